import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { findBinaries } from '../../apps/server/src/db/embedded/binaries.ts';
import { prepareCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { findRunning, urlOf } from '../../apps/server/src/db/embedded/find-running.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import type { RunningServer } from './server.ts';

export interface GivenDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * An empty database on a PostgreSQL server of its own, to be named by DATABASE_URL: the server of
 * E2E_DATABASE_URL when given (its role must be allowed to create databases), else one started here.
 */
export async function givenDatabase(): Promise<GivenDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const given = process.env['E2E_DATABASE_URL'];
  if (given) {
    const run = async (sql: string): Promise<void> => {
      const client = new Client({ connectionString: given });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    };
    await run(`create database ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'pribavka-pg-'));
  const database = await startEmbedded({ folder, database: name });
  return {
    url: database.url,
    async drop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Does this to the database of a data folder that no server has open. */
export async function inDatabaseOf(folder: string, statements: readonly string[]): Promise<void> {
  const database = await startEmbedded({ folder });
  try {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(statements.join(';\n')).finally(() => client.end());
  } finally {
    await database.stop();
  }
}

/** Address of the database of a server: the given one, or that of its own data folder. */
async function databaseOf({ dataDir, databaseUrl }: RunningServer): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const cluster = await prepareCluster(await findBinaries(), join(dataDir, 'postgres'));
  const running = findRunning(cluster);
  if (!running) throw new Error(`No database runs in ${dataDir}`);
  return urlOf(cluster, running.port, 'pribavka');
}

/** Makes every sign-in look an hour old: commands that want a fresh one ask for the password again. */
export async function ageSignIns(server: RunningServer): Promise<void> {
  await rowsOf(server, `update sessions set auth_at = auth_at - interval '1 hour'`);
}

/** Switches the quiet hours of a person off: from 22 to 9 a message would wait for the morning. */
export async function endQuietHours(server: RunningServer, phone: string): Promise<void> {
  const ended = await rowsOf(
    server,
    `insert into notice_preferences (user_id, quiet, updated_at) select id, false, now() from users where phone = $1
       on conflict (user_id) do update set quiet = false returning user_id`,
    [phone],
  );
  if (ended.length !== 1) throw new Error(`${ended.length} people have the phone ${phone}`);
}

/** What the database of a server holds now, for the figures a journey ends in. */
export async function rowsOf<Row extends object>(
  server: RunningServer,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: await databaseOf(server) });
  await client.connect();
  return client
    .query<Row>(text, [...values])
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The one row that has to be there. */
export async function oneOf<Row extends object>(
  server: RunningServer,
  text: string,
  ...values: unknown[]
): Promise<Row> {
  const [row] = await rowsOf<Row>(server, text, values);
  if (!row) throw new Error(`Nothing was found: ${text}`);
  return row;
}

/**
 * What an adjustment did to the points its member may take out. Not the balance before the journey against that after
 * it: points of other sales come into force in between, at the hour their hold ends.
 */
export async function gainedBy(server: RunningServer, adjustment: string): Promise<number> {
  const { gained } = await oneOf<{ gained: number }>(
    server,
    `select (last.active_after - coalesce(former.active_after, 0))::int as gained
       from (select member_id, min(seq) as first, max(seq) as last from transfers where tuning_id = $1
              group by member_id) own
       join transfers last on last.member_id = own.member_id and last.seq = own.last
       left join transfers former on former.member_id = own.member_id and former.seq = own.first - 1`,
    adjustment,
  );
  return gained;
}

/** A process of the administrator that goes on without an end: no job is behind it. Answers its id. */
export async function addRunningProcess(server: RunningServer, login: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    server,
    `insert into processes (id, kind, title, status, started_by, done, total, queued_at, started_at)
     select gen_random_uuid(), 'product_import', 'Импорт товаров', 'running', u.id, 40, 100, now(), now()
     from users u where u.email = $1 returning id`,
    [login],
  );
  if (!row) throw new Error(`Nobody signs in as ${login}`);
  return row.id;
}
