import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import type { Db } from '../db/open.ts';
import { createServices } from '../services.ts';
import { createTestDatabase } from '../test/database.ts';
import { seedDemo } from './index.ts';

/**
 * Moments that are ahead by what they are (a term, an end, a next attempt, the life of a table), and those the database
 * stamps by its own clock.
 */
const ahead = /[._](due|until|expires|ends|next|starts|activate)(_|$)|^(table_parts|rule_sets)\./;

/** Columns with moments after this one, and in how many rows. */
async function laterThan(db: Db, end: Date): Promise<Map<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.data_type = 'timestamp with time zone'
      and t.table_type = 'BASE TABLE'`.execute(db);
  expect(columns.length).toBeGreaterThan(50);
  const late = new Map<string, number>();
  for (const { table, column } of columns) {
    if (ahead.test(`${table}.${column}`)) continue;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} > ${end}`.execute(db);
    late.set(`${table}.${column}`, rows[0]?.n ?? 0);
  }
  return late;
}

it.each([
  ['early in the morning', '2026-11-27T05:10:00.000Z'],
  ['in the first minutes of a month', '2026-11-30T21:20:00.000Z'],
])(
  'the demo made %s knows nothing that is still to come',
  async (_when, now) => {
    const end = new Date(now);
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'pribavka-dates-'));
    try {
      const config = readConfig({
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        PASSWORD_MEMORY_KIB: '64',
        PASSWORD_PASSES: '1',
      });
      const keys = { current: 'test', keys: new Map([['test', randomBytes(32)]]), index: randomBytes(32) };
      // What a database is made with has the day of the machine.
      const before = await laterThan(database.db, end);
      await seedDemo(createServices({ config, keys, db: database.db, now: () => end }), { mode: 'full', end });
      const late = [...(await laterThan(database.db, end))].filter(([column, n]) => n > (before.get(column) ?? 0));
      expect(late).toEqual([]);
      const { rows } =
        await sql`select number, receipt_at, created_at from sales where receipt_at > created_at`.execute(database.db);
      expect(rows).toEqual([]);
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
