import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

let server: TestApp;
let people: Person[];
beforeAll(async () => {
  server = await createTestApp();
  people = [];
  for (let n = 0; n < 12; n += 1) people.push(await server.loginAs('member'));
});
afterAll(() => server.close());

const idsOf = (who: readonly Person[]): string[] => who.map(({ id }) => id);
async function lastUsed(who: readonly Person[]): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ at: Date }>(
    'select last_used_at as at from sessions where user_id = any($1::uuid[])',
    [idsOf(who)],
  );
  return rows.map(({ at }) => at.getTime());
}
const ask = (as: Person) => server.call('users.profile', { as });
const now = (): number => server.clock.at.getTime();

describe('the last use of a session', () => {
  it('is told once a minute', async () => {
    const [person] = people.slice(0, 1) as [Person];
    const signedIn = now();
    server.clock.add(60_000);
    await ask(person);
    expect(await lastUsed([person])).toEqual([signedIn]);
    server.clock.add(1);
    await ask(person);
    expect(await lastUsed([person])).toEqual([now()]);
  });

  it('is told of each of many at once, twice asked or not', async () => {
    server.clock.add(120_000);
    const answers = await Promise.all([...people, ...people].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await lastUsed(people)).toEqual(people.map(now));
  });

  it('is passed over while somebody changes the session, and told the next time', async () => {
    server.clock.add(120_000);
    const [held, free] = people.slice(0, 2) as [Person, Person];
    const before = (await lastUsed([held]))[0];
    const other = await server.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from sessions where user_id = $1 for update', [held.id]);
      const answers = await Promise.all([ask(held), ask(free)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await lastUsed([held]), await lastUsed([free])]).toEqual([[before], [now()]]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await ask(held);
    expect(await lastUsed([held])).toEqual([now()]);
  });

  it('leaves the connection as careful as it was: what is written next waits for the disk', async () => {
    const { pool } = server.database;
    const onEach = (text: string) =>
      Promise.all(Array.from({ length: pool.totalCount }, () => pool.query<{ s: string }>(text)));
    await Promise.all(people.map(ask));
    await onEach(`select set_config('synchronous_commit', 'on', false)`);
    server.clock.add(120_000);
    await Promise.all(people.map(ask));
    expect(await lastUsed(people)).toEqual(people.map(now));
    const settings = await onEach(`select current_setting('synchronous_commit') as s`);
    expect(settings.length).toBeGreaterThan(1);
    expect(settings.map(({ rows }) => rows[0]!.s)).toEqual(settings.map(() => 'on'));
  });
});
