import { textFile, textOf, textOfTable, utf16 } from './text.ts';
import type { Line, Peculiarity, Table } from './types.ts';

const seen = { sheet: null, sheets: [], hiddenRows: 0, rows: 2 };
const saved = (name: string, file: (table: Table) => ReturnType<typeof textFile>): Peculiarity => ({
  name,
  file,
  seen,
});
const everywhere =
  (change: (text: string) => string) =>
  ({ header, lines }: Table) =>
    textFile(textOf([header, ...lines.map((line) => line.map(change))]));

/** How programs save a table as a text. */
export const ofTexts: readonly Peculiarity[] = [
  saved('a text in UTF-8', (table) => textFile(textOfTable(table))),
  saved('UTF-8 with its mark', (table) => textFile(textOfTable(table, { first: '\uFEFF' }))),
  saved('«Текст Юникод»', (table) => textFile(utf16(textOfTable(table, { separator: '\t' })))),
  saved('UTF-16 with semicolons', (table) => textFile(utf16(textOfTable(table)))),
  saved('UTF-16 of the other order', (table) => textFile(utf16(textOfTable(table), true))),
  ...[';', ',', '\t', '|'].map((separator) =>
    saved(`sep=${JSON.stringify(separator)}`, (table) =>
      textFile(textOfTable(table, { separator, first: `\uFEFFsep=${separator}\r\n` })),
    ),
  ),
  saved('tabs', (table) => textFile(textOfTable(table, { separator: '\t' }))),
  saved('commas', (table) => textFile(textOfTable(table, { separator: ',' }))),
  saved('line ends of old Macs', (table) => textFile(textOfTable(table, { end: '\r' }))),
  saved('line ends of Unix', (table) => textFile(textOfTable(table, { end: '\n' }))),
  saved('everything in quotes', ({ header, lines }) =>
    textFile([header, ...lines].map((line) => line.map((cell) => `"${cell}"`).join(';')).join('\r\n')),
  ),
  saved('empty rows and columns after it', ({ header, lines }) => {
    const wide = (line: Line): string[] => [...line, '', '', ''];
    const none = header.map(() => '');
    return textFile(textOf([wide(header), ...lines.map(wide), wide(none), wide(none)]));
  }),
  saved(
    'no-break spaces around values',
    everywhere((cell) => `\u00A0${cell}\u202F`),
  ),
  saved(
    'signs nobody sees around values',
    everywhere((cell) => `\u200B${cell}\u200E\u2060`),
  ),
  saved(
    'guards of formulas',
    everywhere((cell) => (/^[+\-=@]/.test(cell) ? `'${cell}` : cell)),
  ),
];
