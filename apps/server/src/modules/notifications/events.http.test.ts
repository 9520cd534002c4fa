import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sendWaiting } from '../../core/notices/waiting.ts';
import type { Body } from '../../http/contract.ts';
import type { Job } from '../../jobs/jobs.ts';
import { readMailbox } from '../../outbox/mailbox/messages.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { handlers } from '../index.ts';
import { allJobs } from '../jobs.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

const jobOf = (name: string): Job => allJobs.find((job) => job.name === name)!;
const run = (name: string) => t.runClock(jobOf(name));
const at = (time: string): void => {
  t.clock.at = new Date(time);
};

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, handlers, allJobs);
  await sql`update users set email = 'anna@example.ru' where id = ${w.member.id}`.execute(database.db);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const noticesOf = async (who: Person, kind: string) =>
  (
    await sql<{ title: string; text: string; entityType: string | null }>`
      select title, text, entity_type from notifications where user_id = ${who.id} and kind = ${kind} order by id`.execute(
      database.db,
    )
  ).rows;
const phoneOf = async (who: Person): Promise<string> =>
  (await sql<{ phone: string }>`select phone from users where id = ${who.id}`.execute(database.db)).rows[0]!.phone;
const sms = async (who: Person) => (await readMailbox(t.services, await phoneOf(who))).map(({ text }) => text);
const letters = async () => (await readMailbox(t.services, 'anna@example.ru')).map(({ subject }) => subject);

async function sellLamps(quantity: number): Promise<{ id: string; version: number }> {
  const sold = await t.call(w.member, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity }], submit: true },
  });
  expect(sold.status, sold.messages.join()).toBe(200);
  return sold.data;
}

async function confirm({ id, version }: { id: string; version: number }): Promise<void> {
  const { data } = await t.call(w.moderator, 'sales.get', { params: { id } });
  const items = data.items.map((item) => ({ id: item.id, decision: 'approve' as const }));
  const answer = await t.call(w.moderator, 'sales.moderate', { params: { id }, body: { version, items } });
  expect(answer.status, answer.messages.join()).toBe(200);
}

it('a decision on a sale: in the feed, by letter and SMS, with points and the day', async () => {
  await confirm(await sellLamps(2));
  const [line] = await noticesOf(w.member, 'sale.confirmed');
  expect(line).toMatchObject({ entityType: 'sale', text: 'Начислено: 80 баллов. Доступно с 02.12.2026.' });
  expect((await letters())[0]).toBe(line?.title);
  expect((await sms(w.member))[0]).toContain('Начислено: 80 баллов');
});

it('activation, once, however often the clock goes', async () => {
  at('2026-12-04T09:00:00Z');
  await run('points.activate');
  await run('points.activate');
  expect(await noticesOf(w.member, 'points.activated')).toEqual([
    expect.objectContaining({ title: 'Активировано: 80 баллов', entityType: 'operation' }),
  ]);
  expect((await letters())[0]).toBe('Активировано: 80 баллов');
});

it('expiry in 30, 7 and 1 day, once each; a day the job missed is caught up; then what has lapsed', async () => {
  const { rows } = await sql<{
    expiresOn: string;
  }>`select expires_on from lots where member_id = ${w.member.id}`.execute(database.db);
  const last = rows[0]!.expiresOn;
  const daysBefore = (days: number): string =>
    new Date(new Date(`${last}T09:00:00Z`).getTime() - days * 86_400_000).toISOString();
  const count = async () => (await noticesOf(w.member, 'points.expiring')).length;
  at(daysBefore(31));
  await run('points.warn');
  expect(await count()).toBe(0);
  // The server was off on the thirtieth day.
  for (const [days, expected] of [
    [29, 1],
    [28, 1],
    [7, 2],
    [6, 2],
    [1, 3],
    [0, 3],
  ] as const) {
    at(daysBefore(days));
    await run('points.warn');
    await run('points.warn');
    expect(await count(), `${days} days before`).toBe(expected);
  }
  const day = last.split('-').toReversed().join('.');
  expect((await noticesOf(w.member, 'points.expiring'))[0]).toMatchObject({
    title: 'Скоро сгорит: 80 баллов',
    text: expect.stringContaining(day),
  });
  expect((await sms(w.member))[0]).toBe(`Прибавка: после ${day} сгорит 80 баллов. Вывести можно в «Моих баллах».`);
  at(daysBefore(-1));
  await run('points.expire');
  await run('points.expire');
  expect(await noticesOf(w.member, 'points.expired')).toEqual([
    expect.objectContaining({ title: 'Сгорело: 80 баллов' }),
  ]);
  // It lapses at night: the letter waits for the morning.
  at(daysBefore(-2));
  await t.runClock(sendWaiting);
  expect(await letters()).toContain('Сгорело: 80 баллов');
  at('2026-11-20T09:00:00Z');
});

