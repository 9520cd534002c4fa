import type { ProcessKind } from '@pribavka/api';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { DB } from '../../db/types.gen.ts';
import type { RequestOrigin } from '../audit/audit.ts';
import type { Work } from '../../http/context.ts';
import type { JobContext } from '../../jobs/context.ts';
import type { Job } from '../../jobs/jobs.ts';
import { newId } from '../../ids.ts';
import { notifyFailed } from '../notices/of-processes.ts';
import { forgetParts, sumParts } from './process-parts.ts';
import { failureOf, type RowError, sealErrors } from './process-errors.ts';

export interface Outcome {
  counts: Record<string, number>;
  /** What became known on the way, shown among the parameters. */
  params?: Readonly<Record<string, number>> | undefined;
  errors?: readonly RowError[] | undefined;
  resultFileId?: string | undefined;
  errorsFileId?: string | undefined;
  /** What is said of one that was cancelled: how much of it was done before it stopped. */
  progress?: { done: number; total: number } | undefined;
}

/** Puts work into the queue and answers the process people watch; of a request it keeps where that came from. */
export async function startProcess(
  work: Work & RequestOrigin,
  made: {
    kind: ProcessKind;
    title: string;
    job: Job<{ processId: string }>;
    startedBy: string;
    params: Record<string, unknown>;
    sourceFileId?: string | undefined;
    partnerId?: string | undefined;
    /** What the rows were narrowed to in a person's own words: kept sealed, read by `searchOf`. */
    search?: string | undefined;
  },
): Promise<{ processId: string }> {
  const processId = newId();
  await work.db
    .insertInto('processes')
    .values({
      id: processId,
      kind: made.kind,
      title: made.title,
      params: JSON.stringify(made.params),
      sourceFileId: made.sourceFileId ?? null,
      startedBy: made.startedBy,
      partnerId: made.partnerId ?? null,
      searchSealed: made.search ? work.vault.seal(made.search, processSearchContext(processId)) : null,
      request: work.requestId === undefined ? null : JSON.stringify(originOf(work)),
      queuedAt: work.now(),
    })
    .execute();
  await work.jobs.send(made.job, { processId });
  return { processId };
}

const originOf = ({ requestId, ip, fingerprint, userAgent }: RequestOrigin): RequestOrigin => ({
  requestId,
  ip,
  fingerprint,
  userAgent,
});

/** The request that ordered the process; nothing of one that a timetable or an older server started. */
export const requestOf = ({ request }: Pick<ProcessRow, 'request'>): RequestOrigin | undefined =>
  request === null ? undefined : (request as RequestOrigin);

/** The same context, its journal entries naming the request that ordered the work. */
const withRequest = (ctx: JobContext, process: ProcessRow): JobContext => ({
  ...ctx,
  transaction: (work) =>
    ctx.transaction((inner) =>
      work({ ...inner, audit: (detail) => inner.audit({ request: requestOf(process), ...detail }) }),
    ),
});

export const processSearchContext = (id: string): string => `process-search:${id}`;

/** The search a process was started with, if any. */
export const searchOf = ({ vault }: Pick<JobContext, 'vault'>, process: ProcessRow): string | undefined =>
  process.searchSealed === null ? undefined : vault.open(process.searchSealed, processSearchContext(process.id));

const readProcess = (db: Db, id: string) =>
  db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirst();

export type ProcessRow = NonNullable<Awaited<ReturnType<typeof readProcess>>>;
type Status = ProcessRow['status'];

type Attempt = Pick<ProcessRow, 'id' | 'attempt'>;

