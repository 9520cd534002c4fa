import { Writable } from 'node:stream';

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createWorld, type World } from '../modules/sales/testing/world.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { type Person, signIn } from '../test/people.ts';

let server: TestApp;
let world: World;
let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
const people: Record<'member' | 'colleague' | 'moderator' | 'admin', Person> = {} as never;

beforeAll(async () => {
  server = await createTestApp({ config: { isProduction: true, demo: false }, logTo });
  world = await createWorld(server.services.db);
  for (const name of ['member', 'colleague', 'moderator', 'admin'] as const) {
    const { id } = world[name];
    people[name] = { id, phone: null, email: null, ...(await signIn(server.services, id)) };
  }
});
afterAll(() => server.close());

const register = async (as: Person, quantity = 1) => {
  const body = { saleDate: '2026-11-18', items: [{ productId: world.lamp.id, quantity }], submit: true };
  const { status, data, messages } = await server.call('sales.create', { as, body });
  expect(status, messages.join()).toBe(200);
  return data;
};

const spoilt: string[] = [];
/** What a list does not show is reported once, and what it shows is not. */
function expectReport(shown: readonly { id: string }[]): void {
  const missing = spoilt.filter((id) => !shown.some((row) => row.id === id));
  expect(log.split('answer breaks the contract').length - 1).toBe(missing.length > 0 ? 1 : 0);
}

it.each<[string, (id: string) => RawBuilder<unknown>]>([
  ['lines of points that are no list', (id) => sql`update sale_items set points_lines = '{}' where sale_id = ${id}`],
  ['a line of points that is none', (id) => sql`update sale_items set points_lines = '[1]' where sale_id = ${id}`],
  ['a formula that is a text', (id) => sql`update sale_items set formula = '"x"' where sale_id = ${id}`],
  [
    'a source nobody knows',
    (id) => sql`alter table sales drop constraint sales_source_check;
    update sales set source = 'fax' where id = ${sql.lit(id)}`,
  ],
  ['a day that never comes', (id) => sql`update sales set submitted_at = 'infinity' where id = ${id}`],
])('a sale spoilt by hand, with %s, breaks no list and not the queue', async (_, spoil) => {
  const [bad, good] = [await register(people.member), await register(people.colleague)];
  const own = await register(people.member, 2);
  spoilt.push(bad.id);
  await spoil(bad.id).execute(server.services.db);
  log = '';
  const list = await server.call('sales.adminList', { as: people.moderator, body: {} });
  expect(list.status, list.messages.join()).toBe(200);
  expect(list.data.items.map(({ id }) => id)).toEqual(expect.arrayContaining([good.id, own.id]));
  expectReport(list.data.items);
  log = '';
  const mine = await server.call('sales.list', { as: people.member, body: {} });
  expect(mine.status, mine.messages.join()).toBe(200);
  expect(mine.data.items.map(({ id }) => id)).toContain(own.id);
  expectReport(mine.data.items);
  const items = good.items.map(({ id }) => ({ id, decision: 'approve' as const }));
  const decided = await server.call('sales.moderate', {
    as: people.moderator,
    params: { id: good.id },
    body: { items, version: good.version },
  });
  expect([decided.status, decided.data.status]).toEqual([200, 'confirmed']);
});
