import { sql } from 'kysely';

import { explainProblem } from '../../../core/imports/explain.ts';
import { type Applied, type Refused, titleOf, type Unit, type UnitContext } from '../../../core/imports/types.ts';
import { readAdjustment } from '../repository/records.ts';
import { notifyAskedByFile, recordDecision } from '../notices.ts';
import { type Author, createAdjustment } from '../commands/write.ts';
import { columns, type Field, type AdjustmentLine } from './columns.ts';

/** What the file moves, and how much of it a second person decides: a trial does not see the rows before each row. */
function addUp({ tally, dryRun }: UnitContext, line: AdjustmentLine, { status }: { status: string }): void {
  tally(line.direction === 'credit' ? 'creditPoints' : 'debitPoints', line.points);
  if (!dryRun && status === 'on_approval') tally('awaitingApproval', 1);
}

/** One adjustment of the file, by the same rules as one made by hand. */
export async function applyAdjustmentLine(ctx: UnitContext, [line]: Unit<AdjustmentLine>): Promise<Applied> {
  const { work, by } = ctx;
  const author: Author = { db: work.db, now: ctx.at, id: by, key: ctx.key };
  const known = await sql<{ id: string }>`
    select id from tunings where created_by = ${by} and idem = ${ctx.key}`.execute(work.db);
  const first = known.rows[0];
  if (first) {
    addUp(ctx, line, await readAdjustment(work.db, first.id));
    return 'unchanged';
  }
  const { reasonCode, comment, direction, points, phone, expiresAt } = line;
  const body = { phone, direction, points, reasonCode, comment, ...(expiresAt ? { expiresAt } : {}) };
  const id = await createAdjustment(author, body, { fromFile: true, isTrial: ctx.dryRun });
  const made = await readAdjustment(work.db, id);
  await recordDecision(work, made);
  await notifyAskedByFile(work, made, ctx.at);
  addUp(ctx, line, made);
  return 'created';
}

const fieldOf: Record<string, Field> = { reasonCode: 'reason' };

export const explainAdjustmentError = (error: unknown): readonly Refused[] | undefined =>
  explainProblem(error, titleOf(columns, 'phone'), (name) => ({
    column: titleOf(columns, fieldOf[name] ?? (name as Field)),
  }));
