import { defineHandlers } from '../../../http/handlers.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { massUploadJob } from '../../mass-upload/job.ts';
import { startMassUpload, templateOf } from '../../mass-upload/start.ts';
import { defineMassUpload } from '../../mass-upload/types.ts';
import { applySale, explainSale } from './apply.ts';
import { columns, optional, readLine, sample } from './columns.ts';

const salesUpload = defineMassUpload({
  kind: 'sale_import',
  job: 'sales.mass-upload',
  titles: { upload: 'Загрузка продаж', dryRun: 'Проверка файла продаж', sheet: 'Продажи' },
  columns,
  optional,
  samples: [sample],
  read: readLine,
  unitOf: (line) => line.number,
  sameAs: (unit) =>
    unit.flatMap((line) => (line.serialKey === '' ? [] : [`${line.article}|${line.gtin}|${line.serialKey}`])),
  apply: applySale,
  explain: explainSale,
});

const salesMassUpload = massUploadJob(salesUpload);

export const salesUploadJobs: readonly Job[] = [salesMassUpload as Job];

export const salesUploadHandlers = defineHandlers({
  'sales.massUploadTemplate': (ctx) => templateOf(salesUpload, ctx.query.format),
  'sales.massUpload': (ctx) => startMassUpload(ctx, salesUpload, salesMassUpload, ctx.query.dryRun === 'true'),
});
