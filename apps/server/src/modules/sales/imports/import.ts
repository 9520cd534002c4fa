import { massUpload } from '../../../core/imports/mass-upload.ts';
import { applySales, explainSale, sharedNames } from './apply.ts';
import { columns, identifiers, optional, readLine, sample, unitOf } from './columns.ts';
import { identifyUnits } from './identify.ts';

export const salesUpload = massUpload({
  kind: 'sale_import',
  job: 'sales.mass-upload',
  titles: { upload: 'Загрузка продаж', dryRun: 'Проверка файла продаж', sheet: 'Продажи' },
  columns,
  identifiers,
  optional,
  samples: [sample],
  read: readLine,
  unitOf,
  identify: ({ db }, lines) => identifyUnits(db, lines),
  sameIn: 'serial',
  apply: async ({ key, ...ctx }, unit) => {
    const [result] = await applySales(ctx, [{ unit, key }]);
    if (!result || result === 'individual') throw new Error('A sale by itself is applied or refused');
    return result;
  },
  batch: { sharedNames, apply: applySales },
  explain: explainSale,
});

export const salesUploadJobs = salesUpload.jobs;
