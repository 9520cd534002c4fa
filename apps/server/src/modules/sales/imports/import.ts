import { massUpload } from '../../../core/imports/mass-upload.ts';
import { applySale, explainSale } from './apply.ts';
import { columns, optional, readLine, sample } from './columns.ts';
import { salesTogether } from './together.ts';

export const salesUpload = massUpload({
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
  together: salesTogether,
  explain: explainSale,
});

export const salesUploadJobs = salesUpload.jobs;
