import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { writeAudit } from '../core/audit/audit.ts';
import { makeParts } from '../core/parts.ts';
import { createTestDatabase, dropTestDatabase, serverUrl, type TestDatabase } from '../test/database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { readSources } from './sources.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const day = 86_400_000;
const month = /^audit_entries_\d{6}01$/;

const add = (at: Date): Promise<unknown> =>
  database.pool.query(
    `insert into audit_entries (id, at, actor_kind, action, entity_label)
     values (gen_random_uuid(), $1, 'system', 'status', 'Ёлка')`,
    [at],
  );
const partsOf = async (): Promise<{ part: string; since: Date | null; upto: Date | null }[]> =>
  (
    await database.pool.query<{ part: string; since: Date | null; upto: Date | null }>(
      `select part, nullif(since, '-infinity') as since, nullif(upto, 'infinity') as upto from table_parts
       where parent = 'audit_entries' order by table_parts.since`,
    )
  ).rows;
const places = async (): Promise<string[]> =>
  (
    await database.pool.query<{ part: string }>(
      'select tableoid::regclass::text as part from audit_entries order by at, id',
    )
  ).rows.map(({ part }) => part);

it('every part refuses changes, one made later and the one for everything else too', async () => {
  const end = (await partsOf()).at(-1)!.upto!;
  const [strange] = await makeParts(database.db, 'audit_entries', end, day);
  expect(strange).toMatch(month);
  const parts = await partsOf();
  for (const { since } of parts) await add(since ?? new Date('2020-01-01'));
  await add(new Date('2200-01-01'));
  const tables = ['audit_entries', ...parts.map(({ part }) => `parts.${part}`), 'parts.audit_entries_other'];
  expect(await places()).toEqual(tables.slice(1));
  for (const table of tables) {
    for (const change of [`update ${table} set reason = 'x'`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(database.pool.query(change), change).rejects.toThrow('append-only');
    }
  }
});

it('what had no part moves when there is one, its made columns too, and the rest stays refused', async () => {
  const { upto } = (await partsOf()).at(-1)!;
  await add(upto!);
  expect((await places()).slice(-2)).toEqual(['parts.audit_entries_other', 'parts.audit_entries_other']);
  const [made] = await makeParts(database.db, 'audit_entries', upto!, day);
  expect((await places()).slice(-2)).toEqual([`parts.${made}`, 'parts.audit_entries_other']);
  const { rows } = await database.pool.query(`select search_text from parts.${made}`);
  expect(rows).toEqual([{ search_text: 'елка ' }]);
  await expect(database.pool.query('delete from parts.audit_entries_other')).rejects.toThrow('append-only');
});

/** As a large journal stands after the update: all of it is the first part, which has no end. */
const open = `
do $$ declare p record; begin
  alter table audit_entries detach partition parts.audit_entries_before;
  for p in select part from table_parts where parent = 'audit_entries' and since > '-infinity' loop
    execute format('drop table parts.%I', p.part);
  end loop;
  drop table parts.audit_entries_other;
  delete from table_parts where parent = 'audit_entries' and since > '-infinity';
  update table_parts set upto = 'infinity' where part = 'audit_entries_before';
  alter table audit_entries attach partition parts.audit_entries_before for values from (minvalue) to (maxvalue);
end $$`;

it('a large journal is ended by the job while others write to it, and once more after a night it was busy', async () => {
  await database.pool.query(open);
  const now = new Date();
  await add(now);
  await withClient({ connectionString: database.url }, async (writer) => {
    const write = (client: Client) =>
      client.query(`insert into audit_entries (id, actor_kind, action) values ($1, 'system', 'status')`, [
        randomUUID(),
      ]);
    await writer.query('begin');
    await write(writer);
    // The check needs the table for a moment, and a transaction is writing.
    expect(await makeParts(database.db, 'audit_entries', now, 60 * day)).toEqual([]);
    expect((await partsOf()).map(({ part }) => part)).toEqual(['audit_entries_before']);
    await writer.query('commit');
    // Read to its end while another writes: only the moment before and the one after are for the job alone.
    await database.pool.query(`select parts_early('audit_entries', $1)`, [now]);
    await writer.query('begin');
    await write(writer);
    await database.pool.query('alter table parts.audit_entries_before validate constraint audit_entries_before_early');
    await writer.query('commit');
  });
  // Past the end the job has set, which is up to 62 days away on the first of a month.
  const made = await makeParts(database.db, 'audit_entries', now, 100 * day);
  expect(made.length).toBeGreaterThan(0);
  const parts = await partsOf();
  expect(parts[0]!.upto!.getTime()).toBeGreaterThan(now.getTime() + 27 * day);
  expect(parts.at(-1)!.upto!.getTime()).toBeGreaterThanOrEqual(now.getTime() + 100 * day);
  const { rows } = await database.pool.query(
    `select conname from pg_constraint where conrelid = 'parts.audit_entries_before'::regclass and conname like '%early'`,
  );
  expect(rows).toEqual([]);
  await expect(database.pool.query('delete from parts.audit_entries_before')).rejects.toThrow('append-only');
});

it('a check left by a job that was killed is set further before its end comes', async () => {
  await database.pool.query(open);
  const early = (now: Date) => database.pool.query(`select parts_early('audit_entries', $1)`, [now]);
  const end = async (): Promise<number> => (await partsOf())[0]!.upto!.getTime();
  await early(new Date('2031-01-05'));
  expect(await end()).toBe(Date.parse('2031-03-01'));
  await early(new Date('2031-02-10'));
  expect(await end()).toBe(Date.parse('2031-03-01'));
  await early(new Date('2031-02-25'));
  expect(await end()).toBe(Date.parse('2031-04-01'));
  await makeParts(database.db, 'audit_entries', new Date(), day);
});

it('a server of the former version goes on with the statements it has prepared, and every entry is there', async () => {
  const name = `journal_${randomBytes(8).toString('hex')}`;
  const url = Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
  await withClient({ connectionString: serverUrl() }, (client) =>
    client.query(`create database ${name} template template0`),
  );
  const sources = readSources();
  await migrate(url, {
    ...sources,
    migrations: sources.migrations.filter((migration) => migration.name < '20261126T1400'),
    // Reads a table of a later migration.
    objects: sources.objects.filter((object) => object.name !== 'withdrawal_obstacles'),
  });
  const former = openDatabase({ url, max: 1 });
  try {
    const entry = { actor: { id: null, name: 'Система', roleCode: null, kind: 'system' }, action: 'status' } as const;
    const read = { name: 'read', text: 'select * from audit_entries where action = $1', values: ['status'] };
    const change = { name: 'change', text: 'update audit_entries set reason = $1', values: ['x'] };
    await writeAudit(former.db, [entry]);
    // The outbox has a row past all time, which belongs to no month.
    await former.pool.query(
      `insert into outbox_messages (id, channel, template, payload_sealed, created_at)
       values (gen_random_uuid(), 'sms', 'x', '', 'infinity')`,
    );
    expect((await former.pool.query(read)).rows).toHaveLength(1);
    await expect(former.pool.query(change)).rejects.toThrow('append-only');
    await migrate(url);
    const { rows } = await former.pool.query(
      `select parent, upto < 'infinity' as "isEnded" from table_parts where part in ('audit_entries_before', 'outbox_messages_before')
       order by parent`,
    );
    expect(rows).toEqual([
      { parent: 'audit_entries', isEnded: true },
      { parent: 'outbox_messages', isEnded: false },
    ]);
    await expect(makeParts(former.db, 'outbox_messages', new Date(), day)).rejects.toThrow();
    await writeAudit(former.db, [entry]);
    // The outbox has a row past all time, which belongs to no month.
    await former.pool.query(
      `insert into outbox_messages (id, channel, template, payload_sealed, created_at)
       values (gen_random_uuid(), 'sms', 'x', '', 'infinity')`,
    );
    expect((await former.pool.query(read)).rows).toHaveLength(2);
    await expect(former.pool.query(change)).rejects.toThrow('append-only');
  } finally {
    await former.close();
    await dropTestDatabase(name);
  }
});
