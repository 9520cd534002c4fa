import { dateText, type DateCell } from './date-cell.ts';
import { guardText } from './guard.ts';

/** One cell: text stays text, numbers stay numbers, dates are dates. */
export type Cell = string | number | DateCell | null;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'object' ? dateText(cell) : guardText(cell);
}

const quote = (text: string, signs: RegExp): string => (signs.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const several = /[";\r\n]/;
// A file of one column has no separator a reader could see: a comma in a cell would be taken for it.
const single = /[";,\t\r\n]/;

const flushLength = 64 * 1024;

/** As Russian Excel opens it by a double click: UTF-8 with BOM, `;`, CRLF, decimal comma. */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  const signs = header.length > 1 ? several : single;
  const line = (cells: readonly Cell[]): string => `${cells.map((cell) => quote(textOf(cell), signs)).join(';')}\r\n`;
  let text = `\uFEFF${line(header)}`;
  for await (const row of rows) {
    text += line(row);
    if (text.length < flushLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
