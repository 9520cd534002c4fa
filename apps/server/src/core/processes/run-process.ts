import type { ProcessKind } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Work } from '../../http/context.ts';
import type { JobContext } from '../../jobs/context.ts';
import type { Job } from '../../jobs/jobs.ts';
import { newId } from '../../ids.ts';
import { notifyFailed } from '../notices/of-processes.ts';
import { failureOf, type RowError, sealErrors } from './process-errors.ts';

export interface Outcome {
  counts: Record<string, number>;
  errors?: readonly RowError[] | undefined;
  resultFileId?: string | undefined;
  errorsFileId?: string | undefined;
}

/** Puts work into the queue and answers the process people watch. */
export async function startProcess(
  work: Work,
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
      queuedAt: work.now(),
    })
    .execute();
  await work.jobs.send(made.job, { processId });
  return { processId };
}

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

/** How far the work is; answers false when somebody has cancelled it. */
export const heartbeat = (ctx: JobContext, process: Attempt, done: number, total: number): Promise<boolean> =>
  set(ctx.db, process, ['running'], { done, total, heartbeatAt: ctx.now() });

/** Runs a queued process to its end; a failure stands in the process and is thrown on to the queue. */
export async function runProcess(
  ctx: JobContext,
  processId: string,
  work: (process: ProcessRow) => Promise<Outcome | undefined>,
): Promise<void> {
  const process = await readProcess(ctx.db, processId);
  // A lost acknowledgement brings the job twice: what is done is not done again.
  if (!process) return;
  const begun = { status: 'running', startedAt: ctx.now(), heartbeatAt: ctx.now() };
  if (!(await set(ctx.db, process, ['queued', 'running'], begun))) return;
  try {
    const outcome = await work(process);
    if (!outcome) return;
    const failed = (outcome.errors?.length ?? 0) > 0;
    await set(ctx.db, process, ['running'], {
      status: failed ? 'completed_with_errors' : 'completed',
      counts: JSON.stringify(outcome.counts),
      ...sealErrors(ctx.vault, processId, outcome.errors ?? []),
      resultFileId: outcome.resultFileId ?? null,
      errorsFileId: outcome.errorsFileId ?? null,
      finishedAt: ctx.now(),
    });
  } catch (error) {
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
