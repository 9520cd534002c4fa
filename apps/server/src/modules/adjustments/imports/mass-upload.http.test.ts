import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adjustmentsRoutes } from '../routes.ts';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { processesRoutes } from '../../processes/index.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { changeSettings, createWorld, type World } from '../../sales/testing/world.ts';
import { killedAfter, silentForLong } from '../../../test/killed.ts';
import { adjustmentsUploadJobs } from './import.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const jobs = adjustmentsUploadJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  await changeSettings(database.db, { adjustmentApprovalThreshold: 1000 });
  t = await createTestApp(database, { ...adjustmentsRoutes, ...processesRoutes }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const header = 'Телефон участника;Операция;Баллы;Причина;Комментарий';
const csv = (...lines: string[]) => ({
  name: 'баллы.csv',
  mime: 'text/csv',
  bytes: Buffer.from([header, ...lines].join('\r\n')),
});
const phoneOf = async (person: Person): Promise<string> =>
  (await sql<{ phone: string }>`select phone from users where id = ${person.id}`.execute(database.db)).rows[0]!.phone;
const run = async (file: ReturnType<typeof csv>, dryRun?: 'true') => {
  const started = await t.upload(w.finance, 'tunings.massUpload', file, dryRun ? { query: { dryRun } } : {});
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(jobs);
  return database.db
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', started.data.processId)
    .executeTakeFirstOrThrow();
};
const active = async (person: Person): Promise<number> =>
  (await sql<{ n: number }>`select active as n from wallets where member_id = ${person.id}`.execute(database.db))
    .rows[0]?.n ?? 0;

describe('mass upload of adjustments', () => {
  it('books right rows, tells the members and the journal whose hand it was, returns wrong rows', async () => {
    const [phone, other] = [await phoneOf(w.member), await phoneOf(w.colleague)];
    const done = await run(
      csv(
        `${phone};Начислить;300;Приз конкурса;За ноябрь`,
        `${other};Списать;50;error;Ошибка`,
        `${other};Подарить;0;Просто так;`,
        `79990009999;Начислить;10;Приз конкурса;Кому-то`,
        `${phone};Начислить;300;Приз конкурса;За ноябрь`,
      ),
    );
    expect(done).toMatchObject({ status: 'completed_with_errors', counts: { created: 1, failed: 4 } });
    expect(done.errors).toMatchObject([
      { row: 3, column: 'Баллы', code: 'POINTS_NOT_ENOUGH' },
      { row: 4, column: 'Баллы', message: 'От 1 до 1 000 000 баллов' },
      { row: 4, column: 'Операция' },
      { row: 4, column: 'Причина' },
      { row: 4, column: 'Комментарий', message: 'Обязательное поле' },
      { row: 5, column: 'Телефон участника', code: 'MEMBER_NOT_FOUND' },
      { row: 6, message: 'Повторяет строку 2' },
    ]);
    // Values of cells are kept sealed, and opened on the card.
    const card = await t.call(w.finance, 'processes.get', { params: { id: done.id } });
    expect(card.data.errors.find(({ row }) => row === 5)?.value).toBe('79990009999');
    expect(card.data.errors.find(({ row }) => row === 6)?.value).toBe(phone);
    expect(await active(w.member)).toBe(300);
    const notices = await sql<{
      title: string;
    }>`select title from notifications where user_id = ${w.member.id}`.execute(database.db);
    expect(notices.rows.map((row) => row.title)).toEqual(['Начислено: 300 баллов']);
    const entries = await sql<{ actorId: string; reason: string; requestId: string; ip: string }>`
      select actor_id, reason, request_id, host(ip) as ip from audit_entries where entity_type = 'tuning'`.execute(
      database.db,
    );
    const ordered = await sql<{ requestId: string; ip: string }>`
      select request_id, host(ip) as ip from audit_entries where entity_id = ${done.id} and action = 'import'`.execute(
      database.db,
    );
    const [request] = ordered.rows;
    expect(request).toEqual({ requestId: expect.any(String), ip: expect.any(String) });
    expect(entries.rows).toEqual([{ actorId: w.finance.id, reason: 'За ноябрь', ...request }]);
  });

  it('takes no number for a check of the file', async () => {
    const phone = await phoneOf(w.member);
    const last = async (): Promise<number> =>
      (await sql<{ n: number }>`select max(number)::int as n from tunings`.execute(database.db)).rows[0]?.n ?? 0;
    const before = await last();
    const file = csv(`${phone};Начислить;1;Приз конкурса;Первая`, `${phone};Начислить;2;Приз конкурса;Вторая`);
    for (let check = 0; check < 2; check += 1) expect((await run(file, 'true')).counts).toMatchObject({ created: 2 });
    await run(file);
    expect(await last()).toBe(before + 2);
  });

  it('many small rows of one member wait for a second person as one large would', async () => {
    const phone = await phoneOf(w.stranger);
    const file = csv(
      `${phone};Начислить;600;Приз конкурса;Первая часть`,
      `${phone};Начислить;600;Приз конкурса;Вторая часть`,
      `${phone};Начислить;5000;Приз конкурса;Крупная`,
    );
    const asked = async () =>
      (
        await sql<{ title: string }>`select title from notifications
          where user_id = ${w.finance2.id} and kind = 'tuning.asked_file'`.execute(database.db)
      ).rows;
    const before = (await asked()).length;
    const checked = await run(file, 'true');
    expect(await asked()).toHaveLength(before);
    const done = await run(file);
    expect(done).toMatchObject({ status: 'completed', counts: { created: 3 } });
    // Two rows wait, and whoever may decide learns of the file once.
    expect(await asked()).toHaveLength(before + 1);
    // Said before the load, so that nobody waits for points that wait for somebody else.
    expect(checked.params).toMatchObject({ creditPoints: 6200, awaitingApproval: 2 });
    const rows = await sql<{ points: number; status: string }>`
      select points, status from tunings where member_id = ${w.stranger.id} order by number`.execute(database.db);
    expect(rows.rows).toEqual([
      { points: 600, status: 'applied' },
      { points: 600, status: 'on_approval' },
      { points: 5000, status: 'on_approval' },
    ]);
    // The one who reads «Новых 3» must not think that all of it is booked.
    expect(done.params).toMatchObject({ creditPoints: 6200, awaitingApproval: 2 });
    const card = await t.call(w.finance, 'processes.get', { params: { id: done.id } });
    expect(card.data.parameters).toContainEqual({
      name: 'awaitingApproval',
      label: 'Ждут утверждения, строк',
      value: '2',
    });
    expect(await active(w.stranger)).toBe(600);
  });

  it('a dry run and a retry book nothing twice', async () => {
    // A day of its own: what the author has booked today counts towards the threshold.
    t.clock.at = new Date(t.clock.at.getTime() + 86_400_000);
    const phone = await phoneOf(w.colleague);
    const tried = await run(csv(`${phone};Начислить;70;Приз конкурса;Проба`), 'true');
    expect(tried).toMatchObject({ status: 'completed', counts: { created: 1 }, params: { creditPoints: 70 } });
    expect(await active(w.colleague)).toBe(0);
    const done = await run(
      csv(`${phone};Начислить;70;Приз конкурса;Проба`, `79990009998;Начислить;70;Приз конкурса;Проба`),
    );
    expect(await active(w.colleague)).toBe(70);
    const retried = await t.call(w.admin, 'processes.retry', { params: { id: done.id } });
    expect(retried.status, retried.messages.join()).toBe(200);
    await t.runJobs(jobs);
    const { data } = await t.call(w.admin, 'processes.get', { params: { id: done.id } });
    expect(data).toMatchObject({ counts: { skipped: 1, failed: 1, created: 0 } });
    expect(data.parameters).toContainEqual({ name: 'creditPoints', label: 'К начислению, баллов', value: '70' });
    expect(await active(w.colleague)).toBe(70);
  });

  it('says the same of an upload whose server was killed as of one that nothing stopped', async () => {
    const nextDay = () => (t.clock.at = new Date(t.clock.at.getTime() + 86_400_000));
    nextDay();
    const phone = await phoneOf(w.stranger);
    const fileOf = (name: string) => {
      const lines = [600, 700, 5000, 10].map((points) => `${phone};Начислить;${points};Приз конкурса;${name}`);
      return csv(...lines, `79990009997;Начислить;10;Приз конкурса;Никому`);
    };
    const whole = await run(fileOf('Часть'));
    expect(whole).toMatchObject({
      counts: { ok: 4, created: 4, skipped: 0, failed: 1 },
      params: { creditPoints: 6310 },
    });
    nextDay();
    const { data } = await t.upload(w.finance, 'tunings.massUpload', fileOf('Другая'), {});
    const [job] = jobs;
    // The file is read and two rows are booked.
    await expect(job!.handle(killedAfter(t.context(job!), 3), data)).rejects.toThrow('killed');
    await silentForLong(database.db);
    // What is decided in the meantime does not change what the upload did.
    await sql`update tunings set status = 'rejected' where status = 'on_approval'`.execute(database.db);
    await t.runJobs(jobs);
    const { counts, params, errors } = await database.db
      .selectFrom('processes')
      .selectAll()
      .where('id', '=', data.processId)
      .executeTakeFirstOrThrow();
    expect({ counts, params, errors }).toEqual({ counts: whole.counts, params: whole.params, errors: whole.errors });
  });

  it('a file uploaded once more, or corrected and uploaded whole, books only what is new', async () => {
    t.clock.at = new Date(t.clock.at.getTime() + 86_400_000);
    const phone = await phoneOf(w.colleague);
    const before = await active(w.colleague);
    const first = `${phone};Начислить;40;Приз конкурса;За обучение`;
    expect(await run(csv(first, `${phone};Начислить;сорок;Приз конкурса;За выкладку`))).toMatchObject({
      counts: { created: 1, failed: 1 },
    });
    const corrected = csv(first, `${phone};Начислить;41;Приз конкурса;За выкладку`);
    for (const dryRun of ['true', undefined] as const) {
      const again = await run(corrected, dryRun);
      const status = dryRun ? 'completed' : 'completed_with_errors';
      expect(again).toMatchObject({ status, counts: { created: 1, failed: 1 } });
      expect(again.errors).toMatchObject([{ row: 2, column: 'Комментарий', code: 'TUNING_REPEATED' }]);
    }
    expect(await active(w.colleague)).toBe(before + 40 + 41);
    // The prize of the next week.
    t.clock.at = new Date(t.clock.at.getTime() + 7 * 86_400_000);
    expect(await run(csv(first))).toMatchObject({ counts: { created: 1, failed: 0 } });
    expect(await active(w.colleague)).toBe(before + 40 + 41 + 40);
  });

  it('checks the rows of a file one after another, and says in points, roubles and people what they move', async () => {
    t.clock.at = new Date(t.clock.at.getTime() + 86_400_000);
    await changeSettings(database.db, { rateKopecks: 50 });
    const [phone, other] = [await phoneOf(w.member), await phoneOf(w.colleague)];
    const balance = await active(w.colleague);
    const file = csv(
      `${phone};Начислить;400;Приз конкурса;За март`,
      `${other};Начислить;100;Приз конкурса;За март`,
      // Only with the row before there are so many, and after it too few.
      `${other};Списать;${balance + 60};Исправление ошибки;За март`,
      `${other};Списать;70;Исправление ошибки;За март`,
      `${phone};Начислить;900;Приз конкурса;За апрель`,
    );
    const checked = await run(file, 'true');
    const booked = await run(file);
    await changeSettings(database.db, { rateKopecks: 100 });
    const sums = {
      creditPoints: 1400,
      creditKopecks: 70_000,
      debitPoints: balance + 60,
      debitKopecks: (balance + 60) * 50,
      awaitingApproval: 1,
    };
    expect(checked.errors).toMatchObject([{ row: 5, column: 'Баллы', code: 'POINTS_NOT_ENOUGH' }]);
    expect(checked.params).toMatchObject({ ...sums, membersCount: 2 });
    const { counts, params, errors } = booked;
    expect({ counts, errors }).toEqual({ counts: checked.counts, errors: checked.errors });
    expect(params).toMatchObject(sums);
    const card = await t.call(w.finance, 'processes.get', { params: { id: checked.id } });
    const shown = card.data.parameters.map(({ label, value }) => `${label}: ${value.replaceAll(/\s/g, ' ')}`);
    expect(shown).toEqual(
      expect.arrayContaining(['К начислению, баллов: 1 400', 'К начислению, рублей: 700,00 ₽', 'Участников: 2']),
    );
  });

  it('takes no day the lists could not show', async () => {
    const phone = await phoneOf(w.colleague);
    const lines = [`${header};Действуют до`, `${phone};Начислить;10;Приз конкурса;На века;31.12.9999`];
    const done = await run({ name: 'баллы.csv', mime: 'text/csv', bytes: Buffer.from(lines.join('\r\n')) });
    expect(done.errors).toMatchObject([{ row: 2, column: 'Действуют до', message: 'Дата в виде 31.12.2026' }]);
    expect((await t.call(w.finance, 'tunings.list', { body: {} })).status).toBe(200);
  });

  it('is for those who make adjustments; the template loads', async () => {
    expect((await t.upload(w.moderator, 'tunings.massUpload', csv('1;2;3;4;5'))).status).toBe(403);
    const template = await t.raw(w.finance, 'tunings.massUploadTemplate', { query: { format: 'csv' } });
    const done = await run({ name: 'a.csv', mime: 'text/csv', bytes: Buffer.from(template.bytes) }, 'true');
    expect(done).toMatchObject({ total: 1, errors: [{ code: 'MEMBER_NOT_FOUND' }] });
  });
});
