import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Client } from 'pg';

import { migrate, readMigrations } from './migrate.ts';
import { dropTestDatabase, serverUrl } from '../test/database.ts';
import { schemaOf } from '../test/schema.ts';

const all = readMigrations();
const name = (what: string): string => `earlier_${what}_${process.pid}`;

let admin: Client;
beforeAll(async () => {
  admin = new Client({ connectionString: serverUrl() });
  await admin.connect();
});
afterAll(() => admin.end());

async function withDatabase<T>(what: string, work: (url: string) => Promise<T>): Promise<T> {
  await admin.query(`create database ${name(what)} template template0`);
  const url = new URL(serverUrl());
  url.pathname = `/${name(what)}`;
  try {
    return await work(url.href);
  } finally {
    await dropTestDatabase(name(what));
  }
}

async function inside<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// What a working installation has in its first tables: a later migration must live with rows, not only with columns.
const rows = `
insert into users (id, external_id, role_code, status, last_name, registered_at)
select gen_random_uuid(), 'e' || n, case when n % 4 = 0 then 'admin' else 'member' end, 'confirmed', 'Ранний', now()
from generate_series(1, 8) as n;
insert into audit_entries (id, actor_kind, action, entity_label) select gen_random_uuid(), 'user', 'update', 'П-' || n from generate_series(1, 5) as n;
insert into processes (id, kind, title, errors) select gen_random_uuid(), 'partner_mass_upload', 'Партнёры',
  '[{"row": 2, "column": "Телефон", "value": "79041700417", "code": "IMPORT_VALUE", "message": "Мало цифр"}]' from generate_series(1, 3);
insert into idempotency_keys (actor, key, route_key, body_hash, status) values ('a', gen_random_uuid(), 'sales.create', '\\x00', 200)`;

// Roles are made by the second file: before them there is nobody to have rows.
const prefixes = all.slice(1).map((migration, index) => ({ upTo: migration.name, count: index + 2 }));

describe('an installation of any earlier day', () => {
  let fresh: string;
  beforeAll(async () => {
    fresh = await withDatabase('fresh', async (url) => {
      await migrate(url);
      return inside(url, schemaOf);
    });
  });

  it.each(prefixes)('from $upTo comes to what a fresh one is', async ({ count }) => {
    await withDatabase(`p${count}`, async (url) => {
      await migrate(url, all.slice(0, count));
      await inside(url, (client) => client.query(rows));
      expect(await migrate(url)).toEqual(all.slice(count).map((migration) => migration.name));
      await inside(url, async (client) => {
        expect(await schemaOf(client)).toBe(fresh);
        const { rows: left } = await client.query<{
          people: number;
          accounts: number;
          entries: number;
          phones: number;
        }>(
          `select (select count(*)::int from users) as people, (select count(*)::int from wallets) as accounts,
             (select count(*)::int from audit_entries) as entries,
             (select count(*)::int from processes where errors::text like '%79041700417%') as phones`,
        );
        // What stood in wrong cells in the open is gone, the rest of the report stays.
        const sealsLater = all.slice(count).some((migration) => migration.name.includes('process-values'));
        expect(left).toEqual([{ people: 8, accounts: 6, entries: 5, phones: sealsLater ? 0 : 3 }]);
      });
    });
  });
});
