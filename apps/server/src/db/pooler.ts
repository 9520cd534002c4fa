import type { Client } from 'pg';

import { postgresErrors, sqlState } from './sql-errors.ts';
import { withClient } from './with-client.ts';

/** What an address leads through. */
export interface Pooler {
  /** Transactions of several clients take turns on one connection: nothing of a session stays. */
  sharesConnections: boolean;
  /** A statement prepared by a client is there in its next transaction. */
  prepares: boolean;
}

/** No pooler, or one that gives each client a connection of its own. */
export const plainConnections: Pooler = { sharesConnections: false, prepares: true };

const limitMs = 5000;
const rounds = 3;
/** Behind one address may stand several poolers: one client after another, until one has come to the pooler of the first. */
const others = 4;

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

// Of a session's own connection two clients never see the same, and one client never sees two. `seen` is what the first saw.
async function useSameBackend(first: Client, second: Client, seen: Set<number>): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    seen.add(await backendOf(first));
    await second.query('begin');
    try {
      if (seen.size > 1 || seen.has(await backendOf(second))) return true;
      seen.add(await backendOf(first));
    } finally {
      await second.query('rollback');
    }
  }
  return seen.size > 1;
}

const probeName = 'pribavka.probe';
const notRemembered: ReadonlySet<string> = new Set([
  postgresErrors.duplicatePreparedStatement,
  postgresErrors.unknownPreparedStatement,
]);

// A pooler that looks after prepared statements gives them names of its own.
async function prepares(client: Client): Promise<boolean> {
  await client.query('begin');
  try {
    const text = `select count(*)::int as n from pg_prepared_statements where name = '${probeName}'`;
    const { rows } = await client.query<{ n: number }>({ name: probeName, text });
    if (rows[0]?.n === 0) return true;
    await client.query(`deallocate "${probeName}"`);
    return false;
  } catch (error) {
    if (notRemembered.has(sqlState(error) ?? '')) return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

/** Finds out what stands between this process and the database by what connections do, not by what it calls itself. */
export async function inspectPooler(url: string): Promise<Pooler> {
  const connected = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    withClient(
      {
        connectionString: url,
        application_name: 'pribavka-start',
        connectionTimeoutMillis: limitMs,
        query_timeout: limitMs,
      },
      work,
    );
  return connected(async (first) => {
    const seen = new Set<number>();
    for (let other = 0; other < others; other += 1) {
      if (await connected((second) => useSameBackend(first, second, seen))) {
        return { sharesConnections: true, prepares: await prepares(first) };
      }
    }
    return plainConnections;
  });
}
