import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { AuditDetail } from '../audit/audit.ts';
import { scopeFor } from '../../http/scope.ts';
import type { JobContext } from '../../jobs/context.ts';
import { violatedConstraint } from '../../db/sql-errors.ts';
import { beginTrial } from '../../db/trial.ts';
import { type PartResult, partOnce, writeParts } from '../processes/process-parts.ts';
import { explainProblem } from './explain.ts';
import type { ReadRow } from './read.ts';
import { planBatches } from './batches.ts';
import { noteRefusal, openPart, readPart } from './refusals.ts';
import {
  type Applied,
  type MassUploadOf,
  type ValidationIssue,
  type Unit,
  type UnitContext,
  type Whose,
  withCell,
} from './types.ts';

/** The run of one upload. */
export interface Run {
  id: string;
  /** A repetition by a person is another one; what takes over from a server that died is the same. */
  attempt: number;
  dryRun: boolean;
  whose: Whose;
  /** For the journal: whose hand it was. */
  actor: AuditDetail['actor'];
}

/** Thrown to take a trial back: it has shown what would be done. */
export class DryRunRollback<T = unknown> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('trial');
    this.outcome = outcome;
  }
}

/** Units done in one transaction at most. */
const maxBatchSize = 50;

/** A uuid made of the process and the first row of the unit: the same at every attempt. */
function keyOf(processId: string, row: number): string {
  const hex = createHash('sha256').update(`${processId}:${row}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a unit did as the process counts it: by the rows of the file. */
function resultOf(unit: readonly unknown[], applied: Applied, params: PartResult['params'] = {}): PartResult {
  return { counts: { ok: unit.length, [applied === 'unchanged' ? 'skipped' : applied]: unit.length }, params };
}

/** A notice would be taken back with the trial, and its letters sealed and queued for nothing. */
const notifyNobody = async (): Promise<void> => undefined;

/** In a transaction of its own together with the note of what was done; a dry run takes it back. */
async function attempt<T extends readonly (PartResult | undefined)[]>(
  ctx: JobContext,
  process: Run,
  units: readonly Unit<Pick<ReadRow<string, unknown>, 'number'>>[],
  act: (unit: Omit<UnitContext, 'key' | 'tally'>) => Promise<T>,
): Promise<T> {
  const { whose } = process;
  const rest = { by: whose.id, whose, scope: scopeFor(whose), at: ctx.now(), dryRun: process.dryRun, run: process };
  try {
    return await ctx.transaction(async (work) => {
      const audit: typeof work.audit = (detail) =>
        work.audit({ actor: process.actor, processId: process.id, ...detail });
      if (process.dryRun) await beginTrial(work.db);
      const notify = process.dryRun ? notifyNobody : work.notify;
      const outcome = await act({ ...rest, work: { ...work, audit, notify } });
      if (process.dryRun) throw new DryRunRollback(outcome);
      const parts = units.flatMap(([{ number }], index) => {
        const result = outcome[index];
        return result ? [{ part: number, ...result }] : [];
      });
      await writeParts(work.db, process, parts);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.outcome as T;
    throw error;
  }
}

export const rowsOf = <F extends string, Row>(unit: Unit<ReadRow<F, Row>>) =>
  unit.map(({ row }) => row) as [Row, ...Row[]];

/** What the units did that could share a transaction; the others have done nothing. */
export async function runBatches<F extends string, Row>(
  ctx: JobContext,
  { batch }: MassUploadOf<F, Row>,
  units: readonly Unit<ReadRow<F, Row>>[],
  process: Run,
): Promise<ReadonlyMap<Unit<ReadRow<F, Row>>, PartResult>> {
  const done = new Map<Unit<ReadRow<F, Row>>, PartResult>();
  if (!batch) return done;
  for (const planned of planBatches(units, (unit) => batch.sharedNames(rowsOf(unit)), maxBatchSize)) {
    if (planned.length === 1) continue;
    const keyed = planned.map((unit) => ({ unit: rowsOf(unit), key: keyOf(process.id, unit[0].number) }));
    const results = await attempt(ctx, process, planned, async (context) => {
      // An account somebody holds must not stop the others: by itself its unit waits longer.
      await sql`set local lock_timeout = '1s'`.execute(context.work.db);
      const outcomes = await batch.apply(context, keyed);
      return outcomes.map((outcome, index) =>
        outcome === 'individual' ? undefined : resultOf(planned[index]!, outcome),
      );
    })
      // Each of them says by itself what is wrong with it.
      .catch(() => []);
    for (const [index, result] of results.entries()) if (result) done.set(planned[index]!, result);
  }
  return done;
}

/** A row of the file that was not taken. */
export interface Found {
  number: number;
  issues: readonly ValidationIssue[];
}

/** Rows of the unit that cannot even be read; undefined: all of them can. */
export function unreadableIn(unit: Unit<ReadRow<string, unknown>>): Found[] | undefined {
  const wrong = unit.filter(({ issues }) => issues.length > 0);
  return wrong.length > 0 ? wrong : undefined;
}

/** What a unit did, or the validation issues of every row of it that could not be done. */
export async function runUnit<F extends string, Row>(
  ctx: JobContext,
  made: MassUploadOf<F, Row>,
  unit: Unit<ReadRow<F, Row>>,
  process: Run,
): Promise<PartResult | Found[]> {
  const unreadable = unreadableIn(unit);
  if (unreadable) return unreadable;
  const [{ number }] = unit;
  try {
    const key = keyOf(process.id, number);
    const [result] = await attempt(ctx, process, [unit], async (context) => {
      const sums: Record<string, number> = {};
      const tally = (name: string, count: number) => void (sums[name] = (sums[name] ?? 0) + count);
      const applied = await made.apply({ ...context, key, tally }, rowsOf(unit));
      return [resultOf(unit, applied, sums)] as const;
    });
    return result;
  } catch (error) {
    const issues = made.explain?.(error, rowsOf(unit)) ?? explainProblem(error, made.columns[0]?.[1] ?? '');
    if (!issues && violatedConstraint(error) !== partOnce) throw error;
    // A server that was taken for dead may be at the same work still: what it has done is no refusal.
    const elsewhere = await readPart(ctx, process, number);
    if (elsewhere) return openPart(ctx, process, number, elsewhere);
    if (!issues) throw error;
    const found = unit.flatMap((row, index) => {
      const own = issues.filter(({ at = 0 }) => at === index).map((one) => withCell(made.columns, one, row.cells));
      return own.length > 0 ? [{ number: row.number, issues: own }] : [];
    });
    return noteRefusal(ctx, process, { part: number, rows: unit.length }, found);
  }
}
