import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { explainProblem } from '../../../core/imports/explain.ts';
import { massUpload } from '../../../core/imports/mass-upload.ts';
import { type Refused, titleOf } from '../../../core/imports/types.ts';
import { applyRow } from './apply.ts';
import { columns, type Field, identifiers, optional, readRow, sample } from './columns.ts';

/** Columns the database may refuse a row for: somebody has written the same meanwhile. */
const collisions: Readonly<Record<string, Field>> = { stores_partner_code: 'code' };

function explainPartner(error: unknown): readonly Refused[] | undefined {
  const placeOf = (field: Field) => ({ column: titleOf(columns, field) });
  const constraint = violatedConstraint(error);
  if (!constraint) {
    const refused = explainProblem(error, titleOf(columns, 'name'), (field) => placeOf(field as Field));
    return refused?.map((one) => (one.column === titleOf(columns, 'kpp') ? { ...one, code: 'IMPORT_CONFLICT' } : one));
  }
  const message = 'Строка не сочетается с тем, что уже есть: проверьте ИНН, КПП и код точки';
  return [{ ...placeOf(collisions[constraint] ?? 'inn'), code: 'IMPORT_CONFLICT', message }];
}

export const partnersUpload = massUpload({
  kind: 'partner_mass_upload',
  job: 'partners.mass-upload',
  titles: { upload: 'Загрузка партнёров', dryRun: 'Проверка файла партнёров', sheet: 'Партнёры' },
  columns,
  identifiers,
  optional,
  samples: [sample],
  read: readRow,
  agree: [
    {
      about: ({ inn, kpp }) => `${inn}|${kpp}`,
      fields: ['name', 'legalName', 'contactName', 'phone', 'email'],
      valueOf: (row, field) => row[field],
      message: (row) => `В строке ${row} у этой компании указано другое`,
    },
    // Without a КПП it is nobody's branch, or the branch of another row: the file has to say.
    {
      about: ({ inn }) => inn,
      fields: ['inn'],
      in: 'kpp',
      valueOf: ({ kpp }) => kpp !== '',
      message: (row) => `Сравните со строкой ${row}: у одного ИНН КПП указан не везде. Укажите его в каждой строке`,
    },
  ],
  // Of two rows of one shop the last would win unseen.
  sameAs: ({ inn, kpp, code }) => (inn && code ? [`${inn}|${kpp}|${code.toLowerCase()}`] : []),
  sameIn: 'code',
  apply: (ctx, [row]) => applyRow(ctx, row),
  explain: explainPartner,
});

export const partnersUploadJobs = partnersUpload.jobs;

// Asked for in either place, a trial is a trial.
export async function startPartnersUpload(ctx: Ctx<'partners.massUpload'>): Promise<Output<'partners.massUpload'>> {
  const asked = [ctx.query.dryRun, ctx.body.dryRun];
  return partnersUpload.start(ctx, { ...ctx.query, dryRun: asked.includes('true') ? 'true' : 'false' });
}
