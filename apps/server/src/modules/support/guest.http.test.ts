import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let agent: Person;

beforeAll(async () => {
  t = await createTestApp();
  agent = await t.loginAs('support');
});
afterAll(() => t.close());

const guest = (extra: Record<string, unknown> = {}, device = 'a') =>
  t.call('support.createAsGuest', {
    body: { name: 'Ольга', category: 'registration', subject: 'Не приходит код', text: 'Помогите', ...extra },
    headers: { 'x-fingerprint': device },
  });
const only = async (search: string) => {
  const { items } = (await t.call('support.adminList', { as: agent, body: { search } })).data;
  expect(items).toHaveLength(1);
  return items[0]!;
};

describe('a guest', () => {
  it('gets a number and nothing else, and the answer by letter', async () => {
    const sent = await guest({ email: 'Olga@Example.ru' });
    expect(sent).toMatchObject({ status: 200, data: { number: expect.stringMatching(/^О-\d{6}$/) } });
    expect(Object.keys(sent.data)).toEqual(['number']);
    const row = await only(sent.data.number);
    expect(row).toMatchObject({ author: { id: null, name: 'Ольга' }, status: 'new' });
    const request = (await t.call('support.get', { as: agent, params: { id: row.id } })).data;
    expect(request.desk?.author).toMatchObject({ id: null, email: 'olga@example.ru', phone: null });
    await t.call('support.answer', { as: agent, params: { id: row.id }, body: { text: 'Код отправлен снова.' } });
    const [letter] = await t.mail('olga@example.ru');
    expect(letter?.text).toContain('Код отправлен снова.');
    const entry = await t.services.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', row.id)
      .where('action', '=', 'create')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actorKind: 'anonymous', entityLabel: sent.data.number });
    expect(JSON.stringify(entry)).not.toMatch(/olga|Ольга/i);
  });

  it('without an address hears by SMS; his phone finds him in any writing', async () => {
    const { data } = await guest({ phone: '79041112233' }, 'b');
    for (const search of ['8 (904) 111-22-33', '+79041112233', '22-33']) {
      expect((await only(search)).number).toBe(data.number);
    }
    const { id } = await only(data.number);
    await t.call('support.answer', { as: agent, params: { id }, body: { text: 'Готово' } });
    expect((await t.mail('79041112233'))[0]?.text).toContain('Готово');
  });

  it('has to leave a way to answer and a known category', async () => {
    const nowhere = await guest({}, 'c');
    expect(nowhere).toMatchObject({ status: 400, code: 'SUPPORT_CONTACT' });
    expect(Object.keys(nowhere.fields)).toEqual(['phone', 'email']);
    expect((await guest({ email: 'x@example.ru', category: 'weather' }, 'c')).code).toBe('SUPPORT_CATEGORY');
  });

  it('answers the same for a contact of an account, and ties nothing to it', async () => {
    const known = await t.loginAs('member');
    const sent = await guest({ email: known.email }, 'd');
    expect(Object.keys(sent.data)).toEqual(['number']);
    expect((await t.call('support.list', { as: known, body: {} })).data.items).toEqual([]);
  });

  it('is slowed down by contact and by device, over a restart too', async () => {
    const flood = { email: 'flood@example.ru' };
    for (const device of ['e1', 'e2', 'e3']) expect((await guest(flood, device)).status).toBe(200);
    const fourth = await guest(flood, 'e4');
    expect(fourth).toMatchObject({ status: 429, code: 'AUTH_THROTTLED' });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    await t.restart();
    expect((await guest(flood, 'e5')).status).toBe(429);
    const row = await t.database.pool.query("select 1 from support_requests where contact_email = 'flood@example.ru'");
    expect(row.rowCount).toBe(3);
    t.clock.add(400_000);
    expect((await guest(flood, 'e6')).status).toBe(200);
  });
});
