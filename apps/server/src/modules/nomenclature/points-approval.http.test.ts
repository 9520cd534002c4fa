import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let second: Person;
let manufacturer: Person;
let colleague: Person;
const own = randomUUID();
const today = '2026-11-20';
const tomorrow = '2026-11-21';

beforeAll(async () => {
  t = await createTestApp();
  await t.database.pool.query(
    "insert into manufacturers (id, name, legal_name, inn) values ($1, 'Стрежень', 'ООО «Стрежень»', '0000010016')",
    [own],
  );
});
beforeEach(async () => {
  t.clock.at = new Date(`${today}T09:00:00.000Z`);
  await t.database.pool.query("update users set status = 'blocked'; delete from products; delete from notifications");
  admin = await t.loginAs('admin');
  second = await t.loginAs('admin');
  manufacturer = await t.loginAs('manufacturer', { manufacturerId: own, lastName: 'Заводской', firstName: 'Пётр' });
  colleague = await t.loginAs('manufacturer', { manufacturerId: own });
});
afterAll(() => t.close());

/** Days later; the sessions of before are over. */
async function passDays(days: number) {
  t.clock.add(days * 24 * 3_600_000);
  admin = await t.loginAs('admin');
  manufacturer = await t.loginAs('manufacturer', { manufacturerId: own });
}

let last = 0;
async function create(basePoints: number | undefined, as = manufacturer) {
  last += 1;
  const made = await t.call('products.create', {
    as,
    body: {
      manufacturerId: own,
      article: `СТ-${last}`,
      name: `Дрель ${last}`,
      status: 'active',
      ...(basePoints === undefined ? {} : { basePoints }),
    },
  });
  expect(made.status, JSON.stringify([made.messages, made.fields])).toBe(200);
  return made.data;
}
/** A product with this price since long ago. */
async function priced(points: number) {
  const { id } = await create(undefined, admin);
  await t.database.pool.query("insert into product_points values ($1, '2025-01-01', $2)", [id, points]);
  return id;
}
const card = async (id: string, as = manufacturer) => (await t.call('products.get', { as, params: { id } })).data;
const set = (ids: string[], points: number, more: { from?: string; preview?: boolean; as?: Person } = {}) =>
  t.call('products.setPoints', {
    as: more.as ?? manufacturer,
    key: randomUUID(),
    body: { ids, points, from: more.from ?? today, preview: more.preview ?? false },
  });
const update = async (id: string, body: { basePoints?: number; pointsFrom?: string }, as = manufacturer) => {
  const { article, name, version } = await card(id, admin);
  return t.call('products.update', { as, params: { id }, body: { article, name, version, ...body } });
};
const decide = (
  id: string,
  version: number,
  decision: 'approve' | 'reject' | 'withdraw',
  { as = admin, comment }: { as?: Person; comment?: string } = {},
) =>
  t.call('products.decidePoints', {
    as,
    params: { id },
    body: { decision, version, ...(comment === undefined ? {} : { comment }) },
  });
/** What is in force today, and what waits. */
const state = async (id: string) => {
  const { basePoints, admin: kitchen } = await card(id);
  return [basePoints, kitchen!.pointsWaiting?.points ?? null];
};
const linesOf = async (who: Person) =>
  (
    await t.database.pool.query<{ kind: string; text: string }>(
      'select kind, text from notifications where user_id = $1 order by id',
      [who.id],
    )
  ).rows.map(({ kind, text }) => `${kind}: ${text.replaceAll('\u00A0', ' ')}`);

