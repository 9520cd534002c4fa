import { dateText, type DateCell } from './date-cell.ts';

/** One cell: text stays text, numbers stay numbers, dates are dates. */
export type Cell = string | number | DateCell | null;

// A cell that begins like this is run as a formula by spreadsheets (CWE-1236); a quote makes it text.
const formula = /^[=+\-@\t\r\0]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return dateText(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const flushLength = 64 * 1024;

/** As Russian Excel opens it by a double click: UTF-8 with BOM, `;`, CRLF, decimal comma. */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  let text = `\uFEFF${header.map(cellText).join(';')}\r\n`;
  for await (const row of rows) {
    text += `${row.map(cellText).join(';')}\r\n`;
    if (text.length < flushLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
