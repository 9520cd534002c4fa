import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import type { JobContext } from '../../jobs/context.ts';

/** How long a process belongs to who runs it after the last sign of life, and how often one is given. */
export const lease = { seconds: 30, renewMs: 10_000 } as const;

const endOfLease = (now: Date): Date => new Date(now.getTime() - lease.seconds * 1000);

export const readProcess = (db: Db, id: string) =>
  db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirst();

export type ProcessRow = NonNullable<Awaited<ReturnType<typeof readProcess>>>;
export type Status = ProcessRow['status'];

/** One run of an attempt: another run of it, or another attempt, is not this one. */
export type Run = Pick<ProcessRow, 'id' | 'attempt' | 'runner'>;

/** The process is run by somebody else by now: what is done here is no longer wanted. */
export class LostError extends Error {
  constructor() {
    super('The process is run by another server');
    this.name = 'LostError';
  }
}

/** Only the run that holds the process changes it: one that lost it, or was begun again, leaves the row as it is. */
export async function changeRun(
  db: Db,
  { id, attempt, runner }: Run,
  from: readonly Status[],
  values: Record<string, unknown>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('runner', 'is not distinct from', runner)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a process that waits, or whose server gives no sign of life; undefined where there is nothing to take. */
export async function takeRun(db: Db, id: string, now: Date): Promise<ProcessRow | undefined> {
  return db
    .updateTable('processes')
    .set({
      status: 'running',
      runner: newId(),
      startedAt: sql<Date>`coalesce(started_at, ${now})`,
      heartbeatAt: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'queued'),
        eb.and([
          eb('status', '=', 'running'),
          eb.or([eb('runner', 'is', null), eb('heartbeatAt', 'is', null), eb('heartbeatAt', '<', endOfLease(now))]),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Holds the run to the end of the transaction, so that what is done in it is done by one; throws where it is lost. */
export async function holdRun(db: Db, { id, attempt, runner }: Run): Promise<void> {
  const row = await db
    .selectFrom('processes')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('runner', 'is not distinct from', runner)
    .forShare()
    .executeTakeFirst();
  if (!row) throw new LostError();
}

/** Gives signs of life until it is ended, however long one portion of the work takes. */
export function renewRun({ db, now }: JobContext, run: Run): () => Promise<void> {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    // One that did not get through is followed by the next; who lost the process learns it where it writes.
    last = last
      .then(() => changeRun(db, run, ['running'], { heartbeatAt: now() }))
      .then(
        () => undefined,
        () => undefined,
      );
  }, lease.renewMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
