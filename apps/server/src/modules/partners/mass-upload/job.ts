import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/tx.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { writeXlsx } from '../../../tables/xlsx.ts';
import { beat, collect, runProcess, type RowError } from '../../lists/run-process.ts';
import { applyRow, type Applied } from './apply.ts';
import { columns, readRow, type UploadRow } from './columns.ts';
import { readTable } from './table.ts';

// Thrown to take a trial back: the row has shown what it would do.
class Trial extends Error {
  readonly outcome: Applied;
  constructor(outcome: Applied) {
    super('trial');
    this.outcome = outcome;
  }
}

async function tryRow(ctx: JobContext, row: UploadRow, by: string | null, dryRun: boolean): Promise<Applied> {
  const work = async (tx: Db): Promise<Applied> => {
    const outcome = await applyRow(tx, row, by, ctx.now());
    if (dryRun) throw new Trial(outcome);
    return outcome;
  };
  try {
    return await ctx.transaction((bound) => work(bound.db));
  } catch (error) {
    if (error instanceof Trial) return error.outcome;
    throw error;
  }
}

/** Reads the file row by row; a wrong row changes nothing and comes back in a file of its own. */
export const massUpload = defineJob<{ processId: string }>({
  name: 'partners.mass-upload',
  handle: (ctx, { processId }) =>
    runProcess(ctx, processId, async (process) => {
      const { dryRun, mime } = process.params as unknown as { dryRun: boolean; mime: string };
      const bytes = await ctx.transaction((work) => work.files.readAll(process.sourceFileId ?? ''));
      const rows = await readTable(mime, bytes);
      const counts = { ok: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
      const errors: RowError[] = [];
      const failed: (readonly string[])[] = [];
      for (const [index, { number, cells }] of rows.entries()) {
        const { row, mistakes } = readRow(cells);
        const found = mistakes.map((one) => ({ row: number, code: 'IMPORT_VALUE', ...one }));
        if (found.length === 0) {
          try {
            const outcome = await tryRow(ctx, row, process.startedBy, dryRun);
            counts.ok += 1;
            counts[outcome === 'unchanged' ? 'skipped' : outcome] += 1;
          } catch (error) {
            if (!violatedConstraint(error)) throw error;
            const message = 'Строка не сочетается с тем, что уже есть: проверьте ИНН, КПП и код точки';
            found.push({ row: number, column: 'ИНН', value: row.inn, code: 'IMPORT_CONFLICT', message });
          }
        }
        if (found.length > 0) {
          counts.failed += 1;
          errors.push(...found);
          failed.push([
            ...columns.map(([field]) => cells[field]),
            found.map((one) => `${one.column}: ${one.message}`).join('; '),
          ]);
        }
        if (index % 50 === 49 && !(await beat(ctx, processId, index + 1, rows.length))) return undefined;
      }
      await beat(ctx, processId, rows.length, rows.length);
      return { counts, errors, errorsFileId: await saveFailed(ctx, process.startedBy, failed) };
    }),
});

async function saveFailed(
  ctx: JobContext,
  ownerId: string | null,
  rows: readonly (readonly string[])[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const header = [...columns.map(([, title]) => title), 'Что исправить'];
  const bytes = await collect(writeXlsx('Ошибки', header, rows));
  const file = await ctx.transaction((work) =>
    work.files.save({
      name: 'Строки с ошибками.xlsx',
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes,
      ownerId,
      purpose: 'process',
    }),
  );
  return file.id;
}
