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
import { failureOf, isLasting, type RowError, sealErrors } from './process-errors.ts';
import { processJobs } from './process-kinds.ts';
import {
  changeRun,
  holdRun,
  lease,
  LostError,
  type ProcessRow,
  type Run,
  readProcess,
  renewRun,
  takeRun,
} from './runner.ts';

export type { ProcessRow } from './runner.ts';

export interface Outcome {
  counts: Record<string, number>;
  /** What became known on the way, shown among the parameters. */
  params?: Readonly<Record<string, number>> | undefined;
  errors?: readonly RowError[] | undefined;
  /** The errors are what was asked for, as of a check of a file: to have found them is no failure. */
  isCheck?: boolean | undefined;
  errorsFileId?: string | undefined;
  /** The last of the work, in the transaction that ends the process: both are done, once. Answers the file of the result. */
  finish?: ((work: Work) => Promise<string | undefined>) | undefined;
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

/** The same context, its transactions held by this run and their journal entries naming the request that ordered the work. */
const within = (ctx: JobContext, process: ProcessRow): JobContext => ({
  ...ctx,
  transaction: (work) =>
    ctx.transaction(async (inner) => {
      await holdRun(inner.db, process);
      return work({ ...inner, audit: (detail) => inner.audit({ request: requestOf(process), ...detail }) });
    }),
});

export const processSearchContext = (id: string): string => `process-search:${id}`;

/** The search a process was started with, if any. */
export const searchOf = ({ vault }: Pick<JobContext, 'vault'>, process: ProcessRow): string | undefined =>
  process.searchSealed === null ? undefined : vault.open(process.searchSealed, processSearchContext(process.id));

/** The server stops in the middle of the work: it is no failure, the queue gives it to another process. */
class StoppedError extends Error {
  constructor() {
    super('The server stops: the work goes on in another process');
    this.name = 'StoppedError';
  }
}

/**
 * How far the work is, and what it has counted so far where that is known; answers false when somebody has cancelled it or
 * runs it instead, throws when the server stops.
 */
export async function heartbeat(
  ctx: JobContext,
  run: Run,
  done: number,
  total: number,
  counts?: Readonly<Record<string, number>>,
): Promise<boolean> {
  const counted = counts && { counts: JSON.stringify(counts) };
  const goesOn = await changeRun(ctx.db, run, ['running'], { done, total, ...counted, heartbeatAt: ctx.now() });
  // What has reached its end is not begun once more.
  if (goesOn && done < total && ctx.stopping.aborted) throw new StoppedError();
  return goesOn;
}

/** Queues the process once more for a later look; by itself, so that a failure of the work still has its retries. */
async function lookLater(ctx: JobContext, { id, kind }: ProcessRow, startAfter?: number): Promise<void> {
  const job = processJobs.get(kind);
  if (job) await ctx.transaction(({ jobs }) => jobs.send(job, { processId: id }, { startAfter }));
}

async function end(ctx: JobContext, process: ProcessRow, outcome: Outcome): Promise<void> {
  const result = {
    counts: JSON.stringify(outcome.counts),
    params: sql`params || ${JSON.stringify(outcome.params ?? {})}::jsonb`,
    ...sealErrors(ctx.vault, process.id, outcome.errors ?? []),
    errorsFileId: outcome.errorsFileId ?? null,
  };
  const hasFailed = outcome.isCheck !== true && (outcome.errors?.length ?? 0) > 0;
  const status = hasFailed ? 'completed_with_errors' : 'completed';
  await ctx.transaction(async (work) => {
    const { db } = work;
    if (await changeRun(db, process, ['running'], { ...result, status, finishedAt: ctx.now() })) {
      await forgetParts(db, process.id);
      const resultFileId = await outcome.finish?.(work);
      if (resultFileId) await changeRun(db, process, [status], { resultFileId });
    }
    // What is done stays done, so it is said; parts wait for a server that may be at the same work still.
    else await changeRun(db, process, ['cancelled'], { ...result, ...outcome.progress });
  });
}

/** What a process that has failed says it did: its parts, and not what it had counted on the way. */
const countsOf = async (db: Db, process: Pick<ProcessRow, 'id' | 'attempt'>): Promise<string> =>
  JSON.stringify((await sumParts(db, process))?.counts ?? {});

/** A failure that may pass is repeated by the queue, and the process waits for it; the last one stands in the process. */
async function fail(ctx: JobContext, process: ProcessRow, error: unknown): Promise<void> {
  if (!ctx.lastTry && !isLasting(error)) {
    const retries = sql<number>`retries + 1`;
    await changeRun(ctx.db, process, ['running'], { status: 'queued', runner: null, retries });
    throw error;
  }
  const errors = JSON.stringify([failureOf(error)]);
  await ctx.transaction(async (work) => {
    const counts = await countsOf(work.db, process);
    const values = { status: 'failed', counts, errors, valuesSealed: null, finishedAt: ctx.now() };
    if (await changeRun(work.db, process, ['running'], values)) {
      await notifyFailed(work, process, failureOf(error).message);
    }
  });
  // Thrown before the last time it would be repeated for nothing.
  if (ctx.lastTry) throw error;
}

/**
 * Runs a queued process to its end, once: while its server gives signs of life nobody else runs it, and after its
 * death another goes on. The work gets a context whose transactions are undone where the process is lost and whose journal
 * entries name the request that ordered it.
 */
export async function runProcess(
  ctx: JobContext,
  processId: string,
  work: (process: ProcessRow, ctx: JobContext) => Promise<Outcome | undefined>,
): Promise<void> {
  const process = await takeRun(ctx.db, processId, ctx.now());
  if (!process) {
    const other = await readProcess(ctx.db, processId);
    if (other?.status === 'running') await lookLater(ctx, other, lease.seconds);
    return;
  }
  const endRenewal = renewRun(ctx, process);
  try {
    const own = within(ctx, process);
    const outcome = await work(process, own);
    if (outcome) await end(own, process, outcome);
  } catch (error) {
    if (error instanceof LostError) return;
    if (!(error instanceof StoppedError)) return await fail(ctx, process, error);
    await changeRun(ctx.db, process, ['running'], { runner: null });
    await lookLater(ctx, process);
  } finally {
    await endRenewal();
  }
}

/** All of a generated file in memory: exports are a few megabytes. */
export async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}

