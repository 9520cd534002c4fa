import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

import { createApi, createSession, defaultRoles, isProblem, memoryStore, type RouteKey } from '@pribavka/api';
import { answerExample, clientCall, exampleId as id, requestExample } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import type { Pool } from 'pg';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { compileAnswerCheck } from './validation.ts';

type Anyone = 'nobody' | 'member' | 'admin' | 'technical';
type AnyApi = { call: (key: RouteKey, input?: object, options?: object) => Promise<unknown> };

let server: TestApp;
const clients = new Map<Anyone, AnyApi>();
const keys = Object.keys(routes) as RouteKey[];

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const baseURL = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
  const clientOf = (person?: Person) =>
    createApi({
      routes,
      session: createSession({
        store: memoryStore(person ? { session: person.token, refresh: person.refresh } : undefined),
      }),
      baseURL,
    });
  await fillExamples(server.database.pool);
  clients.set('nobody', clientOf() as unknown as AnyApi);
  for (const role of ['member', 'admin', 'technical'] as const) {
    const unproved = role === 'member' ? { phone: '79031234567', isPhoneVerified: false } : {};
    const person = await server.loginAs(role, unproved);
    if (role === 'technical') await makeSystem(server.database.pool, person.id);
    clients.set(role, clientOf(person) as unknown as AnyApi);
  }
});
afterAll(() => server.close());

/** Things the examples name: a partner, its shop and seller, a manufacturer, its brand and product. */
async function fillExamples(pool: Pool): Promise<void> {
  const one = (text: string) => pool.query(text, [id]);
  await one(`insert into partners (id, name, legal_name, inn) values ($1, 'Лавка', 'ООО Лавка', '0000001020')`);
  await one(`insert into stores (id, partner_id, name, code, address, city, region)
    values ($1, $1, 'Лавка на Мира', 'TV-09', 'пр. Мира, 1', 'Тверь', 'Тверская область')`);
  await one(`insert into manufacturers (id, name, legal_name, inn) values ($1, 'Завод', 'АО Завод', '0000001036')`);
  await one(`insert into brands (id, manufacturer_id, name) values ($1, $1, 'Кремень')`);
  // Where its products can be moved.
  await one(`insert into brands (id, manufacturer_id, name)
    values ('0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06', $1, 'Гранит')`);
  await one(`insert into categories (id, name) values ($1, 'Дрели')`);
  await one(`insert into products (id, manufacturer_id, brand_id, article, name, serial_source, status)
    values ($1, $1, $1, 'К-1', 'Дрель', 'none', 'active')`);
  await one(`insert into users (id, external_id, role_code, status, last_name, partner_id, store_id, registered_at)
    values ($1, 'ТН-0147', 'member', 'confirmed', 'Соколова', $1, $1, '2026-01-10')`);
  await one(
    `insert into store_memberships (user_id, store_id, partner_id, valid_from) values ($1, $1, $1, '2026-01-10')`,
  );
}

/** A system with every right of its role. */
async function makeSystem(pool: Pool, userId: string): Promise<void> {
  await pool.query('update users set partner_id = $2 where id = $1', [userId, id]);
  const grants = Object.entries(defaultRoles.technical.grants).flatMap(([group, actions]) =>
    actions.map((action) => `${group}:${action}`),
  );
  await pool.query(
    `insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes)
      values ($1, 'Касса', 'kassa', 'x', 'x', $2)`,
    [userId, JSON.stringify(grants)],
  );
}

const askerOf = (key: RouteKey, { access, audience }: Route): Anyone => {
  // Its example is of a system of a partner.
  if (key === 'sales.create') return 'technical';
  if (access === 'public') return 'nobody';
  if (audience === 'technical' || audience === 'member') return audience;
  return audience === undefined || audience === 'person' ? 'member' : 'admin';
};

const file = new Blob([readFileSync(new URL(import.meta.url))], { type: 'application/pdf' });

describe('the example of', () => {
  // After signing out nothing more can be asked.
  const order = keys.toSorted((a, b) => Number(a === 'auth.logout') - Number(b === 'auth.logout'));

  it.each(order)('%s is what the contract says, and the server understands it', async (key) => {
    const route: Route = routes[key];
    const { data } = schemas[key] as { data: object };
    if (!route.binary) expect(compileAnswerCheck(data).fields(answerExample(key))).toBeUndefined();
    expect(parseSync('example.ts', clientCall(key, route)).errors).toEqual([]);
    const input = { ...requestExample(key), ...(route.multipart ? { file, fileName: 'Файл.pdf' } : {}) };
    const outcome: unknown = await clients
      .get(askerOf(key, route))!
      .call(key, input, { quiet: 'all' })
      .catch((error: unknown) => error);
    if (!isProblem(outcome)) return;
    // It may have nothing to work on here, but never is it asked wrongly.
    if (outcome.code === 'VALIDATION') expect(outcome.fields).toEqual({});
    expect(['VALIDATION', 'BAD_REQUEST', 'UNAUTHORIZED', 'IDEMPOTENCY_KEY_REQUIRED']).not.toContain(outcome.code);
    expect(outcome.status).toBeGreaterThanOrEqual(400);
    expect(outcome.status).toBeLessThan(500);
  });
});
