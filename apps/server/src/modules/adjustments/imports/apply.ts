import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { adjustmentNumber } from '../../../core/numbers.ts';
import { readSettings } from '../../points-settings/index.ts';
import { explainProblem } from '../../../core/imports/explain.ts';
import { type Applied, type Refused, titleOf, type Unit, type UnitContext } from '../../../core/imports/types.ts';
import { type AdjustmentRecord, readAdjustment } from '../repository/records.ts';
import { notifyAskedByFile, recordDecision } from '../notices.ts';
import { Trial } from '../commands/trial.ts';
import { type Author, createAdjustment } from '../commands/write.ts';
import { columns, type Field, type AdjustmentLine } from './columns.ts';

/** What the rows of one run have in common. */
interface FileRun {
  begunAt: Date;
  /** Of the moment the run began: all its sums in roubles are at one rate. */
  rateKopecks: number;
  trial: Trial | undefined;
  members: Set<string>;
}

const runs = new WeakMap<object, FileRun>();

async function fileRunOf({ run, work, at, dryRun }: UnitContext): Promise<FileRun> {
  const known = runs.get(run);
  if (known) return known;
  const { rateKopecks } = await readSettings(work.db);
  const begun = { begunAt: at, rateKopecks, trial: dryRun ? new Trial() : undefined, members: new Set<string>() };
  runs.set(run, begun);
  return begun;
}

type Moved = Pick<AdjustmentRecord, 'direction' | 'points' | 'memberId' | 'status'>;

/** What the file moves, for how many people, and how much of it a second person decides. */
function addUp({ tally, dryRun }: UnitContext, { rateKopecks, members }: FileRun, made: Moved): void {
  const { direction, points, memberId, status } = made;
  tally(`${direction}Points`, points);
  tally(`${direction}Kopecks`, points * rateKopecks);
  if (status === 'on_approval') tally('awaitingApproval', 1);
  // A load may have been begun by a server that died: whom it met is not known here.
  if (dryRun && !members.has(memberId)) tally('membersCount', 1);
  members.add(memberId);
}

/** What this row of the file has booked already, on another server. */
async function findBooked({ work, by, key }: UnitContext): Promise<AdjustmentRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from tunings where created_by = ${by} and idem = ${key}`.execute(work.db);
  return rows[0] && readAdjustment(work.db, rows[0].id);
}

/** Whether the row is an adjustment of this programme that came back in its own file; another under its number is refused. */
async function isKnown(db: Db, line: AdjustmentLine): Promise<boolean> {
  if (line.number === undefined) return false;
  const { rows } = await sql<{ id: string }>`select id from tunings where number = ${line.number}`.execute(db);
  if (!rows[0]) return false;
  const made = await readAdjustment(db, rows[0].id);
  const isSame =
    made.memberPhone === line.phone &&
    made.direction === line.direction &&
    made.points === line.points &&
    made.reasonCode === line.reasonCode &&
    made.comment.trim() === line.comment &&
    (made.expiresOn ?? undefined) === line.expiresAt;
  if (!isSame) throw fieldProblem('TUNING_NUMBER_TAKEN', 'number', { number: adjustmentNumber(line.number) });
  return true;
}

/** One adjustment of the file, by the same rules as one made by hand. */
export async function applyAdjustmentLine(ctx: UnitContext, [line]: Unit<AdjustmentLine>): Promise<Applied> {
  const { work, by } = ctx;
  const author: Author = { db: work.db, now: ctx.at, id: by, key: ctx.key };
  const fileRun = await fileRunOf(ctx);
  const { trial } = fileRun;
  const booked = trial ? undefined : await findBooked(ctx);
  if (booked) {
    addUp(ctx, fileRun, booked);
    return 'unchanged';
  }
  if (await isKnown(work.db, line)) return 'unchanged';
  const { reasonCode, comment, direction, points, phone, expiresAt } = line;
  const body = { phone, direction, points, reasonCode, comment, ...(expiresAt ? { expiresAt } : {}) };
  const id = await createAdjustment(author, body, { fromFile: true, trial });
  if (trial) {
    const { memberId, waits } = trial.latest;
    addUp(ctx, fileRun, { direction, points, memberId, status: waits ? 'on_approval' : 'applied' });
    return 'created';
  }
  const made = await readAdjustment(work.db, id);
  await recordDecision(work, made);
  await notifyAskedByFile(work, made, fileRun.begunAt);
  addUp(ctx, fileRun, made);
  return 'created';
}

const fieldOf: Record<string, Field> = { reasonCode: 'reason' };

export const explainAdjustmentError = (error: unknown): readonly Refused[] | undefined =>
  explainProblem(error, titleOf(columns, 'phone'), (name) => ({
    column: titleOf(columns, fieldOf[name] ?? (name as Field)),
  }));
