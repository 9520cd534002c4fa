import { headers } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { fitText, longest } from './fit.ts';

vi.setConfig({ testTimeout: 240_000 });

let server: TestApp;
let admin: Person;
let people: Person[];
beforeAll(async () => {
  // A proxy in front: what it calls the address of its caller is as strange as the rest.
  server = await createTestApp({ config: { trustedProxies: 1 } });
  admin = await server.loginAs('admin');
  people = [await server.loginAs('member'), await server.loginAs('support'), await server.loginAs('auditor')];
});
afterAll(() => server.close());

const named = Object.values<Route>(routes).filter(({ path }) => path.includes('{'));
const unit = fc.constantFrom('grapheme', 'binary', 'binary-ascii');
const cruel = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  'x'.repeat(65),
  'x'.repeat(150),
  '🐤'.repeat(64),
  `${'x'.repeat(63)}🐤`,
  '%',
  'ё',
);
const strange = fc.oneof(
  cruel,
  unit.chain((kind) => fc.string({ unit: kind, minLength: 1, maxLength: 120 })),
);
const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  fc.constantFrom('é'.repeat(200), 'x'.repeat(500), ''),
);
const forwarded = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom('unknown', 'fe80::1%eth0', '1.2.3.4:80', 'x'.repeat(99)),
  headerValue,
);
const request = fc.record({
  who: fc.nat(2),
  route: fc.constantFrom(...named),
  value: strange,
  method: fc.constantFrom(undefined, 'GET', 'POST', 'PUT', 'DELETE'),
  agent: headerValue,
  device: headerValue,
  id: fc.oneof(fc.uuid(), headerValue),
  key: fc.option(fc.uuid(), { nil: undefined }),
  forwarded,
  body: fc.oneof(
    fc.json(),
    fc.dictionary(strange, fc.oneof(strange, fc.integer())).map((map) => JSON.stringify(map)),
  ),
});
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

// Half a character cannot be written into an address.
const encoded = (text: string): string =>
  encodeURIComponent(fitText(text.replaceAll('\u0000', '\u0001'), 500)).replaceAll('%01', '%00');

async function send({
  who,
  route,
  value,
  method,
  agent,
  device,
  id,
  key,
  forwarded: from,
  body,
}: Request): Promise<number> {
  const verb = method ?? route.method;
  const answer = await server.app.inject({
    method: verb,
    url: `/api${route.path.replaceAll(/\{\w+\}/g, encoded(value))}`,
    headers: {
      authorization: `Bearer ${people[who]!.token}`,
      'user-agent': agent,
      'x-forwarded-for': from,
      [headers.fingerprint]: device,
      [headers.requestId]: id,
      ...(key ? { [headers.idempotencyKey]: key } : {}),
      ...(verb === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(verb === 'GET' ? {} : { payload: body }),
  });
  return answer.statusCode;
}

interface Seen {
  id: string;
  entityId: string | null;
  code: string | null;
}

/** Every page of the journal and every entry on it; the calls fail at an answer that breaks the contract. */
async function readAll(): Promise<Seen[]> {
  const seen: Seen[] = [];
  let cursor: string | undefined;
  do {
    const page = await server.call('logs.list', { as: admin, body: { size: 100, cursor } });
    expect([page.status, page.messages]).toEqual([200, []]);
    for (const { id } of page.data.items) {
      const card = await server.call('logs.get', { as: admin, params: { id } });
      expect([card.status, card.messages]).toEqual([200, []]);
      seen.push({ id, entityId: card.data.entityId, code: card.data.code });
    }
    cursor = page.data.nextCursor;
  } while (cursor);
  return seen;
}

it('every refusal leaves an entry, and every page of the journal can be read, whatever was sent', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const status = await send(sent);
      expect(status).toBeLessThan(500);
      if (status === 403) refused += 1;
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(50);
  const entries = await readAll();
  expect(entries.filter(({ code }) => code === 'FORBIDDEN')).toHaveLength(refused);
});

it.each([
  ['65 characters', 'x'.repeat(65), `${'x'.repeat(63)}…`],
  ['the end of a text', 'a\u0000b', 'a\uFFFDb'],
  ['a character of two halves at the bound', `${'x'.repeat(99)}🐤`, `${'x'.repeat(63)}…`],
  ['sixty-four such characters', '🐤'.repeat(64), '🐤'.repeat(64)],
])('an id in an address that holds %s is stored as it can be read', async (_name, sent, stored) => {
  const [member] = people;
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/v1/private/nomenclature/brands/${encodeURIComponent(sent)}`,
    headers: { authorization: `Bearer ${member!.token}` },
  });
  expect(answer.statusCode).toBe(403);
  expect((await readAll()).map(({ entityId }) => entityId)).toContain(stored);
});

it('a broken row is shown as far as it goes, marked, among the others', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into audit_entries (id, at, actor_kind, action, entity_type, entity_id, entity_label, before, actor_role)
     select gen_random_uuid(), at::timestamptz, 'user', 'status', 'sale', repeat('y', 100), 'П-000123', '[1]', repeat('r', 90)
     from unnest(array['2026-11-20', 'infinity', '20000-01-01']) at returning id`,
  );
  for (const { id } of rows) {
    const { status, data } = await server.call('logs.get', { as: admin, params: { id } });
    expect(status).toBe(200);
    expect(data.entityLabel).toBe('Запись повреждена: показано то, что удалось прочитать · П-000123');
    expect(data.entityId).toHaveLength(longest.entityId);
  }
  // Those two stand first, and the pages go on past them.
  let cursor: string | undefined;
  for (let page = 0; page < 4; page += 1) {
    const { status, data } = await server.call('logs.list', { as: admin, body: { size: 1, cursor } });
    expect([status, data.items.length]).toEqual([200, 1]);
    cursor = data.nextCursor;
  }
  expect((await readAll()).map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
});