/** A process whose server died, and which no job will take up, says so instead of running for ever. */
export async function failAbandoned(ctx: JobContext): Promise<void> {
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  await ctx.transaction(async (work) => {
    const abandoned = await work.db
      .selectFrom('processes')
      .select(['id', 'title', 'attempt', 'startedBy'])
      .where('status', '=', 'running')
      .where(sql<Date>`coalesce(heartbeat_at, started_at, queued_at)`, '<', hourAgo)
      .where(sql<boolean>`not exists (select from pgboss.job j
        where j.state < 'completed' and j.data ->> 'processId' = processes.id::text)`)
      .forUpdate()
      .execute();
    for (const process of abandoned) {
      const counts = await countsOf(work.db, process);
      await work.db
        .updateTable('processes')
        .set({ status: 'failed', finishedAt: ctx.now(), counts })
        .where('id', '=', process.id)
        .execute();
      await notifyFailed(work, process, 'Сервер остановился, не закончив работу.');
    }
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
    .selectFrom('processes')
    .select(['id', 'attempt', 'done'])
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const sum = await sumParts(db, row);
  const { counts = {}, params = {} } = sum ?? {};
  const sums = sum && {
    done: Math.max(row.done, (counts['ok'] ?? 0) + (counts['failed'] ?? 0)),
    counts: JSON.stringify(counts),
    params: sql<string>`params || ${JSON.stringify(params)}::jsonb`,
  };
  await db
    .updateTable('processes')
    .set({ status: 'cancelled', finishedAt: at, ...sums })
    .where('id', '=', id)
    .execute();
  return true;
}
