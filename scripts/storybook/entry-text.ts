import type { DocumentedEntry, DocumentedValue } from './entry-reference.ts';
import { typeText } from './reference.ts';
import type { MessageTable } from '../lib/types/messages.ts';

const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

const valueText = ({ name, about, signature }: DocumentedValue): string =>
  [`### \`${name}\``, ...(about === '' ? [] : [about]), fence(signature)].join('\n\n');

const headings: readonly (readonly [DocumentedValue['kind'], string])[] = [
  ['hook', '## Хуки'],
  ['function', '## Функции'],
  ['value', '## Значения и классы'],
];

/** Functions, constants and types of an entry as Markdown. */
export function entryText(entry: string, { values, types }: DocumentedEntry): string {
  const names = values.map(({ name }) => name).join(', ');
  const imported = names.length > 70 ? `\n  ${names.replaceAll(', ', ',\n  ')},\n` : ` ${names} `;
  return [
    ...(values.length === 0 ? [] : ['## Импорт', fence(`import {${imported}} from '${entry}';`)]),
    ...headings.flatMap(([kind, heading]) => {
      const shown = values.filter((value) => value.kind === kind);
      return shown.length === 0 ? [] : [heading, ...shown.map(valueText)];
    }),
    ...(types.length === 0 ? [] : ['## Типы', ...types.map(([name, type]) => typeText(name, type))]),
  ].join('\n\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Keys of the texts of a package with the Russian texts, a table for each component. */
export const messagesText = (tables: readonly MessageTable[]): string =>
  tables
    .flatMap(({ key, texts }) => [
      `### \`${key}\``,
      [
        '| Ключ | По-русски |',
        '|---|---|',
        ...texts.map(({ name, text }) => `| \`${name}\` | \`${cell(text)}\` |`),
      ].join('\n'),
    ])
    .join('\n\n');
