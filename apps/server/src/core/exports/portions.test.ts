import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { defineExport, firstPortion, portion } from './define.ts';
import type { ExportOf } from './export-of.ts';

const rows = firstPortion + portion * 2 + 7;

let t: TestApp;
let admin: Person;

beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
  await t.database.pool.query(`create table numbers_to_export (id uuid primary key, at timestamptz not null)`);
  await t.database.pool.query(
    `insert into numbers_to_export select gen_random_uuid(), timestamptz '2026-01-01' + (n / 3) * interval '1 s'
     from generate_series(1, $1) n`,
    [rows],
  );
});
afterAll(() => t.close());

/** An export somebody has asked for. */
async function queued(): Promise<string> {
  const id = newId();
  await t.services.db
    .insertInto('processes')
    .values({
      id,
      kind: 'logs_export',
      title: 'Экспорт чисел',
      params: JSON.stringify({
        format: 'xlsx',
        whose: { id: admin.id, dataScope: 'all', partnerId: null, manufacturerId: null },
      }),
      startedBy: admin.id,
      queuedAt: t.services.now(),
    })
    .execute();
  return id;
}

const numbers = {
  name: 'brands',
  kind: 'logs_export',
  of: 'чисел',
  sheet: 'Числа',
  cells: {
    name: (id) => id,
    manufacturer: () => null,
    products: () => null,
    promotions: () => null,
    status: () => null,
  },
  source: () => ({
    from: sql`from numbers_to_export n`,
    where: [],
    id: sql`n.id`,
    order: { name: 'at', expr: sql`n.at`, type: 'timestamptz', direction: 'desc' },
  }),
} as const satisfies Partial<ExportOf<'brands', string>>;
const processOf = (id: string) =>
  t.services.db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a long export', () => {
  it('reads by the place it has come to, a portion at a time, every row once', async () => {
    const asked: (readonly string[])[] = [];
    const job = defineExport<'brands', string>({
      ...numbers,
      rows: (_db, ids) => {
        asked.push(ids);
        return Promise.resolve(ids);
      },
    });
    const said: string[] = [];
    const client = await t.database.pool.connect();
    client.release();
    const query = client.query.bind(client);
    client.query = ((...args: unknown[]) => {
      const [first] = args as [{ text?: string } | string];
      said.push(typeof first === 'string' ? first : (first.text ?? ''));
      return (query as (...all: unknown[]) => unknown)(...args);
    }) as never;
    const id = await queued();
    await job.handle(createJobContext(t.services, t.boss, job.name), { processId: id });
    expect((await processOf(id)).status).toBe('completed');
    expect(asked.map((ids) => ids.length)).toEqual([firstPortion, portion, portion, 7]);
    expect(new Set(asked.flat()).size).toBe(rows);
    const pages = said.filter((text) => text.includes('numbers_to_export'));
    expect(pages).toHaveLength(4);
    expect(pages.every((text) => !/\boffset\b/i.test(text))).toBe(true);
    expect(pages.slice(1).every((text) => /\(n\.at, n\.id\) < \(cast\(/.test(text))).toBe(true);
  });

  it('whose replica collides with what it replays is made whole from the primary', async () => {
    const old = t.services.db.withoutPlugins();
    const asked: string[] = [];
    const job = defineExport<'brands', string>({
      ...numbers,
      rows: (db, ids) => {
        asked.push(`${db === old ? 'replica' : 'primary'} ${ids.length}`);
        if (db === old && ids.length === portion) {
          throw Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
        }
        return Promise.resolve(ids);
      },
    });
    const id = await queued();
    const replica = { read: () => ({ db: old, ageSeconds: 1 }), close: () => Promise.resolve() };
    await job.handle(createJobContext({ ...t.services, replica }, t.boss, job.name), { processId: id });
    const { status, counts } = await processOf(id);
    expect([status, counts]).toEqual(['completed', { ok: rows }]);
    const whole = [firstPortion, portion, portion, 7].map((size) => `primary ${size}`);
    expect(asked).toEqual([`replica ${firstPortion}`, `replica ${portion}`, ...whole]);
  });
});
