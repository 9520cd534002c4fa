import type { Output } from '../../../../http/contract.ts';
import type { Ctx } from '../../../../http/context.ts';
import { massUpload } from '../../../../core/imports/mass-upload.ts';
import { keptManufacturer } from '../../repository/product-form.ts';
import { applySerial, explainSerial, identifySerials } from './apply.ts';
import { columns, identifiers, optional, readLine } from './columns.ts';
import { serialSamples } from './sample.ts';

export const serialsUpload = massUpload({
  kind: 'serial_import',
  job: 'serials.import',
  titles: { upload: 'Загрузка серийных номеров', dryRun: 'Проверка файла номеров', sheet: 'Серийные номера' },
  columns,
  identifiers,
  optional,
  samples: [['СТ-18042', 'СТ-26-0012345', 'Стрежень', '', '', '15.11.2026', 'свободен']],
  samplesOf: serialSamples,
  read: readLine,
  identify: identifySerials,
  sameIn: 'serial',
  apply: applySerial,
  explain: explainSerial,
});

export const serialsImportJobs = serialsUpload.jobs;

export async function startSerialsImport(ctx: Ctx<'serials.import'>): Promise<Output<'serials.import'>> {
  keptManufacturer(ctx.scope);
  return serialsUpload.start(ctx, ctx.query);
}
