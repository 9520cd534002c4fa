import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBinaries } from '../db/embedded/binaries.ts';
import { prepareCluster } from '../db/embedded/cluster.ts';
import { urlOf } from '../db/embedded/find-running.ts';
import { startPostmaster, stopPostmaster } from '../db/embedded/postmaster.ts';
import { giveToDatabase } from '../db/embedded/spawn-unprivileged.ts';

/** A primary and a replica that streams from it, on the embedded PostgreSQL. */
export interface StreamingPair {
  primary: string;
  replica: string;
  /** Ends the replica alone. */
  stopReplica: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startStreamingPair(): Promise<StreamingPair> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-streaming-'));
  const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };
  const binaries = await findBinaries();
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  const cluster = await prepareCluster(binaries, first);
  // Stopped databases are alike: the copy of one follows the other.
  execFileSync('cp', ['-a', first, second]);
  const copy = await prepareCluster(binaries, second);
  const signal = join(copy.data, 'standby.signal');
  writeFileSync(signal, '');
  giveToDatabase(signal);
  const primary = await startPostmaster(binaries, cluster, settings);
  const from = `host=127.0.0.1 port=${primary.port} user=pribavka password=${cluster.password}`;
  const replica = await startPostmaster(binaries, copy, { ...settings, primary_conninfo: from });
  return {
    primary: urlOf(cluster, primary.port, 'postgres'),
    replica: urlOf(copy, replica.port, 'postgres'),
    stopReplica: () => stopPostmaster(replica),
    async stop() {
      await stopPostmaster(replica);
      await stopPostmaster(primary);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
