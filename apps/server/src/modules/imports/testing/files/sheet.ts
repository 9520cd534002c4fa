import { book, type BookOptions, type BookSheet } from '../../../../core/tables/testing/workbook.ts';
import { bookFile, type Line, type SentFile, type Table } from './types.ts';

/** A cell as its markup: attributes of `c` and what is in it. */
interface RawCell {
  attributes: string;
  inner: string;
}
export type SheetCell = string | number | RawCell;

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const raw = (attributes: string, inner: string): RawCell => ({ attributes, inner });
export const inlined = (text: string): RawCell =>
  raw('t="inlineStr"', `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`);
/** A number of the sheet in the cell style of that number. */
export const valued = (value: string | number, style = 0): RawCell => raw(`s="${style}"`, `<v>${value}</v>`);

const letterOf = (at: number): string => String.fromCharCode(65 + at);

export function rowOf(number: number, cells: readonly SheetCell[], attributes = ''): string {
  const all = cells.map((cell, at) => {
    const { attributes: own, inner } =
      typeof cell === 'string' ? inlined(cell) : typeof cell === 'number' ? valued(cell) : cell;
    return `<c r="${letterOf(at)}${number}" ${own}>${inner}</c>`;
  });
  return `<row r="${number}" ${attributes}>${all.join('')}</row>`;
}

/** The header and lines under it, from that row of the sheet on. */
export const rowsOf = (header: Line, lines: readonly (readonly SheetCell[])[], first = 1): string =>
  [header, ...lines].map((cells, at) => rowOf(first + at, cells)).join('');

export const dataSheet = ({ header, lines }: Table, name = 'Данные'): BookSheet => ({
  name,
  rows: rowsOf(header, lines),
});

export const bookOf = (sheets: readonly BookSheet[], options?: BookOptions): SentFile =>
  bookFile(book(sheets, options));
