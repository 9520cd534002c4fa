import { textFile, textOf } from './text.ts';
import type { Line, Peculiarity } from './types.ts';

const named = (name: string, change: (title: string) => string): Peculiarity => ({
  name,
  file: ({ header, lines }) => textFile(textOf([header.map(change), ...lines])),
});

/** How people spell the names of columns, and in what order. */
export const ofHeaders: readonly Peculiarity[] = [
  named('a header in capitals', (title) => title.toUpperCase()),
  named('a header with «ё» for «е»', (title) => title.replaceAll('е', 'ё')),
  named('line breaks within a header', (title) => ` ${title.replaceAll(' ', ' \r\n ')}. `),
  named('signs nobody sees within a header', (title) =>
    `${title.slice(0, 2)}\u00AD${title.slice(2)}\u200B`.replaceAll(' ', '\u00A0'),
  ),
  {
    name: 'one column twice',
    file: ({ header, lines, at }) => {
      const place = at.id ?? 0;
      const rows = lines.map((line) => [...line, `${line[place]}9`]);
      return textFile(textOf([[...header, header[place]!], ...rows]));
    },
    refused: 'IMPORT_COLUMN_TWICE',
  },
  {
    name: 'columns nobody asks for, and others in their places',
    file: ({ header, lines }) => {
      const turned = (line: Line, extra: string): string[] => [extra, ...line.toReversed(), extra];
      return textFile(textOf([turned(header, 'Примечания кассира'), ...lines.map((line) => turned(line, '777'))]));
    },
  },
];
