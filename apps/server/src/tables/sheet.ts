import { problem } from '../http/problem.ts';
import { readCsv } from './csv.ts';

// Excel saves CSV in windows-1251 where Russian is the language of the system.
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  // A day of a spreadsheet has no zone: it is read as midnight in UTC.
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : '';
}

/** Cells of the first sheet of an XLSX; 400 `FILE_BROKEN` when it is none. */
export async function readXlsxCells(bytes: Buffer): Promise<unknown[][]> {
  // Read when somebody uploads a table: the reader is of no use to a process nobody uploads to.
  const { default: readXlsxFile } = await import('read-excel-file/node');
  const read = (await readXlsxFile(bytes).catch(() => {
    throw problem('FILE_BROKEN');
  })) as unknown;
  return Array.isArray(read) && !Array.isArray(read[0])
    ? (read[0] as { data: unknown[][] }).data
    : (read as unknown[][]);
}

/** The first sheet of an XLSX or a CSV as rows of texts; 400 `FILE_BROKEN` when it is neither. */
export async function readSheet(mime: string, bytes: Buffer): Promise<string[][]> {
  if (mime === 'text/csv') return readCsv(decode(bytes));
  return (await readXlsxCells(bytes)).map((row) => row.map(cellText));
}
