import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate, readMigrations } from '../../db/migrate.ts';
import { violatedConstraint } from '../../db/tx.ts';
import { dropTestDatabase, serverUrl } from '../../test/database.ts';

const migrations = readMigrations();
const guard = migrations.findIndex(({ name }) => name.includes('one-shop-a-day'));
const name = `shops_${process.pid}`;
const shop = randomUUID();

let admin: Client;
let client: Client;
let url: string;

const connect = async (to: string): Promise<Client> => {
  const made = new Client({ connectionString: to });
  await made.connect();
  return made;
};
const person = async (): Promise<string> => {
  const id = randomUUID();
  await client.query(
    `insert into users (id, external_id, role_code, status, last_name, registered_at)
      values ($1, $2, 'member', 'confirmed', 'Соколова', '2025-01-10')`,
    [id, id],
  );
  return id;
};
let told = 0;
const place = (by: Client, id: string, from: string, to: string | null): Promise<unknown> => {
  told += 1;
  return by.query(
    `insert into store_memberships (user_id, store_id, partner_id, valid_from, valid_to, created_at)
      values ($1, $2, $2, $3, $4, timestamptz '2026-01-01' + $5 * interval '1 minute')`,
    [id, shop, from, to, told],
  );
};
const daysOf = async (id: string) =>
  (
    await client.query<{ days: string }>(
      `select valid_from || '…' || coalesce(valid_to::text, '') as days from store_memberships
        where user_id = $1 order by valid_from`,
      [id],
    )
  ).rows.map(({ days }) => days);

/** Histories the earlier server has left. */
const people: Record<string, string> = {};

beforeAll(async () => {
  admin = await connect(serverUrl());
  await admin.query(`create database ${name} template template0`);
  const address = new URL(serverUrl());
  address.pathname = `/${name}`;
  url = address.href;
  await migrate(url, migrations.slice(0, guard));
  client = await connect(url);
  await client.query(`insert into partners (id, name, legal_name, inn) values ($1, 'Лавка', 'Лавка', '0000001020')`, [
    shop,
  ]);
  await client.query(
    `insert into stores (id, partner_id, name, code, address, city, region)
      values ($1, $1, 'Лавка', 'Т-1', 'ул. Мира, 1', 'Тула', 'Тула')`,
    [shop],
  );
  const histories: Record<string, readonly (readonly [string, string | null])[]> = {
    sound: [
      ['2026-01-10', '2026-10-09'],
      ['2026-10-10', null],
    ],
    cut: [
      ['2026-01-10', '2026-10-09'],
      ['2026-10-01', null],
    ],
    replaced: [
      ['2026-01-10', '2026-05-31'],
      ['2026-06-01', '2026-10-09'],
      ['2026-05-01', null],
    ],
  };
  for (const [who, history] of Object.entries(histories)) {
    people[who] = await person();
    for (const [from, to] of history) await place(client, people[who], from, to);
  }
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await dropTestDatabase(name);
  await admin.end();
});

describe('the history of shops', () => {
  it('is mended where two places shared a day: the later word holds', async () => {
    expect(await daysOf(people['sound']!)).toEqual(['2026-01-10…2026-10-09', '2026-10-10…']);
    expect(await daysOf(people['cut']!)).toEqual(['2026-01-10…2026-09-30', '2026-10-01…']);
    expect(await daysOf(people['replaced']!)).toEqual(['2026-01-10…2026-04-30', '2026-05-01…']);
  });

  it('takes no two places on one day, written or changed', async () => {
    const refusal = (work: Promise<unknown>) => work.then(() => undefined, violatedConstraint);
    const id = await person();
    await place(client, id, '2026-01-10', '2026-02-28');
    await place(client, id, '2026-03-01', null);
    expect(await refusal(place(client, id, '2026-02-28', '2026-02-28'))).toBe('store_memberships_apart');
    const longer = client.query(
      `update store_memberships set valid_to = '2026-03-01' where user_id = $1 and valid_to is not null`,
      [id],
    );
    expect(await refusal(longer)).toBe('store_memberships_apart');
    expect(await daysOf(id)).toEqual(['2026-01-10…2026-02-28', '2026-03-01…']);
  });

  it('holds for two who write at once', async () => {
    const id = await person();
    const other = await connect(url);
    await client.query('begin');
    await place(client, id, '2026-01-10', '2026-05-31');
    const second = place(other, id, '2026-05-01', '2026-06-30').then(() => undefined, violatedConstraint);
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await admin.query<{ n: number }>(waiting, [name])).rows[0]?.n).toBe(1);
    await client.query('commit');
    expect(await second).toBe('store_memberships_apart');
    await other.end();
  });
});
