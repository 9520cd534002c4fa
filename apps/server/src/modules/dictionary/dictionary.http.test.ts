import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const read = async () => (await t.call('dictionary.get')).data;

it('tells positions and categories of requests as the programme keeps them now', async () => {
  const before = await read();
  expect(before.positions.map(({ name }) => name).slice(0, 2)).toEqual(['Продавец-консультант', 'Старший продавец']);
  expect(before.supportCategories.map(({ code }) => code)).toEqual([
    'registration',
    'sales',
    'points',
    'profile',
    'technical',
    'suggestion',
  ]);
  await t.database.pool.query("update positions set is_active = false where code = 'cashier'");
  await t.database.pool.query(
    "insert into positions (code, name, position) values ('merchandiser', 'Мерчендайзер', 0)",
  );
  const after = await read();
  expect(after.positions[0]).toEqual({ code: 'merchandiser', name: 'Мерчендайзер' });
  expect(after.positions.map(({ code }) => code)).not.toContain('cashier');
});

it('shows a position by its word, and takes it by its word, a text of one’s own too', async () => {
  const admin = await t.loginAs('admin');
  const member = await t.loginAs('member');
  const card = async () => (await t.call('members.get', { as: admin, params: { id: member.id } })).data;
  const set = async (position: string) => {
    const { version } = await card();
    const answer = await t.call('members.update', {
      as: admin,
      params: { id: member.id },
      body: { position, version },
    });
    expect(answer.status, answer.messages.join()).toBe(200);
  };
  const stored = async () =>
    (
      await t.database.pool.query<{ code: string }>('select position_code as code from users where id = $1', [
        member.id,
      ])
    ).rows[0]?.code;
  await set('Мерчендайзер');
  expect(await stored()).toBe('merchandiser');
  expect((await card()).position).toBe('Мерчендайзер');
  expect((await t.call('users.profile', { as: member })).data.user.position).toBe('Мерчендайзер');
  await set('Хозяин лавки');
  expect(await stored()).toBe('Хозяин лавки');
  expect((await card()).position).toBe('Хозяин лавки');
});
