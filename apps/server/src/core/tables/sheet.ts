import { readRowsApart } from './reader/read.ts';
import type { SheetRow } from './reader/rows.ts';

export type { SheetRow } from './reader/rows.ts';

/** A table as people make them: names of columns in the first row that has any, rows under it. */
export interface Sheet {
  header: readonly string[];
  rows: readonly SheetRow[];
}

/** What was sent as a table: its type by content, its bytes, and the table itself where the binder has read it. */
export interface SentTable {
  mime: string;
  bytes: Uint8Array;
  sheet?: Sheet | undefined;
}

export const isTable = (mime: string): boolean => mime === 'text/csv' || mime.endsWith('.spreadsheetml.sheet');

const sheetOf = ([header, ...rows]: readonly SheetRow[]): Sheet => ({ header: header?.cells ?? [], rows });

/** The first sheet of an XLSX or a CSV as rows of texts; 400 `FILE_BROKEN` or the bound it exceeds. */
export async function readSheet({ mime, bytes, sheet }: SentTable): Promise<Sheet> {
  return sheet ?? sheetOf((await readRowsApart(mime, Uint8Array.from(bytes))).rows);
}

/** `readSheet` for bytes that are in one piece of memory of their own: they are given away, and back with the sheet. */
export async function readUpload(mime: string, bytes: Buffer): Promise<{ bytes: Buffer; sheet: Sheet }> {
  const read = await readRowsApart(mime, bytes as Buffer<ArrayBuffer>);
  return { bytes: Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length), sheet: sheetOf(read.rows) };
}
