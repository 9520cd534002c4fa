import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../ids.ts';
import { personInn, snils } from '../seed/numbers.ts';
import { inTransaction } from '../db/tx.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { answerText, claimKey, freshKeys, storeAnswer, storeAnswers } from './idempotency.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

let last = 0;
const role = () => ({ code: `probe_${(last += 1)}`, name: 'Проба', dataScope: 'own' as const, items: [] });
const create = (body: ReturnType<typeof role>, key: string, as = admin) =>
  server.call('roles.create', { as, body, key });
const rolesNamed = async (code: string) =>
  (await server.database.pool.query('select count(*)::int as n from roles where code = $1', [code])).rows[0]
    .n as number;

it('a repeat with the same key gets the same answer and does nothing twice', async () => {
  const [body, key] = [role(), newId()];
  const first = await create(body, key);
  const again = await create(body, key);
  expect(first.status).toBe(200);
  expect(again.data).toEqual(first.data);
  const { rows } = await server.database.pool.query('select 1 from audit_entries where entity_id = $1', [body.code]);
  expect(rows).toHaveLength(1);
});

it('twenty at once with one key do the work once and all get its answer', async () => {
  const [body, key] = [role(), newId()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, key)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  expect(await rolesNamed(body.code)).toBe(1);
});

it('the same key in capital letters is the same key', async () => {
  for (const [first, second] of [
    ['toLowerCase', 'toUpperCase'],
    ['toUpperCase', 'toLowerCase'],
  ] as const) {
    const [body, key] = [role(), newId()];
    const answer = await create(body, key[first]());
    const again = await create(body, key[second]());
    expect([answer.status, again.status, again.data]).toEqual([200, 200, answer.data]);
    expect(await rolesNamed(body.code)).toBe(1);
    expect((await create(role(), key[second]())).code).toBe('IDEMPOTENCY_MISMATCH');
  }
});

it('the same key with another body or on another route is a conflict', async () => {
  const key = newId();
  await create(role(), key);
  expect((await create(role(), key)).code).toBe('IDEMPOTENCY_MISMATCH');
  const other = await server.call('notifications.markRead', { as: admin, body: {}, key });
  expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
});

it('the same key of another person is another key', async () => {
  const key = newId();
  const other = await server.loginAs('admin');
  expect((await create(role(), key)).status).toBe(200);
  expect((await create(role(), key, other)).status).toBe(200);
});

it('a refused request leaves no answer behind: the mended one goes through', async () => {
  const [body, key] = [role(), newId()];
  const refused = await create({ ...body, name: '' }, key);
  expect(refused.status).toBe(400);
  expect((await create(body, key)).status).toBe(200);
});

it('a key is forgotten after a day', async () => {
  const key = newId();
  const first = role();
  await create(first, key);
  server.clock.add(25 * 3_600_000);
  admin = await server.loginAs('admin');
  await server.database.pool.query('update idempotency_keys set actor = $1 where key = $2', [admin.id, key]);
  expect((await create(role(), key)).status).toBe(200);
});

it('is demanded where points or money move', async () => {
  const member = await server.loginAs('member');
  const answer = await server.call('sales.create', { as: member, key: null, body: {} as never });
  expect(answer.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  const wrong = await server.call('sales.create', { as: member, key: 'not-a-uuid', body: {} as never });
  expect(wrong.fields).toEqual({ 'Idempotency-Key': ['Ключ повтора — uuid'] });
});

it('a repeated look at a passport is one look more in the journal', async () => {
  const [member, moderator] = [await server.loginAs('member'), await server.loginAs('moderator')];
  const body = {
    lastName: 'Тестова',
    firstName: 'Мария',
    birthDate: '1990-05-06',
    passportSeries: '0010',
    passportNumber: '100777',
    passportIssuedBy: 'УМВД России по Тверской области',
    passportIssuedAt: '2010-05-06',
    departmentCode: '690-001',
    inn: personInn(777),
    snils: snils(777),
  };
  expect((await server.call('users.createPassport', { as: member, body })).status).toBe(200);
  const key = newId();
  const look = () => server.call('members.passport', { as: moderator, params: { id: member.id }, key });
  expect((await look()).data).toEqual((await look()).data);
  const looks = await server.services.db
    .selectFrom('auditEntries')
    .select(['action', 'entityType', 'entityId'])
    .where('actorId', '=', moderator.id)
    .execute();
  const entry = { action: 'read_personal', entityType: 'passport', entityId: member.id };
  expect(looks).toEqual([entry, entry]);
});

describe('a batch', () => {
  const request = (key = newId()) => ({ actor: admin.id, key, routeKey: 'sales.create', content: [key] });

  it('does not begin what is answered, nor the second of two twins', async () => {
    const { db, vault, now } = server.services;
    const [answered, twin] = [request(), request()];
    await inTransaction(db, async (tx) => {
      await claimKey(tx, vault, answered, now());
      await storeAnswer(tx, vault, answered, answerText({ n: 1 }));
    });
    expect(await freshKeys(db, [answered, twin, { ...twin }, request()], now())).toEqual([false, true, false, true]);
  });

  it('keeps each answer for its own key, whatever the order', async () => {
    const { db, vault, now } = server.services;
    const asked = Array.from({ length: 12 }, () => request());
    await storeAnswers(
      db,
      vault,
      asked.map((one, n) => ({ request: one, text: answerText({ text: 'ё'.repeat(n * 200), n }) })),
      now(),
    );
    for (const [n, one] of asked.entries()) {
      const answer = { text: 'ё'.repeat(n * 200), n };
      expect(await inTransaction(db, (tx) => claimKey(tx, vault, one, now()))).toEqual({ first: false, answer });
    }
  });

  it('is undone when a key was used while it was being written', async () => {
    const { db, vault, now } = server.services;
    const [mine, taken] = [request(), request()];
    const batch = inTransaction(db, async (tx) => {
      expect(await freshKeys(tx, [mine, taken], now())).toEqual([true, true]);
      await inTransaction(db, (other) => claimKey(other, vault, taken, now()));
      const answers = [mine, taken].map((one) => ({ request: one, text: '{}' }));
      await storeAnswers(tx, vault, answers, now());
    });
    await expect(batch).rejects.toThrow('used meanwhile');
    expect(await inTransaction(db, (tx) => claimKey(tx, vault, mine, now()))).toEqual({ first: true });
  });

  it('takes over a key that has outlived its day', async () => {
    const { db, vault, now } = server.services;
    const old = request();
    await inTransaction(db, (tx) => claimKey(tx, vault, old, new Date(now().getTime() - 25 * 3_600_000)));
    expect(await freshKeys(db, [old], now())).toEqual([true]);
    await storeAnswers(db, vault, [{ request: old, text: '{"n":2}' }], now());
    const again = await inTransaction(db, (tx) => claimKey(tx, vault, old, now()));
    expect(again).toEqual({ first: false, answer: { n: 2 } });
  });
});
