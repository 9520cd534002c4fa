import { readRowsApart } from './reader/read.ts';
import type { ReadTable, TableChoice } from './reader/choice.ts';
import type { SheetRow } from './reader/rows.ts';

export type { ReadTable, TableChoice } from './reader/choice.ts';
export type { SheetRow } from './reader/rows.ts';

/** A table as people make them: names of columns in the first row that has any, rows under it. */
export interface Sheet {
  header: readonly string[];
  rows: readonly SheetRow[];
  /** How the file was read; nothing of rows that did not come from one. */
  about?: ReadTable | undefined;
}

/** What was sent as a table: its type by content, its bytes, and the table itself where the binder has read it. */
export interface SentTable {
  mime: string;
  bytes: Uint8Array;
  sheet?: Sheet | undefined;
}

export const isTable = (mime: string): boolean => mime === 'text/csv' || mime.endsWith('.spreadsheetml.sheet');

interface Read {
  rows: readonly SheetRow[];
  about: ReadTable;
}

const sheetOf = ({ rows: [header, ...rows], about }: Read): Sheet => ({ header: header?.cells ?? [], rows, about });

/** Whether the sheet that was read is the one that is asked for. */
const fits = ({ about }: Sheet, { sheet, encoding }: TableChoice): boolean =>
  (sheet === undefined || about?.sheet === sheet) && (encoding === undefined || about?.encoding === encoding);

/**
 * A sheet of an XLSX or a CSV as rows of texts; 400 `FILE_BROKEN`, the bound it exceeds, `FILE_SHEET` for a sheet it does
 * not have or `FILE_ENCODING` for letters that cannot be read.
 */
export async function readSheet({ mime, bytes, sheet }: SentTable, choice: TableChoice = {}): Promise<Sheet> {
  return sheet && fits(sheet, choice) ? sheet : sheetOf(await readRowsApart(mime, Uint8Array.from(bytes), choice));
}

/** `readSheet` for bytes that are in one piece of memory of their own: they are given away, and back with the sheet. */
export async function readUpload(
  mime: string,
  bytes: Buffer,
  { sheet, encoding }: TableChoice,
): Promise<{ bytes: Buffer; sheet: Sheet }> {
  const read = await readRowsApart(mime, bytes as Buffer<ArrayBuffer>, { sheet, encoding });
  return { bytes: Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length), sheet: sheetOf(read) };
}
