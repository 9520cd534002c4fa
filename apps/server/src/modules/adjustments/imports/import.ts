import { reasons } from '../../dictionary/index.ts';
import { massUpload } from '../../../core/imports/mass-upload.ts';
import { applyAdjustmentLine, explainAdjustmentError } from './apply.ts';
import { columns, identifiers, readLine } from './columns.ts';

export const adjustmentsUpload = massUpload({
  kind: 'tuning_import',
  job: 'tunings.mass-upload',
  titles: { upload: 'Загрузка корректировок', dryRun: 'Проверка файла корректировок', sheet: 'Корректировки' },
  columns,
  identifiers,
  optional: ['expiresAt', 'number'],
  samples: [['+7 (900) 555-00-01', 'Начислить', '150', reasons.tuning[0]?.name ?? '', 'За обучение', '', '']],
  maxRows: 5000,
  read: readLine,
  sameAs: (line) => [JSON.stringify(line)],
  apply: applyAdjustmentLine,
  explain: explainAdjustmentError,
});

export const adjustmentsUploadJobs = adjustmentsUpload.jobs;
