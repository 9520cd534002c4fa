import { bounds } from '../../core/tables/bounds.ts';
import type { HostileFile } from './types.ts';

const mime = 'text/csv';
const size = 8 * 1024 * 1024;

const csv = (name: string, text: () => string, code?: string): HostileFile => ({
  name: `CSV: ${name}`,
  mime,
  bytes: () => Buffer.from(text()),
  ...(code ? { code } : {}),
});

/** Tables of plain text with too much of one thing. */
export const hostileTables: readonly HostileFile[] = [
  csv('eight megabytes of lines of two letters', () => 'ab\n'.repeat(size / 3), 'IMPORT_ROWS'),
  csv('eight megabytes of one line', () => 'x'.repeat(size), 'FILE_CELL_TEXT'),
  csv('eight megabytes in one pair of quotes', () => `"${'x\n'.repeat(size / 2)}"`, 'FILE_CELL_TEXT'),
  csv('a quote that never ends', () => `"${'""'.repeat(size / 2)}`, 'FILE_CELL_TEXT'),
  csv('eight megabytes of separators', () => ';'.repeat(size)),
  csv('a text behind eight megabytes of separators', () => `${';'.repeat(size)}x`, 'FILE_COLUMNS'),
  csv('eight megabytes of ends of lines', () => '\r\n'.repeat(size / 2)),
  csv('a column too many', () => 'a;'.repeat(bounds.columns + 1), 'FILE_COLUMNS'),
  csv('too many cells', () => `${'1;'.repeat(bounds.columns)}\n`.repeat(6000), 'FILE_CELLS'),
  csv('too much text', () => `${'x'.repeat(1000)}\n`.repeat(11_000), 'FILE_TEXT'),
  {
    name: 'CSV: letters of no language',
    mime,
    bytes: () => Buffer.from(Array.from({ length: 1_000_000 }, (_, at) => 128 + (at % 128))),
    code: 'FILE_CELL_TEXT',
  },
];
