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

/** The first sheet of an XLSX or a CSV as rows of texts; 400 `FILE_BROKEN` or the bound it exceeds. */
export async function readSheet({ mime, bytes, sheet }: SentTable): Promise<Sheet> {
  if (sheet) return sheet;
  const [header, ...rows] = await readRowsApart(mime, bytes);
  return { header: header?.cells ?? [], rows };
}
