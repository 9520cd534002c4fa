import type { FileReply } from '@pribavka/api';

import type { Actor } from '../../http/actor.ts';
import type { Work } from '../../http/context.ts';
import type { Upload } from '../files/files.ts';
import type { Scope } from '../../http/scope.ts';
import type { Job } from '../../jobs/jobs.ts';
import { writeCsv } from '../tables/csv.ts';
import { writeXlsx } from '../tables/xlsx.ts';
import { collect, startProcess } from '../processes/run-process.ts';
import { type FileChoice, readTable } from './read.ts';
import type { MassUploadOf, SampleContext } from './types.ts';

const mimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

// A plus at the beginning is a formula to a spreadsheet, and would need a quote before it.
const plainPhone = (cell: string): string => cell.replace(/^\+7(?= \()/, '8');

/** A file that loads as it is: the header and the samples. */
export async function templateOf<F extends string, Row>(
  made: Pick<MassUploadOf<F, Row>, 'columns' | 'samples' | 'samplesOf' | 'notes'> & { titles: { sheet: string } },
  ctx: SampleContext,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<FileReply> {
  const header = made.columns.map(([, title]) => title);
  const { sheet } = made.titles;
  const samples = (await made.samplesOf?.(ctx)) ?? made.samples;
  const parts =
    format === 'csv'
      ? writeCsv(
          header,
          samples.map((row) => row.map(plainPhone)),
        )
      : writeXlsx(sheet, header, samples, made.notes);
  return { fileName: `${sheet}, образец.${format}`, mime: mimes[format], body: await collect(parts) };
}

/** The request an upload comes with. */
export type UploadCtx = Work & { actor: Actor; scope: Scope; upload: Upload };

/** Checks the header at once and puts the rows into a job people can watch. */
export async function startMassUpload<F extends string, Row>(
  ctx: UploadCtx,
  made: MassUploadOf<F, Row>,
  job: Job<{ processId: string }>,
  dryRun: boolean,
  choice: FileChoice,
): Promise<{ processId: string }> {
  await readTable(made, ctx.upload, choice);
  return queueUpload(ctx, made, job, ctx.upload, dryRun, choice);
}

/** Puts a file whose columns are known to be right into the job. */
export async function queueUpload<F extends string, Row>(
  ctx: Omit<UploadCtx, 'upload'>,
  made: MassUploadOf<F, Row>,
  job: Job<{ processId: string }>,
  upload: Upload,
  dryRun: boolean,
  { columns, sheet, encoding }: FileChoice = {},
): Promise<{ processId: string }> {
  const source = await ctx.files.save({ ...upload, ownerId: ctx.actor.id, purpose: 'process' });
  const { id, kind, dataScope, partnerId, manufacturerId, roleCode } = ctx.actor;
  const started = await startProcess(ctx, {
    kind: made.kind,
    title: dryRun ? made.titles.dryRun : made.titles.upload,
    job,
    startedBy: id,
    params: {
      dryRun,
      mime: upload.mime,
      ...(columns !== undefined && { columns }),
      ...(sheet !== undefined && { sheet }),
      ...(encoding !== undefined && { encoding }),
      fileName: source.name,
      whose: { id, kind, dataScope, partnerId, manufacturerId, roleCode },
    },
    sourceFileId: source.id,
    partnerId: ctx.scope.kind === 'partner' ? ctx.scope.partnerId : undefined,
  });
  ctx.audit({ action: 'import', entityId: started.processId, entityLabel: source.name, after: { dryRun } });
  return started;
}
