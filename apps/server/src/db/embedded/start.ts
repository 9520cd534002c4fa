import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { findBinaries } from './binaries.ts';
import { prepareCluster, type Cluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { keepUp } from './keeper.ts';
import { findRunning, type Postmaster, probe, startPostmaster, urlOf, waitUntilGone } from './postmaster.ts';

/** A running embedded database. `adopted`: it was already running when we came. */
export interface EmbeddedDatabase {
  url: string;
  adopted: boolean;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Data folder; the database goes to `postgres/` inside it. */
  folder: string;
  database?: string | undefined;
  /** PostgreSQL settings over the defaults. */
  settings?: Record<string, string> | undefined;
  /** It has ended by itself and is started once more at the same address; also for each attempt that fails. */
  onLost?: ((error: unknown) => void) | undefined;
}

const defaults: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  log_min_messages: 'warning',
};

// After kill -9 of the previous owner its database may answer, be on its way out, or be gone already.
async function adopt(cluster: Cluster): Promise<Postmaster | undefined> {
  const running = findRunning(cluster);
  if (!running) return undefined;
  for (let i = 0; i < 3; i += 1) {
    if ((await probe(cluster, running.port)) !== 'up') {
      await waitUntilGone(running.pid);
      return undefined;
    }
    await sleep(50);
  }
  return running;
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs the embedded PostgreSQL over a folder: creates it on first use, adopts a server left by a killed
 * process, starts it once more when it ends by itself, refuses with one message when another process works with the
 * folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = lockFolder(options.folder);
  try {
    const binaries = await findBinaries();
    const cluster = await prepareCluster(binaries, join(options.folder, 'postgres'));
    const adopted = await adopt(cluster);
    const settings = { ...defaults, ...options.settings };
    const server = adopted ?? (await startPostmaster(binaries, cluster, settings));
    const name = options.database ?? 'pribavka';
    await ensureDatabase(urlOf(cluster, server.port, 'postgres'), name);
    const again = () => startPostmaster(binaries, cluster, settings, server.port);
    const kept = keepUp(server, again, options.onLost ?? (() => undefined));
    const stop = async (): Promise<void> => {
      await kept.stop();
      release();
    };
    return { url: urlOf(cluster, server.port, name), adopted: adopted !== undefined, stop };
  } catch (error) {
    release();
    throw error;
  }
}
