import readXlsxFile from 'read-excel-file/node';

import { problem } from '../../../http/problem.ts';
import { readCsv } from '../../../tables/csv.ts';
import { columns, type UploadRow } from './columns.ts';

const maxRows = 20_000;

async function readSheet(mime: string, bytes: Buffer): Promise<string[][]> {
  if (mime === 'text/csv') return readCsv(decode(bytes));
  const read = (await readXlsxFile(bytes).catch(() => {
    throw problem('FILE_BROKEN');
  })) as unknown;
  const sheet =
    Array.isArray(read) && !Array.isArray(read[0]) ? (read[0] as { data: unknown[][] }).data : (read as unknown[][]);
  return sheet.map((row) =>
    row.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')),
  );
}

// Excel saves CSV in windows-1251 where Russian is the language of the system.
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[.\s]+/g, ' ')
    .trim();

/** Rows by our names, whatever the order of the columns. The number is the one the spreadsheet shows. */
export async function readTable(mime: string, bytes: Buffer): Promise<{ number: number; cells: UploadRow }[]> {
  const [header = [], ...rows] = await readSheet(mime, bytes);
  const places = columns.map(([field, title]) => {
    const at = header.findIndex((cell) => plain(cell) === plain(title));
    if (at < 0) throw problem('IMPORT_HEADER', { name: title });
    return [field, at] as const;
  });
  const read = rows
    .map((row, index) => ({
      number: index + 2,
      cells: Object.fromEntries(
        places.map(([field, at]) => [field, (row[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')]),
      ) as UploadRow,
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (read.length === 0) throw problem('IMPORT_EMPTY');
  if (read.length > maxRows) throw problem('IMPORT_ROWS', { n: maxRows });
  return read;
}
