import { afterAll, beforeAll, expect, it } from 'vitest';

import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { pseudonymOf } from './domain/pseudonym.ts';
import { forgetNamesOfDeleted } from './jobs/forget-names.ts';

let t: TestApp;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
  agent = await t.loginAs('support');
});
afterAll(() => t.close());

const rows = async (text: string, ...values: unknown[]) => (await t.database.pool.query(text, values)).rows;
const entries = (id: string) =>
  rows(
    `select actor_name, entity_label, reason, before, after from audit_entries where actor_id = $1 or entity_id = $2
      order by at, id`,
    id,
    id,
  );
async function write(as: Person, text: string): Promise<string> {
  const body = { category: 'technical', subject: text.slice(0, 40), text };
  const { data, status, messages } = await t.call('support.create', { as, body });
  expect(status, messages.join()).toBe(200);
  return data.id;
}
async function erase(id: string): Promise<void> {
  const { version } = (await t.call('members.get', { as: admin, params: { id } })).data;
  const body = { version, reasonText: 'По заявлению Перелётовой, Зинаида просила' };
  const answer = await t.call('members.erase', { as: admin, params: { id }, body });
  expect(answer.status, answer.messages.join()).toBe(200);
}

it('the names of an account, the former one too, give way to its number; the rest of a text stays', async () => {
  const member = await t.loginAs('member', { lastName: 'Перелётова', firstName: 'Зинаида' });
  await t.call('users.updateFullName', { as: member, body: { lastName: 'Гнездилова', firstName: 'Зинаида' } });
  const other = await t.loginAs('member', { lastName: 'Зимина', firstName: 'Ольга' });
  const own = await write(member, 'Я Гнездилова, раньше Перелетова: не вижу чек 412');
  await t.call('support.answer', { as: agent, params: { id: own }, body: { text: 'Зинаида, посмотрели.' } });
  const another = await write(other, 'Со мной работает Зинаида Гнездилова');
  await erase(member.id);
  const label = pseudonymOf(member.id);
  const messages = await rows('select text from support_messages where request_id = $1 order by at, id', own);
  expect(messages.map(({ text }) => text)).toEqual([
    `Я ${label}, раньше ${label}: не вижу чек 412`,
    `${label}, посмотрели.`,
  ]);
  // Words of others about a colleague are theirs.
  expect(await rows('select text from support_messages where request_id = $1', another)).toEqual([
    { text: 'Со мной работает Зинаида Гнездилова' },
  ]);
  const found = await entries(member.id);
  expect(JSON.stringify(found)).not.toMatch(/гнездилова|перел[её]това|зинаида/i);
  expect(found).toContainEqual(
    expect.objectContaining({ actor_name: label, before: expect.objectContaining({ lastName: label }) }),
  );
  // The index the journal is searched by has the number and no name.
  const searched = async (text: string): Promise<number> =>
    (await rows('select count(*)::int as n from audit_entries where strpos(search_text, $1) > 0', text))[0].n;
  expect([await searched('гнездилова'), await searched('перелетова')]).toEqual([0, 0]);
  expect(await searched(label.toLowerCase().replaceAll('ё', 'е'))).toBeGreaterThan(0);
});

it('accounts deleted before are done in the night, once, and an entry that came late with them', async () => {
  const member = await t.loginAs('member', { lastName: 'Прежняя', firstName: 'Инна' });
  const living = await t.loginAs('member', { lastName: 'Прежняя', firstName: 'Инна' });
  const request = await write(member, 'Прежняя Инна пишет');
  const kept = await write(living, 'Прежняя Инна пишет');
  await t.database.pool.query(
    `update users set status = 'deleted', last_name = 'Удалённый участник', first_name = '', phone = null, email = null,
      updated_at = $2 where id = $1`,
    [member.id, new Date(t.clock.at.getTime() - 86_400_000)],
  );
  const run = () => forgetNamesOfDeleted.handle(createJobContext(t.services, t.boss, 'test'), {});
  await run();
  const label = pseudonymOf(member.id);
  const textOf = async (id: string) =>
    (await rows('select text from support_messages where request_id = $1', id))[0].text;
  expect(await textOf(request)).toBe(`${label} пишет`);
  expect(await textOf(kept)).toBe('Прежняя Инна пишет');
  const found = await entries(member.id);
  expect(found.length).toBeGreaterThan(0);
  for (const entry of found) expect(entry.actor_name).toBe(label);
  const done = () => rows('select names_forgotten_at as at from users where id = $1', member.id);
  const [first] = await done();
  expect(first.at).toEqual(t.clock.at);
  t.clock.add(60_000);
  await run();
  expect(await done()).toEqual([first]);
});

it('nothing else of an entry changes, and nothing of one about a living account', async () => {
  const member = await t.loginAs('member', { lastName: 'Живая', firstName: 'Вера' });
  await write(member, 'Вопрос о баллах');
  const { pool } = t.database;
  await expect(pool.query(`select audit_forget($1::uuid, '{}', 'Живая', 'x')`, [member.id])).rejects.toThrow(
    'is not deleted',
  );
  const change = (set: string) =>
    pool.query(`begin; select set_config('audit.forgetting', 'on', true); update audit_entries set ${set}; commit`);
  await expect(change(`code = 'x'`)).rejects.toThrow('append-only');
  await pool.query('rollback');
  await expect(pool.query(`update audit_entries set actor_name = 'x'`)).rejects.toThrow('append-only');
  await expect(pool.query('delete from audit_entries')).rejects.toThrow('append-only');
});
