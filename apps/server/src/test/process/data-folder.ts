import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { startEmbedded } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { createBoss, startQueues } from '../../jobs/boss.ts';
import { allJobs } from '../../modules/jobs.ts';
import { copyFolder, oncePerRun } from '../once.ts';

async function make(folder: string): Promise<void> {
  const database = await startEmbedded({ folder });
  try {
    await migrate(database.url);
    const boss = createBoss({ url: database.url, passive: true, onError: console.error });
    await startQueues(boss, allJobs);
    await boss.stop({ graceful: false });
  } finally {
    await database.stop();
  }
  rmSync(join(folder, 'postgres/postgres.log'));
}

/** Gives a data folder an embedded database that is migrated and empty, made once in a run: half of a first start. */
export async function giveDatabase(folder: string): Promise<void> {
  const made = await oncePerRun('data', make);
  mkdirSync(folder, { recursive: true });
  copyFolder(join(made, 'postgres'), join(folder, 'postgres'));
}
