import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { readAccount } from '../ledger/testing/ledger.ts';
import type { Person } from '../sales/testing/app.ts';
import { useWithdrawalsStage } from '../withdrawals/testing/stage.ts';

const stage = useWithdrawalsStage();

const ask = async (by: Person, memberId: string, points: number, direction: 'credit' | 'debit' = 'credit') => {
  const body = { memberId, direction, points, reasonCode: 'contest', comment: 'Приз' };
  const made = await stage.server.call(by, 'tunings.create', { key: randomUUID(), body });
  expect(made.data.status, made.messages.join()).toBe('on_approval');
  return made.data;
};
const decide = (body: object, who = stage.world.finance2, key = randomUUID()) =>
  stage.server.call(who, 'tunings.decideMany', { key, body: body as never });
const statusOf = async (id: string) =>
  (await stage.server.call(stage.world.finance, 'tunings.get', { params: { id } })).data.status;
const active = async (who: Person) => (await readAccount(stage.database.db, who.id)).sums.active;

it('approves what others ask for, counted in points of both directions first, and once a key', async () => {
  const { finance, finance2 } = stage.world;
  const [one, two, poor] = [(await stage.rich(100)).who, (await stage.rich(9000)).who, (await stage.rich(100)).who];
  const credit = await ask(finance, one.id, 6000);
  const debit = await ask(finance, two.id, 7000, 'debit');
  const own = await ask(finance2, one.id, 6100);
  const query = { filters: { statuses: ['on_approval'] } };
  const plan = (await decide({ decision: 'approve', query: { ...query, preview: true } })).data.plan;
  expect(plan).toMatchObject({
    total: 3,
    eligible: 2,
    members: 2,
    points: 6000,
    debitPoints: 7000,
    skipped: [{ reason: 'own', count: 1 }],
  });
  expect((await decide({ decision: 'approve', query: { ...query, expected: 3 } })).code).toBe('BULK_CHANGED');
  expect([await active(one), await active(two)]).toEqual([100, 9000]);

  const key = randomUUID();
  const body = { decision: 'approve', query: { ...query, expected: 2 } };
  const done = await decide(body, finance2, key);
  expect([...done.data.done].sort()).toEqual([credit.id, debit.id].sort());
  expect((await decide(body, finance2, key)).data).toEqual(done.data);
  expect([await active(one), await active(two), await statusOf(own.id)]).toEqual([6100, 2000, 'on_approval']);
  const told = await stage.noticesOf(one);
  expect(told.filter((title) => title.startsWith('Начислено: 6'))).toHaveLength(1);

  // One that cannot be booked any more is named and stops nothing.
  const fit = await ask(finance, one.id, 5500);
  const spent = await ask(finance, two.id, 2000, 'debit');
  const late = await ask(finance, two.id, 100, 'debit');
  const mixed = await decide({ decision: 'approve', ids: [fit.id, spent.id, late.id, own.id, randomUUID()] });
  expect(new Set(mixed.data.done)).toEqual(new Set([fit.id, spent.id]));
  const refusals = new Map(mixed.data.failed.map(({ id, message }) => [id, message]));
  expect(refusals.size).toBe(3);
  expect(refusals.get(late.id)).toBe('Недостаточно баллов');
  expect(refusals.get(own.id)).toBe('Корректировку утверждает не тот, кто её создал');
  expect(await active(two)).toBe(0);
  expect(await active(poor)).toBe(100);
});

it('rejects with a reason each author reads, and moves nothing', async () => {
  const { finance } = stage.world;
  const { who } = await stage.rich(100);
  const rows = [await ask(finance, who.id, 6000), await ask(finance, who.id, 6001)];
  const ids = rows.map(({ id }) => id);
  for (const nothing of [{}, { reasonCode: 'other' }, { reasonCode: 'nonsense' }])
    expect(await decide({ decision: 'reject', ids, ...nothing })).toMatchObject({
      status: 400,
      code: 'REASON_REQUIRED',
    });
  const done = await decide({ decision: 'reject', ids, reasonCode: 'wrong_file', comment: 'Не тот месяц' });
  expect(new Set(done.data.done)).toEqual(new Set(ids));
  const card = (await stage.server.call(finance, 'tunings.get', { params: { id: ids[0]! } })).data;
  expect(card).toMatchObject({
    status: 'rejected',
    decisionComment: 'В файле ошибка, загрузите исправленный. Не тот месяц',
  });
  expect(await active(who)).toBe(100);
});

it('of two people at once each adjustment is decided by one', async () => {
  const { finance, finance2, admin } = stage.world;
  const { who } = await stage.rich(100);
  const ids: string[] = [];
  for (let i = 0; i < 6; i += 1) ids.push((await ask(finance, who.id, 6000 + i)).id);
  const answers = await Promise.all([
    decide({ decision: 'approve', ids }, finance2),
    decide({ decision: 'approve', ids: ids.toReversed() }, admin),
    decide({ decision: 'reject', ids, reasonCode: 'no_ground' }, admin),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.flatMap(({ data }) => data.done).sort()).toEqual([...ids].sort());
  const { rows } = await sql<{ n: number }>`select coalesce(sum(points), 0)::int as n from tunings
    where member_id = ${who.id} and status = 'applied'`.execute(stage.database.db);
  expect(await active(who)).toBe(100 + rows[0]!.n);
});
