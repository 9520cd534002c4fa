import { sql } from 'kysely';

import { explainProblem } from '../../../core/imports/explain.ts';
import { type Applied, type Mistake, titleOf, type Unit, type UnitContext } from '../../../core/imports/types.ts';
import { readTuning } from '../repository/records.ts';
import { tellOfTuning } from '../notices.ts';
import { type Author, createTuning } from '../commands/write.ts';
import { columns, type Field, type TuningLine } from './columns.ts';

/** One adjustment of the file, by the same rules as one made by hand. */
export async function applyTuning(ctx: UnitContext, [line]: Unit<TuningLine>): Promise<Applied> {
  const { work, by } = ctx;
  const author: Author = { db: work.db, now: ctx.at, id: by, key: ctx.key };
  const known = await sql<{ id: string }>`
    select id from tunings where created_by = ${by} and idem = ${ctx.key}`.execute(work.db);
  if (known.rows.length > 0) return 'unchanged';
  const { reasonCode, comment, direction, points, phone, expiresAt } = line;
  const body = { phone, direction, points, reasonCode, comment, ...(expiresAt ? { expiresAt } : {}) };
  const id = await createTuning(author, body);
  await tellOfTuning(work, await readTuning(work.db, id));
  return 'created';
}

const fieldOf: Record<string, Field> = { reasonCode: 'reason' };

export function explainTuning(error: unknown, [line]: Unit<TuningLine>): readonly Mistake[] | undefined {
  return explainProblem(error, titleOf(columns, 'phone'), (name) => {
    const field = fieldOf[name] ?? (name as Field);
    return { column: titleOf(columns, field), value: field === 'points' ? String(line.points) : '' };
  });
}