it('a new promotion: its audience once, by letter only who agreed to mailings', async () => {
  const boss = await addPerson(database.db, 'admin');
  const form: Body<'promotions.create'> = {
    name: 'Свет недели',
    mechanic: 'fixed_per_unit',
    params: { points: 30 },
    conditions: { productIds: [w.lamp.id], partnerIds: [w.partnerId] },
    startsAt: '2026-11-01 00:00:00.000',
    endsAt: '2026-11-30 23:59:59.999',
    budgetPoints: 1000,
  };
  const made = await t.call(w.admin, 'promotions.create', { body: form });
  expect(made.status, made.messages.join()).toBe(200);
  const act = (action: 'activate' | 'pause' | 'resume') =>
    t.call(boss, 'promotions.setStatus', { params: { id: made.data.id }, body: { action, comment: 'По плану' } });
  expect((await act('activate')).status).toBe(200);
  await t.runJobs(allJobs);
  expect(await noticesOf(w.member, 'promotion.new')).toEqual([
    expect.objectContaining({ title: 'Новая акция: «Свет недели»', entityType: 'promotion' }),
  ]);
  expect(await noticesOf(w.colleague, 'promotion.new')).toHaveLength(1);
  expect(await noticesOf(w.stranger, 'promotion.new')).toEqual([]);
  expect(await letters()).not.toContain('Новая акция: «Свет недели»');
  await act('pause');
  await act('resume');
  await t.runJobs(allJobs);
  expect(await noticesOf(w.member, 'promotion.new')).toHaveLength(1);
});

it('nobody is notified of a hidden promotion', async () => {
  const id = await addPromotion(database.db, { name: 'Тайна', mechanic: 'fixed_per_unit', params: { points: 1 } });
  await sql`update promotions set visibility = 'hidden', status = 'scheduled' where id = ${id}`.execute(database.db);
  await run('promotions.turn');
  await t.runJobs(allJobs);
  expect((await noticesOf(w.member, 'promotion.new')).map(({ title }) => title)).not.toContain('Новая акция: «Тайна»');
});

it('the back-office: sales and requests that wait too long, to the right people, once', async () => {
  const support = await addPerson(database.db, 'support');
  await sellLamps(1);
  const asked = await t.call(w.member, 'support.create', {
    body: { category: 'technical', subject: 'Не приходит код', text: 'Второй день' },
  });
  expect(asked.status, asked.messages.join()).toBe(200);
  await run('sales.overdue');
  await run('support.overdue');
  expect(await noticesOf(w.moderator, 'sale.overdue')).toEqual([]);
  at('2026-11-25T09:00:00Z');
  for (let time = 0; time < 2; time += 1) {
    await run('sales.overdue');
    await run('support.overdue');
  }
  expect(await noticesOf(w.moderator, 'sale.overdue')).toEqual([
    expect.objectContaining({ title: 'Просрочена проверка продаж: 1' }),
  ]);
  expect(await noticesOf(w.finance, 'sale.overdue')).toEqual([]);
  expect(await noticesOf(support, 'support.overdue')).toEqual([
    expect.objectContaining({ text: 'Не приходит код', entityType: 'support_request' }),
  ]);
  // Who may write to support, but has no queue, could not open it.
  for (const other of [w.member, w.finance]) expect(await noticesOf(other, 'support.overdue')).toEqual([]);
  at('2026-11-20T09:00:00Z');
});

it('the back-office: sums of points that do not agree, and a process that failed', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`set local ledger.writer = 'on'`.execute(tx);
    await sql`update wallets set active = active + 7 where member_id = ${w.member.id}`.execute(tx);
  });
  await expect(run('points.reconcile')).rejects.toThrow('does not agree');
  expect(await noticesOf(w.finance, 'reconciliation.differs')).toHaveLength(1);
  expect(await noticesOf(w.moderator, 'reconciliation.differs')).toEqual([]);
  const id = '00000000-0000-7000-8000-000000000001';
  await sql`insert into processes (id, kind, title, status, started_by, heartbeat_at)
    values (${id}, 'sales_export', 'Экспорт продаж', 'running', ${w.finance.id}, '2026-11-20T01:00:00Z')`.execute(
    database.db,
  );
  await run('processes.abandoned');
  await run('processes.abandoned');
  expect(await noticesOf(w.finance, 'process.failed')).toEqual([
    expect.objectContaining({ title: 'Не завершён процесс: Экспорт продаж', entityType: 'process' }),
  ]);
});

it('a refusal and a question, each with what the seller has to know', async () => {
  at('2026-11-20T09:00:00Z');
  const [refused, asked] = [await sellLamps(1), await sellLamps(1)];
  const { data } = await t.call(w.moderator, 'sales.get', { params: { id: refused.id } });
  const items = data.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'receipt_unreadable' }));
  const body = { version: refused.version, items };
  const no = await t.call(w.moderator, 'sales.moderate', { params: { id: refused.id }, body });
  expect(no.status, no.messages.join()).toBe(200);
  const question = { decision: 'clarify' as const, message: 'Пришлите чек целиком.', version: asked.version };
  const why = await t.call(w.moderator, 'sales.moderate', { params: { id: asked.id }, body: question });
  expect(why.status, why.messages.join()).toBe(200);
  expect(await noticesOf(w.member, 'sale.rejected')).toMatchObject([{ entityType: 'sale', text: no.data.reasonText }]);
  expect(await noticesOf(w.member, 'sale.clarification')).toMatchObject([
    { entityType: 'sale', text: 'Пришлите чек целиком.' },
  ]);
});
