import { join } from 'node:path';

import { Client } from 'pg';

import { findBinaries } from './binaries.ts';
import { bringBack, bringUp } from './bring-up.ts';
import { prepareCluster } from './cluster.ts';
import { urlOf } from './find-running.ts';
import { lockFolder } from './folder-lock.ts';
import { supervise } from './supervisor.ts';

/** A running embedded database. */
export interface EmbeddedDatabase {
  url: string;
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
 * Runs the embedded PostgreSQL over a folder: creates it on first use, clears up after a killed process, brings the
 * database back when it ends by itself, refuses with one message when another process works with the folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const release = await lockFolder(options.folder);
  try {
    const binaries = await findBinaries();
    const cluster = await prepareCluster(binaries, join(options.folder, 'postgres'));
    const parts = { binaries, cluster, settings: { ...defaults, ...options.settings } };
    const server = await bringUp(parts);
    const name = options.database ?? 'pribavka';
    await ensureDatabase(urlOf(cluster, server.port, 'postgres'), name);
    const again = () => bringBack(parts, server.port);
    const supervised = supervise(server, again, options.onLost ?? (() => undefined));
    const stop = async (): Promise<void> => {
      await supervised.stop();
      release();
    };
    return { url: urlOf(cluster, server.port, name), stop };
  } catch (error) {
    release();
    throw error;
  }
}
