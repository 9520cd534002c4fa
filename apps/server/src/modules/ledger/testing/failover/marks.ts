import { setTimeout as sleep } from 'node:timers/promises';

import { withDatabase } from '../crash/rounds.ts';
import type { Cluster } from './cluster.ts';
import { postgresFolder } from './hosts.ts';

const everyMs = 700;
const limitMs = 2500;

/** Clients next to each database, who write to it whenever it lets them, primary or not. */
export interface Marks {
  /** Ends them; gives how many marks were acknowledged and which of them the cluster has lost. */
  stop: () => Promise<{ taken: number; lost: string[] }>;
}

/** A database that takes marks and loses them was a second primary. */
export async function startMarks(cluster: Cluster): Promise<Marks> {
  await withDatabase(cluster.url, ({ pool }) =>
    pool.query('create table if not exists drill_marks (id uuid primary key)'),
  );
  const psql = `${postgresFolder() ?? ''}/psql`;
  const control = new AbortController();
  const taken: string[] = [];
  const side = async (host: Cluster['hosts'][number]): Promise<void> => {
    while (!control.signal.aborted) {
      const id = crypto.randomUUID();
      const args = [cluster.urlOf(host), '-v', 'ON_ERROR_STOP=1', '-Atqc', `insert into drill_marks values ('${id}')`];
      await host.run(psql, args, limitMs).then(
        () => taken.push(id),
        () => undefined,
      );
      await sleep(everyMs);
    }
  };
  const done = Promise.all(cluster.hosts.map(side));
  return {
    async stop() {
      control.abort();
      await done;
      const { rows } = await withDatabase(cluster.url, ({ pool }) =>
        pool.query<{ id: string }>('select id from drill_marks'),
      );
      const kept = new Set(rows.map(({ id }) => id));
      return { taken: taken.length, lost: taken.filter((id) => !kept.has(id)) };
    },
  };
}
