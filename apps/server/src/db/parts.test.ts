import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Two sessions, each in a transaction of its own. */
const withTwo = (work: (first: Client, second: Client) => Promise<void>): Promise<void> =>
  withClient({ connectionString: database.url }, (first) =>
    withClient({ connectionString: database.url }, async (second) => {
      for (const client of [first, second]) await client.query('begin');
      await work(first, second);
    }),
  );

const day = 86_400_000;
const newest = async (): Promise<number> =>
  (await database.pool.query<{ upto: Date }>('select max(upto) as upto from table_parts')).rows[0]!.upto.getTime();

it('of two who make the parts ahead at once, one makes them and the other finds them', async () => {
  const upto = new Date((await newest()) + 10 * day);
  await withTwo(async (first, second) => {
    const make = async (client: Client): Promise<string[]> =>
      (await client.query<{ names: string[] }>(`select parts_ahead('technical_calls', $1) as names`, [upto])).rows[0]!
        .names;
    expect(await make(first)).toHaveLength(2);
    const waiting = make(second);
    const isWaiting = async () =>
      (
        await database.pool.query(
          // Tables of other copies of the template have the same numbers.
          `select from pg_locks where not granted and relation = 'parts.technical_calls_other'::regclass
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount;
    await eventually(async () => expect(await isWaiting()).toBe(1));
    await first.query('commit');
    expect(await waiting).toEqual([]);
    await second.query('commit; begin');
    expect(await make(second)).toEqual([]);
    const { rows } = await second.query(
      `select from pg_locks where pid = pg_backend_pid() and mode = 'AccessExclusiveLock'`,
    );
    expect(rows).toEqual([]);
  });
});

it('old parts are dropped after all that takes long: until then the table is read', async () => {
  const add = (at: Date): Promise<unknown> =>
    database.pool.query(
      `insert into technical_calls (id, user_id, at, route, http_status, duration_ms, request_id, ip)
       values (gen_random_uuid(), gen_random_uuid(), $1, 'sales.list', 200, 5, gen_random_uuid(), '127.0.0.1')`,
      [at],
    );
  const { rows: parts } = await database.pool.query<{ part: string; since: Date; upto: Date }>(
    `select part, since, upto from table_parts where since > '-infinity' order by since limit 2`,
  );
  const [old, next] = [parts[0]!, parts[1]!];
  await add(new Date('2020-01-01'));
  for (const { since } of parts) await add(since);
  const before = new Date(next.since.getTime() + day);
  await withTwo(async (first, second) => {
    // A row that is to be deleted is held: the deletion takes long.
    await first.query('select from technical_calls where at = $1 for update', [next.since]);
    const dropping = second.query<{ names: string[] }>(`select parts_drop('technical_calls', $1, now()) as names`, [
      before,
    ]);
    const isWaiting = async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like '%parts_drop%'`,
        )
      ).rowCount;
    await eventually(async () => expect(await isWaiting()).toBe(1));
    const { rows } = await database.pool.query(`select from technical_calls`);
    expect(rows).toHaveLength(3);
    await first.query('rollback');
    expect((await dropping).rows[0]!.names).toEqual(['technical_calls_before', old.part]);
    await second.query('commit');
  });
  expect((await database.pool.query(`select from technical_calls`)).rows).toEqual([]);
  const { rows } = await database.pool.query(`select part, rows::int from dropped_parts order by since`);
  expect(rows).toEqual([
    { part: 'technical_calls_before', rows: 1 },
    { part: old.part, rows: 1 },
  ]);
});
