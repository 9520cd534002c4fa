import { readCsvRows } from '../reader/csv.ts';

/** Rows of a CSV as its reader gives them, without the thread it reads in. */
export async function readCsv(text: string | Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  await readCsvRows(
    Buffer.from(text as string),
    async (batch) => void rows.push(...batch.map(({ cells }) => cells)),
    {},
  );
  return rows;
}
