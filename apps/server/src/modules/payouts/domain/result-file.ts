import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Upload } from '../../../core/files/files.ts';
import { problem } from '../../../http/problem.ts';
import { readCell } from '../../../core/imports/cells.ts';
import { type Columns, placesOf } from '../../../core/imports/columns.ts';
import { damageOf } from '../../../core/imports/damaged.ts';
import { requireEncoding } from '../../../core/imports/encoding.ts';
import { placeHeader } from '../../../core/imports/header.ts';
import { trimUnseen } from '../../../core/text/unseen.ts';
import { readSheet } from '../../../core/tables/sheet.ts';
import { readNumber } from '../../../core/numbers.ts';
import type { PaymentResult } from '../commands/settle.ts';
import { bankStatusOf } from './bank-status.ts';

export type ResultError = { row: number; column: string; value: string; code: string; message: string };
export type ResultFile = { results: PaymentResult[]; errors: ResultError[] };

const maxRows = 5000;
const columns = { number: 'Номер заявки', status: 'Статус', text: 'Причина', ref: 'Номер операции' } as const;
type Column = keyof typeof columns;
const table: Columns<Column> = {
  columns: Object.entries(columns) as [Column, string][],
  optional: ['text', 'ref'],
};

/** The bank's answer, row by row. Nothing is guessed: a row that is not understood is an error with its place. */
export async function readResultFile(db: Db, registryId: string, upload: Upload): Promise<ResultFile> {
  const sheet = await readSheet(upload);
  requireEncoding(sheet);
  // A filter left on would leave payments without their result unseen.
  if (sheet.about?.hiddenRows) throw problem('FILE_HIDDEN_ROWS', { n: sheet.about.hiddenRows });
  if (sheet.header.length === 0) throw problem('IMPORT_EMPTY');
  const { header, rows: read } = placeHeader(Object.values(columns), sheet);
  const places = new Map(placesOf(table, header));
  const rows = read.filter(({ cells }) => cells.some((cell) => trimUnseen(cell) !== ''));
  if (rows.length === 0) throw problem('IMPORT_EMPTY');
  if (rows.length > maxRows) throw problem('IMPORT_ROWS', { n: maxRows });
  const found = await sql<{ id: string; number: number }>`select id, number from withdrawals
    where registry_id = ${registryId} and status = 'in_registry'`.execute(db);
  const byNumber = new Map(found.rows.map((row) => [row.number, row.id]));
  const results = new Map<string, PaymentResult>();
  const errors: ResultError[] = [];
  /** Where each request was first found; the bank may not say two things of one. */
  const first = new Map<string, { row: number; status: PaymentResult['status'] }>();
  rows.forEach(({ number: row, cells }) => {
    const cell = (column: Column): string => readCell(cells[places.get(column) ?? -1], column !== 'text');
    const fail = (column: Column, message: string) =>
      errors.push({ row, column: columns[column], value: cell(column).slice(0, 300), code: 'IMPORT_VALUE', message });
    const withdrawalId = byNumber.get(readNumber(cell('number')) ?? -1);
    if (!withdrawalId) return fail('number', 'В реестре нет такой заявки без результата');
    const outcome = bankStatusOf(cell('status'));
    if (!outcome) return fail('status', 'Статус не понятен: нужно «Выплачено» или «Отклонено»');
    const before = first.get(withdrawalId);
    if (before && before.status !== outcome) {
      results.delete(withdrawalId);
      return fail('status', `Заявка уже есть в строке ${before.row} с другим статусом: уточните в банке`);
    }
    if (before) return fail('number', 'Заявка встречается дважды');
    first.set(withdrawalId, { row, status: outcome });
    // Of the two only one says something of this outcome; a formula may have failed in the other.
    const said = outcome === 'failed' ? 'text' : 'ref';
    const damage = damageOf(cell(said), said === 'ref');
    if (damage !== undefined) return fail(said, damage);
    results.set(
      withdrawalId,
      outcome === 'failed'
        ? { withdrawalId, status: outcome, failureText: cell('text').slice(0, 1000) || undefined }
        : { withdrawalId, status: outcome, providerRef: cell('ref').slice(0, 64) || undefined },
    );
  });
  return { results: [...results.values()], errors };
}