// Only the attempt that runs writes: one that was cancelled, and perhaps begun again, leaves the row as it is.
const set = async (db: Db, { id, attempt }: Attempt, from: readonly Status[], values: Record<string, unknown>) => {
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The server stops in the middle of the work: it is no failure, the queue gives it to another process. */
class StoppedError extends Error {
  constructor() {
    super('The server stops: the work goes on in another process');
    this.name = 'StoppedError';
  }
}

/** How far the work is; answers false when somebody has cancelled it, throws when the server stops. */
export async function heartbeat(ctx: JobContext, process: Attempt, done: number, total: number): Promise<boolean> {
  const goesOn = await set(ctx.db, process, ['running'], { done, total, heartbeatAt: ctx.now() });
  // What has reached its end is not begun once more.
  if (goesOn && done < total && ctx.stopping.aborted) throw new StoppedError();
  return goesOn;
}

/**
 * Runs a queued process to its end; a failure stands in the process and is thrown on to the queue. The work gets a
 * context whose journal entries name the request that ordered it.
 */
export async function runProcess(
  ctx: JobContext,
  processId: string,
  work: (process: ProcessRow, ctx: JobContext) => Promise<Outcome | undefined>,
): Promise<void> {
  const process = await readProcess(ctx.db, processId);
  // A lost acknowledgement brings the job twice: what is done is not done again.
  if (!process) return;
  const begun = { status: 'running', startedAt: ctx.now(), heartbeatAt: ctx.now() };
  if (!(await set(ctx.db, process, ['queued', 'running'], begun))) return;
  try {
    const outcome = await work(process, withRequest(ctx, process));
    if (!outcome) return;
    const failed = (outcome.errors?.length ?? 0) > 0;
    const result = {
      counts: JSON.stringify(outcome.counts),
      params: sql`params || ${JSON.stringify(outcome.params ?? {})}::jsonb`,
      ...sealErrors(ctx.vault, processId, outcome.errors ?? []),
      resultFileId: outcome.resultFileId ?? null,
      errorsFileId: outcome.errorsFileId ?? null,
    };
    const end = { ...result, status: failed ? 'completed_with_errors' : 'completed', finishedAt: ctx.now() };
    await ctx.transaction(async ({ db }) => {
      if (await set(db, process, ['running'], end)) await forgetParts(db, processId);
      // What is done stays done, so it is said; parts wait for a server that may be at the same work still.
      else await set(db, process, ['cancelled'], { ...result, ...outcome.progress });
    });
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const errors = JSON.stringify([failureOf(error)]);
    await ctx.transaction(async (work) => {
      const end = { status: 'failed', errors, valuesSealed: null, finishedAt: ctx.now() };
      if (await set(work.db, process, ['running'], end)) await notifyFailed(work, process, failureOf(error).message);
    });
    throw error;
  }
}

/** All of a generated file in memory: exports are a few megabytes. */
export async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}

/** A process whose server died says so instead of running for ever. */
export async function failAbandoned(ctx: JobContext): Promise<void> {
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  await ctx.transaction(async (work) => {
    const failed = await work.db
      .updateTable('processes')
      .set({ status: 'failed', finishedAt: ctx.now() })
      .where('status', '=', 'running')
      .where(sql<Date>`coalesce(heartbeat_at, started_at, queued_at)`, '<', hourAgo)
      .returning(['id', 'title', 'attempt', 'startedBy'])
      .execute();
    for (const process of failed) await notifyFailed(work, process, 'Сервер остановился, не закончив работу.');
  });
}

/** The record of work that is over when it is noted: what an answer or a queue has already done. */
export async function recordProcess(
  db: Db,
  made: Omit<Insertable<DB['processes']>, 'queuedAt' | 'startedAt' | 'finishedAt'> & { id: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('processes')
    .values({ ...made, queuedAt: at, startedAt: at, finishedAt: at })
    .execute();
}

/**
 * Takes effect between two portions of the work; false when it is over already. What its parts have done is said at
 * once; who runs it says the rest when it stops, and nobody does where that server is dead.
 */
export async function stopProcess(db: Db, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('processes')
    .set({ status: 'cancelled', finishedAt: at })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['id', 'attempt', 'done'])
    .executeTakeFirst();
  if (!row) return false;
  const sum = await sumParts(db, row);
  if (!sum) return true;
  const { counts, params } = sum;
  const done = Math.max(row.done, (counts['ok'] ?? 0) + (counts['failed'] ?? 0));
  const sums = { done, counts: JSON.stringify(counts), params: sql`params || ${JSON.stringify(params)}::jsonb` };
  await set(db, row, ['cancelled'], sums);
  return true;
}
