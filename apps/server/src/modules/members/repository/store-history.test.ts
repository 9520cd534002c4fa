import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { violatedConstraint } from '../../../db/sql-errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';

const shop = randomUUID();

let database: TestDatabase;
let client: Client;

const connect = async (): Promise<Client> => {
  const made = new Client({ connectionString: database.url });
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
const place = (by: Client, id: string, from: string, to: string | null): Promise<unknown> =>
  by.query(
    `insert into store_memberships (user_id, store_id, partner_id, valid_from, valid_to) values ($1, $2, $2, $3, $4)`,
    [id, shop, from, to],
  );
const daysOf = async (id: string) =>
  (
    await client.query<{ days: string }>(
      `select valid_from || '…' || coalesce(valid_to::text, '') as days from store_memberships
        where user_id = $1 order by valid_from`,
      [id],
    )
  ).rows.map(({ days }) => days);

beforeAll(async () => {
  database = await createTestDatabase();
  client = await connect();
  await client.query(`insert into partners (id, name, legal_name, inn) values ($1, 'Лавка', 'Лавка', '0000001020')`, [
    shop,
  ]);
  await client.query(
    `insert into stores (id, partner_id, name, code, address, city, region)
      values ($1, $1, 'Лавка', 'Т-1', 'ул. Мира, 1', 'Тула', 'Тула')`,
    [shop],
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the history of shops', () => {
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
    const other = await connect();
    await client.query('begin');
    await place(client, id, '2026-01-10', '2026-05-31');
    const second = place(other, id, '2026-05-01', '2026-06-30').then(() => undefined, violatedConstraint);
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect((await database.pool.query(waiting)).rows).toEqual([{ n: 1 }]));
    await client.query('commit');
    expect(await second).toBe('store_memberships_apart');
    await other.end();
  });
});
