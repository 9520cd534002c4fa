import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { AuditDetail } from '../audit/audit.ts';
import { scopeFor } from '../../http/scope.ts';
import type { JobContext } from '../../jobs/context.ts';
import { explainProblem } from './explain.ts';
import type { ReadRow } from './read.ts';
import { planBatches } from './batches.ts';
import type { Applied, MassUploadOf, ValidationIssue, Unit, UnitContext, Whose } from './types.ts';

/** The run of one upload. */
export interface Run {
  id: string;
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

/** In a transaction of its own, which a dry run takes back. */
async function attempt<T>(
  ctx: JobContext,
  process: Run,
  act: (unit: Omit<UnitContext, 'key' | 'tally'>) => Promise<T>,
): Promise<T> {
  const { whose } = process;
  const rest = { by: whose.id, whose, scope: scopeFor(whose), at: ctx.now(), dryRun: process.dryRun };
  try {
    return await ctx.transaction(async (work) => {
      const audit: typeof work.audit = (detail) =>
        work.audit({ actor: process.actor, processId: process.id, ...detail });
      const outcome = await act({ ...rest, work: { ...work, audit } });
      if (process.dryRun) throw new DryRunRollback(outcome);
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
): Promise<ReadonlyMap<Unit<ReadRow<F, Row>>, Applied>> {
  const done = new Map<Unit<ReadRow<F, Row>>, Applied>();
  if (!batch) return done;
  for (const planned of planBatches(units, (unit) => batch.sharedNames(rowsOf(unit)), maxBatchSize)) {
    if (planned.length === 1) continue;
    const keyed = planned.map((unit) => ({ unit: rowsOf(unit), key: keyOf(process.id, unit[0].number) }));
    const outcomes = await attempt(ctx, process, async (context) => {
      // An account somebody holds must not stop the others: by itself its unit waits longer.
      await sql`set local lock_timeout = '1s'`.execute(context.work.db);
      return batch.apply(context, keyed);
    })
      // Each of them says by itself what is wrong with it.
      .catch(() => planned.map(() => 'individual' as const));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome !== 'individual') done.set(planned[index]!, outcome);
    }
  }
  return done;
}

/** A row of the file that was not taken. */
export interface Found {
  number: number;
  issues: readonly ValidationIssue[];
}

/** Validation issues of every row of a unit that could not be done; empty when it was. */
export async function runUnit<F extends string, Row>(
  ctx: JobContext,
  made: MassUploadOf<F, Row>,
  unit: Unit<ReadRow<F, Row>>,
  process: Run,
  done: (outcome: Applied, sums: ReadonlyMap<string, number>) => void,
): Promise<Found[]> {
  const wrong = unit.filter(({ issues }) => issues.length > 0);
  if (wrong.length > 0) return wrong;
  try {
    const key = keyOf(process.id, unit[0].number);
    const sums = new Map<string, number>();
    const tally = (name: string, count: number) => void sums.set(name, (sums.get(name) ?? 0) + count);
    done(await attempt(ctx, process, (context) => made.apply({ ...context, key, tally }, rowsOf(unit))), sums);
    return [];
  } catch (error) {
    const issues = made.explain?.(error, rowsOf(unit)) ?? explainProblem(error, made.columns[0]?.[1] ?? '');
    if (!issues) throw error;
    return unit.flatMap(({ number }, index) => {
      const own = issues.filter(({ at = 0 }) => at === index);
      return own.length > 0 ? [{ number, issues: own }] : [];
    });
  }
}
