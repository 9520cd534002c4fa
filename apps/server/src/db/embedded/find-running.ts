import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import type { Cluster } from './cluster.ts';
import { stateOf } from './process-state.ts';

export const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgres://pribavka:${cluster.password}@127.0.0.1:${port}/${database}`;

/** `up` answers; `busy` is starting or stopping; `down` does not listen, or nobody could be asked. */
export async function probe(cluster: Cluster, port: number): Promise<'up' | 'busy' | 'down'> {
  const client = new Client({ connectionString: urlOf(cluster, port, 'postgres'), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'down';
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ESRCH'].includes((error as { code?: string }).code ?? '');

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

// The number of a dead server may belong to another program by now, a database of another folder included.
const worksWith = (pid: number, { data }: Cluster): boolean =>
  process.platform !== 'linux' || (read(`/proc/${pid}/cmdline`)?.split('\0').includes(data) ?? false);

/**
 * The server that already works with this cluster, if any; a mark of a dead one is removed. Throws when nobody can
 * tell, for lack of file descriptors: that is no reason to start a second one.
 */
export function findRunning(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = join(cluster.data, 'postmaster.pid');
  const lines = read(file)?.split('\n');
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  if (stateOf(pid) !== 'ended' && worksWith(pid, cluster)) return { pid, port: Number(lines[3]) };
  rmSync(file, { force: true });
  return undefined;
}