describe('base points of a manufacturer', () => {
  it('above the ceiling of the programme wait, and the former ones stay in force, on every path', async () => {
    expect(await state((await create(999_999)).id)).toEqual([0, 999_999]);
    expect(await state((await create(5_000)).id)).toEqual([5_000, null]);
    const edited = await priced(2_000);
    expect((await update(edited, { basePoints: 5_001 })).data.admin!.pointsWaiting).toMatchObject({
      points: 5_001,
      from: today,
      former: 2_000,
      askedBy: 'Заводской Пётр',
      allowedActions: ['withdraw'],
    });
    expect(await state(edited)).toEqual([2_000, 5_001]);
    const many = [await priced(4_000), await priced(6_000), await priced(5_500)];
    expect((await set(many, 6_000)).data).toMatchObject({ updated: 2, waiting: 2, unchanged: 1 });
    expect(await Promise.all(many.map(state))).toEqual([
      [4_000, 6_000],
      [6_000, null],
      [5_500, 6_000],
    ]);
  });

  it('wait above three times the former value, however many steps are made', async () => {
    const id = await priced(100);
    await set([id], 301);
    expect(await state(id)).toEqual([100, 301]);
    await set([id], 300);
    expect(await state(id)).toEqual([300, null]);
    await set([id], 900);
    expect(await state(id)).toEqual([300, 900]);
    await set([id], 0);
    expect(await state(id)).toEqual([0, null]);
    await set([id], 900);
    expect(await state(id)).toEqual([0, 900]);
    // Neither does a row of the days to come count as a former value.
    await set([id], 300, { from: tomorrow });
    await set([id], 900, { from: '2026-11-22' });
    expect((await card(id)).admin).toMatchObject({ pointsAtOnce: 300, pointsWaiting: { points: 900 } });
    await passDays(1);
    expect((await card(id)).admin!.pointsAtOnce).toBe(300);
    await passDays(1);
    expect((await card(id)).admin!.pointsAtOnce).toBe(900);
  });

  it('the value of its first day is a former one too, and what the programme sets is settled at once', async () => {
    const { id } = await create(100);
    await set([id], 301);
    expect(await state(id)).toEqual([100, 301]);
    await set([id], 1_000, { as: admin });
    expect(await state(id)).toEqual([1_000, null]);
    await set([id], 50);
    await set([id], 3_000);
    expect(await state(id)).toEqual([3_000, null]);
  });

  it('the programme sets any itself, up to the hard ceiling', async () => {
    const id = await priced(100);
    expect((await set([id], 1_000_000, { as: admin })).data).toMatchObject({ updated: 1, waiting: 0 });
    expect(await state(id)).toEqual([1_000_000, null]);
    expect((await card(id, admin)).admin!.pointsAtOnce).toBeNull();
    expect((await t.call('products.pointsLimit', { as: admin })).data).toEqual({ atOnce: null });
    expect((await t.call('products.pointsLimit', { as: manufacturer })).data).toEqual({ atOnce: 5_000 });
  });

  it('are counted before many are given, and nothing is written by that', async () => {
    const ids = [await priced(4_000), await priced(100)];
    expect((await set(ids, 4_500, { preview: true })).data).toMatchObject({ updated: 2, waiting: 1 });
    expect(await Promise.all(ids.map(state))).toEqual([
      [4_000, null],
      [100, null],
    ]);
  });

  it('a newer value takes the place of the one that waits, an allowed one ends it, the same one stays', async () => {
    const id = await priced(2_000);
    await set([id], 12_000);
    const { version } = await card(id);
    expect((await set([id], 12_000)).data).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await card(id)).version).toBe(version);
    expect((await linesOf(admin)).length).toBe(1);
    await set([id], 7_000, { as: colleague });
    expect(await state(id)).toEqual([2_000, 7_000]);
    await set([id], 2_000);
    expect(await state(id)).toEqual([2_000, null]);
    expect((await decide(id, version, 'approve')).code).toBe('POINTS_DECIDED');
  });

  it('a row that takes back a lowering of the programme is not removed by him', async () => {
    const id = await priced(4_000);
    await set([id], 100, { from: tomorrow, as: admin });
    const remove = (as: Person) => t.call('products.removePoints', { as, params: { id, from: tomorrow } });
    expect((await remove(manufacturer)).code).toBe('POINTS_LOWERED');
    expect((await set([id], 4_000, { from: tomorrow })).data.waiting).toBe(1);
    expect((await remove(admin)).status).toBe(200);
    await set([id], 3_000, { from: tomorrow });
    expect((await remove(manufacturer)).status).toBe(200);
  });

  it('what the programme has set to nothing is not given again without it', async () => {
    const id = await priced(1_000);
    await set([id], 0, { as: admin });
    expect((await set([id], 50)).data).toMatchObject({ updated: 1, waiting: 1 });
    expect(await state(id)).toEqual([0, 50]);
    await set([id], 0, { from: tomorrow, as: admin });
    expect((await set([id], 1_000, { from: tomorrow })).data.waiting).toBe(1);
    // A zero of his own between does not bind him.
    const own = await priced(1_000);
    await set([own], 0);
    expect((await set([own], 1_000)).data.waiting).toBe(0);
  });

  it('the programme ends the waiting by the value in force, too', async () => {
    const id = await priced(300);
    await set([id], 12_000);
    expect((await set([id], 300, { as: admin })).data).toMatchObject({ updated: 1, waiting: 0 });
    expect(await state(id)).toEqual([300, null]);
  });
});

