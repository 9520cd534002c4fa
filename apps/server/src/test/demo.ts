import { join } from 'node:path';

import { inject } from 'vitest';

import { readConfig } from '../config.ts';
import type { MasterKeys } from '../crypto/index.ts';
import { seedDemo } from '../seed/index.ts';
import { createServices } from '../services.ts';
import { closeAsTemplate, createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
import { copyFolder, oncePerRun } from './once.ts';

/** Where the history of the demo ends: the moment at which the clocks of test servers stand. */
export const demoEnd = new Date('2026-11-20T09:00:00.000Z');

/** They open what is encrypted in every copy of the demo. */
export const demoKeys: MasterKeys = {
  current: 'test',
  keys: new Map([['test', Buffer.alloc(32, 'demo')]]),
  index: Buffer.alloc(32, 'index'),
};

async function seed(folder: string): Promise<void> {
  const database = await createTestDatabase();
  try {
    const config = readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
    });
    const services = createServices({ config, keys: demoKeys, db: database.db, now: () => demoEnd });
    await services.store.blobs.prepare();
    await seedDemo(services, { mode: 'full', end: demoEnd });
    await database.pool.query('analyze');
    await closeAsTemplate(database, inject('demoDatabase'));
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** The full demo, seeded once in a run: a copy of its database, and its files in `folder` where one is given. */
export async function createDemoDatabase(options: TestDatabaseOptions = {}, folder?: string): Promise<TestDatabase> {
  const demo = await oncePerRun('demo', seed);
  if (folder !== undefined) copyFolder(join(demo, 'files'), join(folder, 'files'));
  return createTestDatabase(options, inject('demoDatabase'));
}
