import { Writable } from 'node:stream';

import { type RouteKey } from '@pribavka/api';
import { requestExample } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { type Person, signIn } from '../test/people.ts';
import { requestOf } from '../test/requests.ts';

/** One row of every table has days that no calendar has and a text for JSON, put there by hand: nothing else is missed. */
let server: TestApp;
let admin: Person;
const spoilt: string[] = [];
let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

beforeAll(async () => {
  server = await createTestApp({ demo: true, config: { isProduction: true, demo: false }, logTo });
  admin = await server.loginAs('admin');
  const { pool } = server.database;
  const { rows } = await pool.query<{ table: string; column: string; value: string }>(`
    select c.table_name as table, c.column_name as column,
      case c.data_type when 'jsonb' then '"x"' else 'infinity' end as value from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_updatable = 'YES'
      and c.data_type in ('timestamp with time zone', 'date', 'jsonb') order by 1, 2`);
  const client = await pool.connect();
  try {
    for (const { table, column, value } of rows) {
      const where = table === 'users' ? `where role_code = 'member' and status = 'confirmed'` : '';
      if (table === 'sessions' || table === 'points_settings') continue;
      await client.query(`begin; alter table "${table}" disable trigger user`);
      try {
        const { rowCount } = await client.query(
          `update "${table}" set "${column}" = '${value}' where ctid = (select ctid from "${table}" ${where} order by ctid limit 1)`,
        );
        await client.query('commit');
        if (rowCount) spoilt.push(`${table}.${column}`);
      } catch {
        // What the database itself refuses cannot be spoilt.
        await client.query('rollback');
      }
    }
  } finally {
    client.release();
  }
}, 180_000);
afterAll(() => server.close());

const lists = (Object.entries(routes) as [RouteKey, Route][])
  .filter(
    ([, { kind, access, path, binary }]) => kind === 'query' && access !== 'public' && !path.includes('{') && !binary,
  )
  .map(([key]) => key);

const found = new Map<string, Set<string>>();
const areaOf = (key: RouteKey): string => key.split('.')[0] ?? '';

async function ask(key: RouteKey, input: object): Promise<void> {
  const { query } = requestExample(key) as { query?: object };
  const asked: object = { ...(query ? { query } : {}), ...input };
  const answer = await server.app.inject(requestOf(key, { token: admin.token, ...asked }));
  expect(answer.statusCode, `${key}: ${answer.body.slice(0, 500)}`).toBeLessThan(500);
  if (answer.statusCode !== 200 || routes[key].path.includes('{')) return;
  const { data } = JSON.parse(answer.body) as { data?: { items?: { id?: unknown }[] } };
  const ids = found.get(areaOf(key)) ?? new Set<string>();
  for (const { id } of data?.items ?? []) if (typeof id === 'string') ids.add(id);
  found.set(areaOf(key), ids);
}

describe('rows with spoilt columns', () => {
  it('stop no sale', async () => {
    const { rows } = await server.database.pool.query<{ id: string; productId: string }>(`
      select u.id, p.id as "productId" from users u join stores s on s.id = u.store_id and s.status = 'active'
        join partners o on o.id = s.partner_id and o.status = 'active',
        lateral (select id from products where status = 'active' and not serial_required and valid_from is null
          and valid_to is null order by id desc limit 1) p
      where u.role_code = 'member' and u.status = 'confirmed' and u.is_phone_verified order by u.id desc limit 1`);
    const member = rows[0]!;
    const as: Person = { id: member.id, phone: null, email: null, ...(await signIn(server.services, member.id)) };
    const body = { saleDate: '2026-11-18', items: [{ productId: member.productId, quantity: 1 }], submit: true };
    const made = await server.call('sales.create', { as, body });
    expect(made.status, made.messages.join()).toBe(200);
  });

  it('are there', () => expect(spoilt.length).toBeGreaterThan(60));

  it.each(lists)('break no list: %s', async (key) => {
    await ask(key, routes[key].path.endsWith('/list') ? { body: { size: 200 } } : requestExample(key));
  });

  it.each(
    (Object.keys(routes) as RouteKey[]).filter(
      (key) => routes[key].kind === 'query' && routes[key].path.endsWith('/{id}'),
    ),
  )('break no card: %s', async (key) => {
    for (const id of [...(found.get(areaOf(key)) ?? [])].slice(0, 60)) await ask(key, { params: { id } });
  });

  it('are reported', () => expect(log).toContain('answer breaks the contract'));
});
