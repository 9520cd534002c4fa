import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Job } from '../../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { processesRoutes } from '../processes/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { createWorld, type World } from '../sales/testing/world.ts';
import { exportAdjustments } from './export.ts';
import { adjustmentsUploadJobs } from './imports/import.ts';
import { adjustmentsRoutes } from './routes.ts';

type Format = 'xlsx' | 'csv';

interface Place {
  database: TestDatabase;
  w: World;
  t: TestApp;
}

const jobs = [...adjustmentsUploadJobs, exportAdjustments as Job];
const mimes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
const [phone, other] = ['79990001122', '79990003344'];

const places: Place[] = [];
beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) {
    const database = await createTestDatabase();
    const w = await createWorld(database.db);
    await sql`update users set phone = ${phone} where id = ${w.member.id}`.execute(database.db);
    await sql`update users set phone = ${other} where id = ${w.colleague.id}`.execute(database.db);
    places.push({ database, w, t: await createTestApp(database, { ...adjustmentsRoutes, ...processesRoutes }, jobs) });
  }
}, 300_000);
afterAll(async () => {
  for (const { t, database } of places) {
    await t.close();
    await database.drop();
  }
});

async function load({ database, w, t }: Place, bytes: Buffer, format: Format) {
  const file = { name: `баллы.${format}`, mime: mimes[format], bytes };
  const started = await t.upload(w.finance, 'tunings.massUpload', file, {});
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(jobs);
  const { processId } = started.data;
  const row = await database.db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', processId)
    .executeTakeFirstOrThrow();
  return { counts: row.counts, errors: row.errors };
}

const stored = async ({ database: { db } }: Place) =>
  (
    await sql<object>`select u.phone, t.direction, t.points, t.reason_code, t.comment, t.expires_on::text
      from tunings t join users u on u.id = t.member_id where t.comment <> 'Основа' order by t.comment`.execute(db)
  ).rows;

const header = 'Телефон участника;Операция;Баллы;Причина;Комментарий;Действуют до';
const csv = (...lines: string[]): Buffer => Buffer.from([header, ...lines].join('\r\n'));
const basis = csv(`${phone};Начислить;500;Приз конкурса;Основа;`);

it.each(['xlsx', 'csv'] as const)('adjustments in %s are the same in another programme', async (format) => {
  const [from] = places as [Place];
  const to = places[format === 'xlsx' ? 1 : 2]!;
  if ((await stored(from)).length === 0) {
    expect(await load(from, basis, 'csv')).toMatchObject({ counts: { created: 1 } });
    const lines = [
      `${phone};Списать;50;error;"Ё; ""ошибка""\n=1+1";`,
      `${other};Начислить;+70;Приз конкурса;'=1+1;31.12.2027`,
      `${phone};Списать;−20;error;Минус;`,
    ];
    expect(await load(from, csv(...lines), 'csv')).toMatchObject({ counts: { created: 3, failed: 0 }, errors: [] });
  }
  const columns = ['member', 'phone', 'direction', 'points', 'reason', 'comment', 'expiresAt'] as const;
  const exported = async (own: readonly 'number'[]): Promise<Buffer> => {
    const body = { format, columns: [...own, ...columns], filters: {} };
    const started = await from.t.call(from.w.finance, 'tunings.export', { body });
    expect(started.status, started.messages.join()).toBe(202);
    await from.t.runJobs(jobs);
    const params = { id: started.data.processId };
    return (await from.t.raw(from.w.finance, 'processes.file', { params, query: { kind: 'result' } })).bytes;
  };
  expect(await load(to, await exported([]), format)).toMatchObject({ counts: { created: 4, failed: 0 } });
  expect((await stored(from)).length).toBe(3);
  expect(await stored(to)).toEqual(await stored(from));

  // A year later, rejected or made by hand: what has a number here is nothing new.
  const { db } = from.database;
  await sql`update tunings set created_at = created_at - interval '1 year', req_hash = '\\x00'`.execute(db);
  const file = await exported(['number']);
  expect(await load(from, file, format)).toMatchObject({ counts: { created: 0, skipped: 4, failed: 0 } });
  expect((await stored(from)).length).toBe(3);
});

it('another adjustment under a number that is there is refused', async () => {
  const [from] = places as [Place];
  const file = Buffer.from(
    `${header};№\r\n${phone};Начислить;501;Приз конкурса;Основа;;К-000001\r\n${phone};Начислить;5;Приз конкурса;Ряд;;2`,
  );
  expect(await load(from, file, 'csv')).toMatchObject({
    counts: { created: 1, failed: 1 },
    errors: [{ row: 2, column: '№', code: 'TUNING_NUMBER_TAKEN' }],
  });
});

it('a sign that says the other thing than the operation is refused', async () => {
  const [from] = places as [Place];
  const done = await load(
    from,
    csv(`${phone};Начислить;-5;Приз конкурса;Знак;`, `${phone};Списать;+5;error;Знак;`),
    'csv',
  );
  expect(done.errors).toMatchObject([
    { row: 2, column: 'Баллы', message: 'Знак баллов не подходит к операции' },
    { row: 3, column: 'Баллы', message: 'Знак баллов не подходит к операции' },
  ]);
});
