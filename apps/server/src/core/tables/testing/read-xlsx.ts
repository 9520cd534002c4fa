import type { ReadTable, TableChoice } from '../reader/choice.ts';
import type { SheetRow } from '../reader/rows.ts';
import { readXlsxRows } from '../reader/xlsx.ts';

/** Rows of a workbook as its reader gives them, without the thread it reads in. */
export async function readXlsx(
  bytes: Uint8Array,
  choice: TableChoice = {},
): Promise<{ rows: SheetRow[]; about: ReadTable }> {
  const rows: SheetRow[] = [];
  const about = await readXlsxRows(bytes, async (batch) => void rows.push(...batch), choice);
  return { rows, about };
}
