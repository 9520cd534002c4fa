import { sql } from 'kysely';

import { cpuSeconds } from '../cpu.ts';
import { endProcess } from '../drilled.ts';
import { productsBook } from './files.ts';
import { goFirst, type Health, watchHealth } from './health.ts';
import type { Stage, Started } from './stage.ts';
import { startIdle } from './start-idle.ts';

/** What an import of products and exports of them weigh on the process that answers people. */
export interface Weight {
  health: Health;
  /** The same of a process that does nothing, asked at the same moments: what the machine adds. */
  idle: Health;
  /** Whether these two and the one that asks went before other work of the machine. */
  isFirst: boolean;
  /** Rows of the file that are in the database. */
  made: number;
  importSeconds: number;
  /** Seconds of processor time: of the process that answers, and of the one that works. */
  answering: number;
  working: number;
}

const path = '/nomenclature/admin/products';

/**
 * Loads products and takes an export of them out, once while the load is under way and once after; the process that
 * takes requests is asked for its health throughout.
 */
export async function weigh(stage: Stage, answering: Started, working: Started, rows: number): Promise<Weight> {
  const idle = await startIdle();
  try {
    return await weighWith(idle, stage, answering, working, rows);
  } finally {
    await endProcess(idle.child);
  }
}

async function weighWith(
  idleServer: Awaited<ReturnType<typeof startIdle>>,
  stage: Stage,
  answering: Started,
  working: Started,
  rows: number,
): Promise<Weight> {
  const prefix = answering === working ? 'ОДИН' : 'ДВА';
  const book = await productsBook(prefix, rows);
  const before = { answering: cpuSeconds(answering.pid), working: cpuSeconds(working.pid) };
  const isFirst = goFirst([process.pid, answering.pid, idleServer.child.pid!]);
  const health = watchHealth(answering.port);
  const idle = watchHealth(idleServer.port);
  const from = performance.now();
  const id = await stage.send(answering, `${path}/import`, book);
  await stage.until(id, rows / 2);
  const during = await stage.order(answering, `${path}/export`);
  const { status, counts } = await stage.until(id);
  const importSeconds = (performance.now() - from) / 1000;
  const after = await stage.order(answering, `${path}/export`);
  for (const one of [during, after]) {
    const outcome = await stage.until(one);
    if (outcome.status !== 'completed') throw new Error(`The export: ${JSON.stringify(outcome)}`);
  }
  const seen = { health: await health.stop(), idle: await idle.stop() };
  if (status !== 'completed') throw new Error(`The import: ${status} ${JSON.stringify(counts)}`);
  const { made } = await stage.database.db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('made'))
    .where('article', 'like', `${prefix}-%`)
    .executeTakeFirstOrThrow();
  return {
    ...seen,
    isFirst,
    made,
    importSeconds,
    answering: cpuSeconds(answering.pid) - before.answering,
    working: cpuSeconds(working.pid) - before.working,
  };
}
