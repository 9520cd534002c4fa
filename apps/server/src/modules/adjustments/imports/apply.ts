import { sql } from 'kysely';

import { explainProblem } from '../../../core/imports/explain.ts';
import {
  type Applied,
  type ValidationIssue,
  titleOf,
  type Unit,
  type UnitContext,
} from '../../../core/imports/types.ts';
import { readAdjustment } from '../repository/records.ts';
import { recordDecision } from '../notices.ts';
import { type Author, createAdjustment } from '../commands/write.ts';
import { columns, type Field, type AdjustmentLine } from './columns.ts';

/** One adjustment of the file, by the same rules as one made by hand. */
export async function applyAdjustmentLine(ctx: UnitContext, [line]: Unit<AdjustmentLine>): Promise<Applied> {
  const { work, by } = ctx;
  const author: Author = { db: work.db, now: ctx.at, id: by, key: ctx.key };
  const known = await sql<{ id: string }>`
    select id from tunings where created_by = ${by} and idem = ${ctx.key}`.execute(work.db);
  if (known.rows.length > 0) return 'unchanged';
  const { reasonCode, comment, direction, points, phone, expiresAt } = line;
  const body = { phone, direction, points, reasonCode, comment, ...(expiresAt ? { expiresAt } : {}) };
  const id = await createAdjustment(author, body);
  await recordDecision(work, await readAdjustment(work.db, id));
  return 'created';
}

const fieldOf: Record<string, Field> = { reasonCode: 'reason' };

/** What stands in the cell, where a refusal may be about it. */
function valueOf(line: AdjustmentLine, field: Field): string {
  if (field === 'points') return String(line.points);
  return field === 'phone' ? `+${line.phone}` : '';
}

export function explainAdjustmentError(
  error: unknown,
  [line]: Unit<AdjustmentLine>,
): readonly ValidationIssue[] | undefined {
  return explainProblem(error, titleOf(columns, 'phone'), (name) => {
    const field = fieldOf[name] ?? (name as Field);
    return { column: titleOf(columns, field), value: valueOf(line, field) };
  });
}
