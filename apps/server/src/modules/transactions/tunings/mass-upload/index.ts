import { defineHandlers } from '../../../../http/handlers.ts';
import type { Job } from '../../../../jobs/jobs.ts';
import { reasons } from '../../../dictionary/reasons.ts';
import { massUploadJob } from '../../../mass-upload/job.ts';
import { startMassUpload, templateOf } from '../../../mass-upload/start.ts';
import { defineMassUpload } from '../../../mass-upload/types.ts';
import { applyTuning, explainTuning } from './apply.ts';
import { columns, readLine } from './columns.ts';

const tuningsUpload = defineMassUpload({
  kind: 'tuning_import',
  job: 'tunings.mass-upload',
  titles: { upload: 'Загрузка корректировок', dryRun: 'Проверка файла корректировок', sheet: 'Корректировки' },
  columns,
  optional: ['expiresAt'],
  samples: [['+7 (900) 555-00-01', 'Начислить', '150', reasons.tuning[0]?.name ?? '', 'За обучение', '']],
  maxRows: 5000,
  read: readLine,
  sameAs: ([line]) => [JSON.stringify(line)],
  apply: applyTuning,
  explain: explainTuning,
});

const tuningsMassUpload = massUploadJob(tuningsUpload);

export const tuningsUploadJobs: readonly Job[] = [tuningsMassUpload as Job];

export const tuningsUploadHandlers = defineHandlers({
  'tunings.massUploadTemplate': (ctx) => templateOf(tuningsUpload, ctx.query.format),
  'tunings.massUpload': (ctx) => startMassUpload(ctx, tuningsUpload, tuningsMassUpload, ctx.query.dryRun === 'true'),
});