describe('the decision of the programme', () => {
  it('lets them begin on their day, not before its own, and the past stays', async () => {
    const id = await priced(2_000);
    await set([id], 12_000);
    await passDays(2);
    const { version } = await card(id, admin);
    const done = await decide(id, version, 'approve');
    expect(done.data.admin!.prices).toEqual([
      { points: 12_000, from: '2026-11-22', to: null },
      { points: 2_000, from: '2025-01-01', to: '2026-11-21' },
    ]);
    expect(done.data.admin!.pointsWaiting).toBeNull();
    // What the programme has agreed to is a former value from now on.
    expect((await set([id], 12_000, { from: '2026-12-01' })).data.waiting).toBe(0);

    const later = await priced(2_000);
    await set([later], 9_000, { from: '2026-12-10' });
    expect((await card(later, admin)).admin!.pointsWaiting).toMatchObject({ former: 2_000, from: '2026-12-10' });
    const agreed = await decide(later, (await card(later, admin)).version, 'approve');
    expect(agreed.data.admin!.prices[0]).toEqual({ points: 9_000, from: '2026-12-10', to: null });
    expect(agreed.data.basePoints).toBe(2_000);
  });

  it('rejects with a reason only, and the manufacturer takes back only his own', async () => {
    const id = await priced(2_000);
    await set([id], 12_000);
    const { version } = await card(id);
    expect(Object.keys((await decide(id, version, 'reject')).fields)).toEqual(['comment']);
    expect((await decide(id, version, 'approve', { as: manufacturer })).status).toBe(403);
    expect((await decide(id, version, 'reject', { as: colleague, comment: 'Много' })).status).toBe(403);
    expect((await decide(id, version, 'withdraw')).status).toBe(403);
    const stranger = await t.loginAs('manufacturer', { manufacturerId: await addManufacturer() });
    expect((await decide(id, version, 'withdraw', { as: stranger })).status).toBe(404);
    expect((await decide(id, version, 'reject', { comment: 'Слишком много' })).data.admin!.pointsWaiting).toBeNull();
    expect(await state(id)).toEqual([2_000, null]);
    await set([id], 11_000);
    expect((await decide(id, (await card(id)).version, 'withdraw', { as: manufacturer })).status).toBe(200);
    expect(await state(id)).toEqual([2_000, null]);
  });

  it('of many at once one has an effect, and an older card decides nothing', async () => {
    const id = await priced(2_000);
    await set([id], 12_000);
    const old = (await card(id)).version;
    await set([id], 13_000);
    const stale = await decide(id, old, 'approve');
    expect(stale.code).toBe('VERSION_CONFLICT');
    const { version } = await card(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i % 2
          ? decide(id, version, 'approve', { as: second })
          : decide(id, version, 'reject', { comment: 'Слишком много' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await state(id)).toEqual([won % 2 ? 13_000 : 2_000, null]);
  });

  it('reaches those who may make it, and the manufacturer learns the outcome', async () => {
    const id = await priced(2_000);
    const other = await priced(2_000);
    await set([id], 12_000);
    await set([id, other], 13_000);
    const { name } = await card(id);
    expect(await linesOf(second)).toEqual([
      `product.points_asked: «${name}»: 12 000 баллов вместо 2 000. Автор: Заводской Пётр.`,
      'product.points_asked_many: Автор: Заводской Пётр. Откройте «Ждут согласования» в номенклатуре.',
    ]);
    const finance = await t.loginAs('finance');
    expect([await linesOf(finance), await linesOf(colleague)]).toEqual([[], []]);
    const live = async (as: Person) => (await t.call('live.get', { as })).data.products;
    expect([await live(admin), await live(manufacturer), await live(finance)]).toEqual([2, null, null]);
    const waiting = async (as: Person) =>
      (await t.call('products.adminList', { as, body: { filters: { pointsWaiting: true } } })).data.items;
    expect((await waiting(admin)).map((row) => row.pointsWaiting?.points)).toEqual([13_000, 13_000]);
    const { version } = await card(id);
    await decide(id, version, 'approve', { comment: 'Договор 7' });
    await decide(other, (await card(other)).version, 'reject', { comment: 'Слишком много' });
    const outcome = [
      `product.points_approved: «${name}»: 13 000 баллов. Действуют с 20.11.2026. Договор 7`,
      `product.points_rejected: «${(await card(other)).name}»: 13 000 баллов. Слишком много`,
    ];
    expect([await linesOf(manufacturer), await linesOf(colleague)]).toEqual([outcome, outcome]);
    expect([await live(admin), await waiting(admin)]).toEqual([0, []]);
    await set([id], 20_000);
    await set([id], 4_000, { as: admin });
    expect((await linesOf(manufacturer)).at(-1)).toBe(
      `product.points_replaced: «${name}»: 20 000 баллов. Программа назначила 4 000 баллов.`,
    );
    await set([id, other], 21_000);
    await set([id, other], 4_100, { as: admin });
    expect((await linesOf(manufacturer)).filter((line) => line.startsWith('product.points_replaced_many'))).toEqual([
      'product.points_replaced_many: Товаров, чьи баллы ждали согласования: 2. Теперь у них 4 100 баллов.',
    ]);
  });

  it('stands in the journal apart from what is in force', async () => {
    const id = await priced(2_000);
    await update(id, { basePoints: 12_000 });
    await decide(id, (await card(id)).version, 'reject', { comment: 'Слишком много' });
    await update(id, { basePoints: 11_000 });
    await decide(id, (await card(id)).version, 'approve');
    const entries = await t.services.db
      .selectFrom('auditEntries')
      .select(['action', 'before', 'after', 'reason'])
      .where('entityId', '=', id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { after: { pointsWaiting: 12_000, from: today } },
      { before: { pointsWaiting: 12_000 }, after: { pointsWaiting: null }, reason: 'Слишком много' },
      { after: { pointsWaiting: 11_000 } },
      { before: { pointsWaiting: 11_000 }, after: { points: 11_000, from: today } },
    ]);
  });

  it('is no business of a retailer', async () => {
    const id = await priced(2_000);
    await set([id], 12_000);
    const partner = await t.loginAs('partner', { partnerId: await addPartner() });
    const rows = (await t.call('products.adminList', { as: partner })).data.items;
    expect(rows.map((row) => [row.id, row.pointsWaiting])).toEqual([[id, null]]);
    const asked = await t.call('products.adminList', { as: partner, body: { filters: { pointsWaiting: true } } });
    expect(asked.data.items).toEqual([]);
    expect((await card(id, partner)).admin).toBeNull();
  });
});

async function addManufacturer() {
  const id = randomUUID();
  await t.database.pool.query(
    "insert into manufacturers (id, name, legal_name, inn) values ($1, 'Ярило', 'ООО «Ярило»', '0000020021')",
    [id],
  );
  return id;
}

async function addPartner() {
  const id = randomUUID();
  await t.database.pool.query(
    "insert into partners (id, name, legal_name, inn, region) values ($1, 'Гвоздь', 'ООО «Гвоздь»', '0000030037', 'Тверь')",
    [id],
  );
  return id;
}
