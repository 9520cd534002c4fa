import { resolve } from 'node:path';

import type { Config } from '../../config.ts';
import { startEmbedded } from '../../db/embedded/start.ts';

/** The address of the database itself for the time of the work: the given one, or the embedded one started for it. */
export async function withDatabaseServer<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (given !== undefined) return work(given);
  const embedded = await startEmbedded({ folder: resolve(config.dataDir) });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
