import { randomBytes } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { type Database, openDatabase, type OpenOptions } from '../db/open.ts';

/** A database of one test file; `drop` closes and removes it. */
export interface TestDatabase extends Database {
  drop: () => Promise<void>;
}

/** The PostgreSQL server of the suite, as a role that may make databases and nothing else. */
export const serverUrl = (): string => inject('databaseServer');

/** The same server, or one of its databases, as its superuser: for what an installation cannot do and a test has to. */
export function administratorUrl(of?: string): string {
  const url = new URL(inject('databaseAdministrator'));
  if (of) url.pathname = new URL(of).pathname;
  return url.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As the superuser: the vacuum of the server may be at work in it, and an ordinary role may not end that. */
export const dropTestDatabase = (name: string): Promise<void> =>
  administer(administratorUrl(), `drop database if exists ${name} with (force)`);

/** Closes a database and gives it a name of which others know: nobody is connected to a template. */
export async function closeAsTemplate(database: TestDatabase, template: string): Promise<void> {
  await database.close();
  await administer(serverUrl(), `alter database ${new URL(database.url).pathname.slice(1)} rename to ${template}`);
}

// The product refuses what waits for seconds; a busy machine of the suite is no reason to.
const patience = { waitMs: 40_000, lockTimeoutMs: 40_000 };

/** How many connections, and how long they wait. */
export type TestDatabaseOptions = Pick<OpenOptions, 'max' | 'lockTimeoutMs' | 'waitMs' | 'onStatement'>;

/** A fresh copy of a template, the migrated one (roles and settings in, no people) unless given: call it once per file. */
export async function createTestDatabase(
  options: TestDatabaseOptions = {},
  template = inject('templateDatabase'),
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl(), `create database ${name} template ${template} strategy wal_log`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const database = openDatabase({ ...patience, ...options, url: url.href });
  return {
    ...database,
    drop: async () => {
      await database.close();
      await dropTestDatabase(name);
    },
  };
}
