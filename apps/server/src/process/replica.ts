import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { inspectPooler } from '../db/pooler.ts';
import { type Replica, watchReplica } from '../db/replica.ts';
import type { Closer } from './databases.ts';
import type { Report } from './report.ts';

/** Opens the replica of the configuration, if there is one; without it, or while it is away, the primary is read. */
export async function openReplica(
  {
    databaseReplicaUrl: url,
    databasePool,
    replicaMaxLagSeconds,
  }: Pick<Config, 'databaseReplicaUrl' | 'databasePool' | 'replicaMaxLagSeconds'>,
  primary: Database,
  closers: Closer[],
  report: Report,
): Promise<Replica | undefined> {
  if (url === undefined) return undefined;
  const onError = (error: unknown): void => report(error, 'replica');
  const open = async () => openDatabase({ url, pooler: await inspectPooler(url), max: databasePool });
  const replica = await watchReplica(primary.db, open, replicaMaxLagSeconds * 1000, onError);
  closers.push(replica.close);
  return replica;
}
