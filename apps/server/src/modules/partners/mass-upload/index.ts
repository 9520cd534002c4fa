import { defineHandlers } from '../../../http/handlers.ts';
import { writeCsv } from '../../../tables/csv.ts';
import { writeXlsx } from '../../../tables/xlsx.ts';
import { collect, startProcess } from '../../lists/run-process.ts';
import { columns, sample } from './columns.ts';
import { massUpload } from './job.ts';
import { readTable } from './table.ts';

export const massUploadHandlers = defineHandlers({
  'partners.massUploadTemplate': async (ctx) => {
    const format = ctx.query.format ?? 'xlsx';
    const header = columns.map(([, title]) => title);
    const parts = format === 'csv' ? writeCsv(header, [sample]) : writeXlsx('Партнёры', header, [sample]);
    return {
      fileName: `Партнёры, образец.${format}`,
      mime:
        format === 'csv'
          ? 'text/csv; charset=utf-8'
          : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      body: await collect(parts),
    };
  },

  /** The header is checked at once; the rows are read by a job people can watch. */
  'partners.massUpload': async (ctx) => {
    await readTable(ctx.upload.mime, ctx.upload.bytes);
    const source = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'process' });
    const dryRun = ctx.body.dryRun === 'true';
    const started = await startProcess(ctx, {
      kind: 'partner_mass_upload',
      title: dryRun ? 'Проверка файла партнёров' : 'Загрузка партнёров',
      job: massUpload,
      startedBy: ctx.actor.id,
      params: { dryRun, mime: ctx.upload.mime, fileName: source.name },
      sourceFileId: source.id,
    });
    ctx.audit({ action: 'import', entityId: started.processId, entityLabel: source.name, after: { dryRun } });
    return started;
  },
});
