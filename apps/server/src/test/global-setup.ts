import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbedded } from '../db/embedded/start.ts';
import { createBoss } from '../jobs/boss.ts';
import { migrate } from '../db/migrate.ts';
import { fingerprintOf, readSources } from '../db/sources.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    databaseAdministrator: string;
    templateDatabase: string;
    /** The name of the demo's template, made at the first need (demo.ts). */
    demoDatabase: string;
    /** For what is made once in a run; gone with it. */
    runFolder: string;
  }
}

// Tests prove what the code does, not what the disk does: durability has its own tests with its own server. What the
// vacuum does meanwhile would make plans and blocks of a page depend on the moment.
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};

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

/** A role that owns its databases and is nothing more: what the suite needs, an installation needs. */
async function createOwner(admin: Client, serverUrl: string): Promise<{ name: string; url: string }> {
  const name = `pribavka_owner_${process.pid}`;
  const password = randomBytes(18).toString('base64url');
  await admin.query(`create role ${name} login createdb nosuperuser nocreaterole noreplication password '${password}'`);
  const url = new URL(serverUrl);
  url.username = name;
  url.password = password;
  return { name, url: url.href };
}

/** One PostgreSQL for the project and one migrated template, from which every test file takes its copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `pribavka_template_${fingerprintOf(readSources())}_${process.pid}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  const owner = await createOwner(admin, server.url);
  await admin.query(`create database ${template} template template0 owner ${owner.name}`);
  const url = new URL(owner.url);
  url.pathname = `/${template}`;
  await migrate(url.href);
  // The queue's own tables go into the template too: every file would install them again.
  const boss = createBoss({ url: url.href, passive: true, onError: console.error });
  await boss.start();
  await boss.stop({ graceful: false });
  project.provide('databaseServer', owner.url);
  project.provide('databaseAdministrator', server.url);
  project.provide('templateDatabase', template);
  project.provide('demoDatabase', `pribavka_demo_${process.pid}`);
  const runFolder = mkdtempSync(join(tmpdir(), 'pribavka-run-'));
  project.provide('runFolder', runFolder);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    // A file that was stopped half-way leaves its database: on a server that was given it would hold the role.
    const left = await admin.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where datdba = $1::regrole',
      [owner.name],
    );
    for (const { name } of left.rows) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop role ${owner.name}`);
    await admin.end();
    await server.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
