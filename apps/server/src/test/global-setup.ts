import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbedded } from '../db/embedded/start.ts';
import { createBoss } from '../jobs/boss.ts';
import { fingerprintOf, migrate, readMigrations } from '../db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

// Tests prove what the code does, not what the disk does: durability has its own tests with its own server.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-test-'));
  const server = await startEmbedded({ folder, database: 'postgres', settings: fast });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One PostgreSQL for the project and one migrated template, from which every test file takes its copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `pribavka_template_${fingerprintOf(readMigrations())}_${process.pid}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${template} template template0`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  await migrate(url.href);
  // The queue's own tables go into the template too: every file would install them anew.
  const boss = createBoss({ url: url.href, passive: true, onError: console.error });
  await boss.start();
  await boss.stop({ graceful: false });
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}
