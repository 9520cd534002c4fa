import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import { createKeyRing, createTokens } from '../../../apps/server/src/crypto/index.ts';
import { freePort } from '../../../apps/server/src/db/embedded/free-port.ts';
import { startEmbedded } from '../../../apps/server/src/db/embedded/start.ts';
import { type Database, openDatabase } from '../../../apps/server/src/db/open.ts';
import { createWorld, type World } from '../../../apps/server/src/modules/sales/testing/world.ts';
import type { Role } from '../../../apps/server/src/process/role.ts';
import { endProcess, runBuilt, startBuilt, untilReady } from '../drilled.ts';
import type { Book } from './files.ts';

/** A process of the built server. */
export interface Started {
  child: ChildProcess;
  pid: number;
  port: number;
}

/** A database with a small world and the processes that are started over it. */
export interface Stage {
  database: Database;
  world: World;
  variables: Record<string, string>;
  start: (role: Role) => Promise<Started>;
  /** Asks it to end and waits. */
  end: (started: Started) => Promise<void>;
  /** Sends a file as an administrator; answers the id of its process. */
  send: (to: Started, path: string, book: Book) => Promise<string>;
  /** Orders an export as an administrator; answers the id of its process. */
  order: (to: Started, path: string) => Promise<string>;
  /** Waits until so many rows of an upload or export are done, or it has ended. */
  until: (processId: string, done?: number) => Promise<Progress>;
  remove: () => Promise<void>;
}

export interface Progress {
  status: string;
  done: number;
  startedAt: Date | null;
  counts: Record<string, number>;
}

const limitMs = 600_000;
const ended = new Set(['completed', 'completed_with_errors', 'failed', 'cancelled']);
/** Opens `/metrics` of the drill's processes. */
export const metricsToken = randomBytes(16).toString('hex');

async function readProgress({ db }: Database, id: string): Promise<Progress> {
  const row = await db
    .selectFrom('processes')
    .select(['status', 'done', 'startedAt', 'counts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, counts: row.counts as Record<string, number> };
}

/** Migrates a database of its own and makes people, a shop and two products in it. */
export async function makeStage(): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), 'pribavka-processes-'));
  const embedded = await startEmbedded({ folder: join(home, 'database') });
  const [key, index] = [randomBytes(32), randomBytes(32)];
  const variables = {
    DATABASE_URL: embedded.url,
    DATA_DIR: home,
    DEMO_SEED: 'empty',
    DRAIN_SECONDS: '0',
    RATE_LIMIT_FACTOR: '0',
    METRICS_TOKEN: metricsToken,
    SECRET_KEYS: `drill:${key.toString('base64')}`,
    INDEX_KEY: index.toString('base64'),
  };
  await runBuilt('migrate', variables);
  const database = openDatabase({ url: embedded.url, max: 2 });
  const world = await createWorld(database.db);
  await sql`update sessions set last_used_at = now(), auth_at = now()`.execute(database.db);
  const tokens = createTokens(createKeyRing({ current: 'drill', keys: new Map([['drill', key]]), index }));
  const running = new Set<ChildProcess>();
  const ask = async (to: Started, method: string, path: string, body?: FormData): Promise<string> => {
    const { id: userId, sessionId } = world.admin;
    const token = await tokens.issueAccess({ userId, sessionId }, new Date());
    const answer = await fetch(`http://127.0.0.1:${to.port}/api/v1/private${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ...(body && { body }),
    });
    const text = await answer.text();
    if (answer.status !== 202) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { data: { processId: string } }).data.processId;
  };
  return {
    database,
    world,
    variables,
    async start(role) {
      const port = await freePort();
      const child = startBuilt(role, { ...variables, PORT: String(port) });
      running.add(child);
      child.once('exit', () => running.delete(child));
      await untilReady(port, { child });
      return { child, port, pid: child.pid! };
    },
    end: ({ child }) => endProcess(child),
    send(to, path, { name, bytes }) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      return ask(to, 'POST', path, form);
    },
    order: (to, path) => ask(to, 'GET', path),
    async until(processId, done = Infinity) {
      const limit = performance.now() + limitMs;
      for (;;) {
        const progress = await readProgress(database, processId);
        if (ended.has(progress.status) || progress.done >= done) return progress;
        if (performance.now() > limit) throw new Error(`${processId} does not end: ${JSON.stringify(progress)}`);
        await sleep(100);
      }
    },
    async remove() {
      for (const child of running) child.kill('SIGKILL');
      await database.close();
      await embedded.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
