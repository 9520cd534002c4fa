import { defineHandlers } from '../../../http/handlers.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { massUploadJob } from '../../mass-upload/job.ts';
import { startMassUpload, templateOf } from '../../mass-upload/start.ts';
import { defineMassUpload } from '../../mass-upload/types.ts';
import { keptManufacturer } from '../product-form.ts';
import { applySerial, explainSerial } from './apply.ts';
import { columns, optional, readLine } from './columns.ts';

const serialsUpload = defineMassUpload({
  kind: 'serial_import',
  job: 'serials.import',
  titles: { upload: 'Импорт серийных номеров', dryRun: 'Проверка файла номеров', sheet: 'Серийные номера' },
  columns,
  optional,
  samples: [['СТ-18042', 'СТ-26-0012345', 'Стрежень', '', '15.11.2026', 'свободен']],
  read: readLine,
  sameAs: ([line]) => [`${line.manufacturer ?? ''}|${line.article}|${line.serialKey}`.toLowerCase()],
  apply: applySerial,
  explain: explainSerial,
});

const serialsImport = massUploadJob(serialsUpload);

export const serialsImportJobs: readonly Job[] = [serialsImport as Job];

export const serialsImportHandlers = defineHandlers({
  'serials.importTemplate': (ctx) => templateOf(serialsUpload, ctx.query.format),
  'serials.import': (ctx) => {
    keptManufacturer(ctx.scope);
    return startMassUpload(ctx, serialsUpload, serialsImport, ctx.query.dryRun === 'true');
  },
});
