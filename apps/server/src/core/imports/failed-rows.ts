import type { JobContext } from '../../jobs/context.ts';
import { writeXlsx } from '../tables/xlsx.ts';
import { collect } from '../processes/run-process.ts';
import type { Cells, MassUploadOf, Mistake } from './types.ts';

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file to correct and upload again: the refused rows as they were, each with what to fix. */
export async function saveFailed<F extends string, Row>(
  ctx: JobContext,
  made: MassUploadOf<F, Row>,
  ownerId: string | null,
  rows: readonly { cells: Cells<F>; reasons: readonly Mistake[] }[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const header = [...made.columns.map(([, title]) => title), 'Что исправить'];
  const lines = rows.map(({ cells, reasons }) => [
    ...made.columns.map(([field]) => cells[field]),
    reasons.map((one) => `${one.column}: ${one.message}`).join('; ') || 'Ошибка в другой строке этой же записи',
  ]);
  const bytes = await collect(writeXlsx('Ошибки', header, lines));
  const file = await ctx.transaction((work) =>
    work.files.save({ name: 'Строки с ошибками.xlsx', mime: sheetMime, bytes, ownerId, purpose: 'process' }),
  );
  return file.id;
}
