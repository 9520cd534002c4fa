import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { expirePassports } from './jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('a passport that has lapsed is asked for anew, once, and the others are left alone', async () => {
  const add = async (status: string, reviewOn: string) => {
    const person = await t.loginAs('member');
    await t.database.pool.query(
      "insert into tax_profiles (user_id, status, sealed, review_on) values ($1, $2, '\\x00', $3)",
      [person.id, status, reviewOn],
    );
    return person;
  };
  const lapsed = await add('verified', '2026-11-01');
  const later = await add('verified', '2026-12-01');
  const asked = await add('on_check', '2026-11-01');
  const run = () => expirePassports.handle(createJobContext(t.services, t.boss, expirePassports.name), {});
  await run();
  await run();
  const { rows } = await t.database.pool.query<{ status: string }>(
    'select status from tax_profiles where user_id = any($1::uuid[]) order by array_position($1::uuid[], user_id)',
    [[lapsed.id, later.id, asked.id]],
  );
  expect(rows.map((row) => row.status)).toEqual(['expired', 'verified', 'on_check']);
  expect((await t.call('users.profile', { as: lapsed })).data.user.passport.status).toBe('expired');
  const { data } = await t.call('notifications.list', { as: lapsed, body: {} });
  expect(data.items.map((row) => row.title)).toEqual(['Обновите паспортные данные']);
});
