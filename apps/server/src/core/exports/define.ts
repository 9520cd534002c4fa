import type { ExportName } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { isOfReplica } from '../../db/replica.ts';
import { newFileRow } from '../files/files.ts';
import type { Work } from '../../http/context.ts';
import { scopeFor } from '../../http/scope.ts';
import { programmeDay } from '../../http/wire-date.ts';
import type { JobContext } from '../../jobs/context.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import type { Cell } from '../tables/csv.ts';
import { writeCsv } from '../tables/csv.ts';
import { writeXlsx } from '../tables/xlsx.ts';
import { chosenColumns, titlesOf } from './columns.ts';
import type { ExportOf, ExportParams } from './export-of.ts';
import { heartbeat, type ProcessRow, requestOf, runProcess, searchOf } from '../processes/run-process.ts';
import { listIds } from '../lists/list-ids.ts';
import { processJobs } from '../processes/process-kinds.ts';
import { typedOf } from './typed-text.ts';

/** Rows in memory at once. Each portion is three statements, so fewer of them would mostly wait for the database. */
export const portion = 1000;

/** The first portion is small, so that the person who waits sees progress at once. */
export const firstPortion = 100;

// Thrown between two portions when somebody has cancelled the work.
class Cancelled extends Error {}

/** One export that runs. */
interface Running<N extends ExportName, Row> {
  ctx: JobContext;
  process: ProcessRow;
  made: ExportOf<N, Row>;
  params: ExportParams;
}

/** Rows from the first to the last, a portion in memory at a time; every portion is a cursor further (ledger.md 5.1). */
async function* walk<N extends ExportName, Row>({ ctx, process, made, params }: Running<N, Row>, db: Db) {
  const columns = chosenColumns(made.name, params);
  const scope = scopeFor(params.whose);
  const query = { ...made.source(params, scope, ctx, process.id), withTotal: false };
  let cursor: string | undefined;
  let done = 0;
  do {
    const page = await listIds(db, { ...query, cursor, size: done === 0 ? firstPortion : portion });
    const rows = page.ids.length === 0 ? [] : await made.rows(db, page.ids, scope, ctx, params);
    for (const row of rows) yield columns.map((column) => made.cells[column](row));
    done += page.ids.length;
    cursor = page.nextCursor;
    if (!(await heartbeat(ctx, process, done, done))) throw new Cancelled();
  } while (cursor !== undefined);
}

/** What was asked for, with what was sealed of it. */
function paramsOf(ctx: JobContext, process: ProcessRow): ExportParams {
  const params = process.params as unknown as ExportParams;
  const { search, pasted } = typedOf(searchOf(ctx, process));
  return {
    ...params,
    request: requestOf(process),
    ...(search === undefined ? {} : { search }),
    ...(pasted && { filters: { ...(params['filters'] as object | undefined), pasted } }),
  };
}

const mimes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function writeFrom<N extends ExportName, Row>(running: Running<N, Row>, db: Db) {
  const { ctx, made, params } = running;
  let count = 0;
  const counted = async function* (rows: AsyncIterable<readonly Cell[]>) {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  const rows = counted(walk(running, db));
  const header = titlesOf(made.name, params);
  const bytes = params.format === 'csv' ? writeCsv(header, rows) : writeXlsx(made.sheet, header, rows);
  const stored = await ctx.store.putStream(bytes);
  return { stored, count };
}

// One place from beginning to end: pages of two ages would miss rows between them. So what a replica has not given to
// the end is read from the beginning.
async function write<N extends ExportName, Row>(running: Running<N, Row>) {
  const { replica, db } = running.ctx;
  const old = replica?.read();
  if (!old) return writeFrom(running, db);
  try {
    return await writeFrom(running, old.db);
  } catch (error) {
    if (!isOfReplica(error)) throw error;
    return writeFrom(running, db);
  }
}

/** A job that streams a list of any length into a file on the disk. */
export function defineExport<N extends ExportName, Row>(made: ExportOf<N, Row>): Job<{ processId: string }> {
  const job = defineJob<{ processId: string }>({
    name: `export.${made.kind}`,
    watched: true,
    handle: (jobCtx, { processId }) =>
      runProcess(jobCtx, processId, async (process, ctx) => {
        const params = paramsOf(ctx, process);
        try {
          const { stored, count } = await write({ ctx, process, made, params });
          const name = `${made.sheet} ${programmeDay(ctx.now())}.${params.format}`;
          const finish = (work: Work) =>
            newFileRow(work.db, {
              ...stored,
              name,
              mime: mimes[params.format],
              ownerId: process.startedBy,
              purpose: 'process',
              at: ctx.now(),
            });
          return { counts: { ok: count }, finish };
        } catch (error) {
          if (error instanceof Cancelled) return undefined;
          throw error;
        }
      }),
  });
  processJobs.set(made.kind, job);
  return job;
}
