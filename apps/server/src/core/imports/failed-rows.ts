import type { JobContext } from '../../jobs/context.ts';
import { writeXlsx } from '../tables/xlsx.ts';
import { collect } from '../processes/run-process.ts';
import type { Cells, MassUploadOf, ValidationIssue } from './types.ts';

export const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FailedRow<F extends string> {
  cells: Cells<F>;
  reasons: readonly Pick<ValidationIssue, 'column' | 'message'>[];
}

/** A file to correct and upload again: the refused rows as they were, each with what to fix. */
export function failedRowsFile<F extends string, Row>(
  { columns }: Pick<MassUploadOf<F, Row>, 'columns'>,
  rows: readonly FailedRow<F>[],
): Promise<Buffer> {
  const header = [...columns.map(([, title]) => title), 'Что исправить'];
  const lines = rows.map(({ cells, reasons }) => [
    ...columns.map(([field]) => cells[field]),
    reasons.map((one) => `${one.column}: ${one.message}`).join('; ') || 'Ошибка в другой строке этой же записи',
  ]);
  return collect(writeXlsx('Ошибки', header, lines));
}

export const failedRowsName = 'Строки с ошибками.xlsx';

export async function saveFailed<F extends string, Row>(
  ctx: JobContext,
  made: MassUploadOf<F, Row>,
  ownerId: string | null,
  rows: readonly FailedRow<F>[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const bytes = await failedRowsFile(made, rows);
  const file = await ctx.transaction((work) =>
    work.files.save({ name: failedRowsName, mime: sheetMime, bytes, ownerId, purpose: 'process' }),
  );
  return file.id;
}
