import { defineHandlers } from '../../../http/handlers.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { massUploadJob } from '../../mass-upload/job.ts';
import { startMassUpload, templateOf } from '../../mass-upload/start.ts';
import { defineMassUpload } from '../../mass-upload/types.ts';
import { keptManufacturer } from '../product-form.ts';
import { applyProduct, explainProduct } from './apply.ts';
import { columns, optional, readLine, sample } from './columns.ts';

const productsUpload = defineMassUpload({
  kind: 'product_import',
  job: 'products.import',
  titles: { upload: 'Импорт товаров', dryRun: 'Проверка файла товаров', sheet: 'Товары' },
  columns,
  optional,
  samples: [sample],
  read: readLine,
  sameAs: ([line]) => [`${line.manufacturer ?? line.brand ?? ''}|${line.article}`.toLowerCase()],
  apply: applyProduct,
  explain: explainProduct,
});

const productsImport = massUploadJob(productsUpload);

export const productsImportJobs: readonly Job[] = [productsImport as Job];

export const productsImportHandlers = defineHandlers({
  'products.importTemplate': (ctx) => templateOf(productsUpload, ctx.query.format),
  'products.import': (ctx) => {
    keptManufacturer(ctx.scope);
    return startMassUpload(ctx, productsUpload, productsImport, ctx.query.dryRun === 'true');
  },
});
