import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let manufacturerId: string;
/** Starts what `w.admin` has made. */
let boss: World['admin'];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  boss = await addPerson(database.db, 'admin');
  t = await createTestApp(database, { ...promotionsRoutes, ...salesRoutes });
  manufacturerId = (await sql<{ id: string }>`select id from manufacturers limit 1`.execute(database.db)).rows[0]!.id;
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

type Form = Body<'promotions.create'>;
const form = (extra: Partial<Form> = {}): Form => ({
  name: 'Свет в ноябре',
  mechanic: 'fixed_per_unit',
  params: { points: 30 },
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 23:59:59.999',
  ...extra,
});
const create = async (extra: Partial<Form> = {}) =>
  (await t.call(w.admin, 'promotions.create', { body: form(extra) })).data;
const setStatus = (id: string, action: Body<'promotions.setStatus'>['action'], comment?: string) =>
  t.call(boss, 'promotions.setStatus', { params: { id }, body: { action, comment } });
const running = async (extra: Partial<Form> = {}): Promise<string> => {
  const { id } = await create({ conditions: { productIds: [w.lamp.id] }, ...extra });
  expect((await setStatus(id, 'activate')).data.status).toBe('active');
  return id;
};
const addMember = () => addPerson(database.db, 'member', w);
/** Points of the promotion in a sale of so many lamps. */
const sell = async (who: Awaited<ReturnType<typeof addMember>>, id: string, quantity = 1): Promise<number> => {
  const sale = await t.call(who, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity }], submit: true },
  });
  expect(sale.status, sale.messages.join()).toBe(200);
  return sale.data.items.flatMap((item) => item.lines).find((line) => line.promotionId === id)?.points ?? 0;
};

const resume = (who: typeof w.admin, id: string) =>
  t.call(who, 'promotions.setStatus', { params: { id }, body: { action: 'resume' } });

describe('author and approver of a promotion', () => {
  const act = async (who: typeof w.admin, id: string, action: Body<'promotions.setStatus'>['action']) =>
    (await t.call(who, 'promotions.setStatus', { params: { id }, body: { action } })).code ?? 'ok';

  it('are two persons above the threshold of cost, whichever way it is started; it goes on, ends and is put away', async () => {
    const overBudget = await create({ budgetPoints: 100_001 });
    const buttons = async (who: typeof w.admin) =>
      (await t.call(who, 'promotions.adminGet', { params: { id: overBudget.id } })).data.allowedActions;
    expect(await act(w.admin, overBudget.id, 'activate')).toBe('PROMO_SAME_PERSON');
    // What would be refused is not offered; the other person has the button.
    expect(await buttons(w.admin)).not.toContain('activate');
    expect(await buttons(boss)).toContain('activate');
    await act(w.admin, overBudget.id, 'submit');
    expect(await act(w.admin, overBudget.id, 'approve')).toBe('PROMO_SAME_PERSON');
    const at = Array.from({ length: 6 }, (_, i) => act(i % 2 ? w.admin : boss, overBudget.id, 'approve'));
    const codes = (await Promise.all(at)).sort();
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.every((code) => ['ok', 'PROMO_STATUS', 'PROMO_SAME_PERSON'].includes(code))).toBe(true);
    // Agreed once, it is the author's to pause and to resume.
    expect(await act(w.admin, overBudget.id, 'activate')).toBe('ok');
    expect([await act(w.admin, overBudget.id, 'pause'), await act(w.admin, overBudget.id, 'resume')]).toEqual([
      'ok',
      'ok',
    ]);
    expect(await act(boss, overBudget.id, 'archive')).toBe('PROMO_STATUS');
    expect(await act(boss, overBudget.id, 'finish')).toBe('ok');
    expect(await act(boss, overBudget.id, 'archive')).toBe('ok');
    expect((await t.call(boss, 'promotions.adminGet', { params: { id: overBudget.id } })).data.status).toBe('archived');
    const cheap = await create({ budgetPoints: 100_000 });
    expect(await act(w.admin, cheap.id, 'activate')).toBe('ok');
    await act(boss, cheap.id, 'finish');
  });

  it('a copy and an edit have the author who made them', async () => {
    const { id } = await create({ budgetPoints: 200_000 });
    const copied = (await t.call(boss, 'promotions.copy', { params: { id } })).data;
    expect(await act(boss, copied.id, 'activate')).toBe('PROMO_SAME_PERSON');
    const { version } = (await t.call(boss, 'promotions.adminGet', { params: { id } })).data;
    const body = { ...form({ budgetPoints: 300_000 }), version };
    expect((await t.call(boss, 'promotions.update', { params: { id }, body })).status).toBe(200);
    expect(await act(boss, id, 'activate')).toBe('PROMO_SAME_PERSON');
    // Nobody else has agreed to what its first author made of it.
    expect(await act(w.admin, id, 'activate')).toBe('PROMO_SAME_PERSON');
    expect(await act(await addPerson(database.db, 'admin'), id, 'activate')).toBe('ok');
    await act(boss, id, 'finish');
  });

  it('a cheap one does not grow dear behind anybody’s back', async () => {
    const author = await addPerson(database.db, 'admin');
    const { id } = (await t.call(author, 'promotions.create', { body: form({ budgetPoints: 1000 }) })).data;
    expect(await act(author, id, 'activate')).toBe('ok');
    const edit = async (budgetPoints: number) => {
      const { version } = (await t.call(author, 'promotions.adminGet', { params: { id } })).data;
      return t.call(author, 'promotions.update', { params: { id }, body: { ...form({ budgetPoints }), version } });
    };
    expect((await edit(900_000)).code).toBe('PROMO_PAUSE_FIRST');
    await act(author, id, 'pause');
    expect((await edit(900_000)).status).toBe(200);
    expect(await act(author, id, 'resume')).toBe('PROMO_SAME_PERSON');
    expect(await act(boss, id, 'resume')).toBe('ok');
    await act(boss, id, 'finish');
  });
});

describe('a promotion in the back-office', () => {
  it('is made as a draft, goes through approval and comes alive; each step is remembered', async () => {
    const made = await create({ limits: { memberTotal: 100, onLimit: 'cut' }, budgetPoints: 1000 });
    expect(made).toMatchObject({ status: 'draft', ruleVersion: 1, budget: 1000, limits: { memberTotal: 100 } });
    expect(made.allowedActions).toContain('delete');
    expect((await setStatus(made.id, 'pause')).code).toBe('PROMO_STATUS');
    expect((await setStatus(made.id, 'submit')).data.status).toBe('on_approval');
    expect(Object.keys((await setStatus(made.id, 'return')).fields)).toEqual(['comment']);
    expect((await setStatus(made.id, 'return', 'Поправьте срок')).data.status).toBe('draft');
    await setStatus(made.id, 'submit');
    const approved = (await setStatus(made.id, 'approve')).data;
    expect(approved).toMatchObject({ status: 'scheduled' });
    expect(approved.history.map((row) => [row.action, row.comment])).toEqual([
      ['approve', null],
      ['submit', null],
      ['return', 'Поправьте срок'],
      ['submit', null],
    ]);
    await setStatus(made.id, 'cancel');
  });

  it('names every field that cannot be', async () => {
    const fields = async (extra: Partial<Form>) =>
      Object.keys((await t.call(w.admin, 'promotions.create', { body: form(extra) })).fields);
    expect(await fields({ params: {} })).toEqual(['params.points']);
    expect(await fields({ mechanic: 'multiplier', params: { percent: 100 } })).toEqual(['params.percent']);
    expect(await fields({ mechanic: 'bundle', params: { points: 1, productIds: [w.lamp.id, w.lamp.id] } })).toEqual([
      'params.productIds',
    ]);
    const falling = [
      { units: 5, percent: 100 },
      { units: 3, percent: 120 },
    ];
    expect(await fields({ mechanic: 'plan', params: { points: 1, tiers: falling } })).toEqual(['params.tiers']);
    expect(await fields({ endsAt: '2026-10-01 00:00:00.000' })).toEqual(['endsAt']);
    expect(await fields({ imageFileId: w.lamp.id })).toEqual(['imageFileId']);
  });

  it('a changed rule makes a version, an unchanged one does not, and what was accrued keeps its own', async () => {
    const id = await running({ name: 'Версии' });
    const who = await addMember();
    expect(await sell(who, id)).toBe(30);
    const edit = async (extra: Partial<Form>) => {
      const { version } = (await t.call(w.admin, 'promotions.adminGet', { params: { id } })).data;
      const body = { ...form({ name: 'Версии', conditions: { productIds: [w.lamp.id] }, ...extra }), version };
      return t.call(w.admin, 'promotions.update', { params: { id }, body });
    };
    expect((await edit({ name: 'Версии и слова' })).data).toMatchObject({ ruleVersion: 1, name: 'Версии и слова' });
    // Without a budget it may cost anything: what runs is not changed by one person alone.
    expect((await edit({ params: { points: 45 } })).code).toBe('PROMO_PAUSE_FIRST');
    await setStatus(id, 'pause');
    expect((await edit({ params: { points: 45 } })).data.ruleVersion).toBe(2);
    expect((await resume(w.admin, id)).code).toBe('PROMO_SAME_PERSON');
    expect((await resume(boss, id)).data.status).toBe('active');
    expect(await sell(who, id)).toBe(45);
    const versions = (await t.call(w.admin, 'promotions.versions', { params: { id } })).data;
    expect(versions.map((row) => [row.number, row.params.points])).toEqual([
      [2, 45],
      [1, 30],
    ]);
    const stale = { ...form(), version: 1 };
    expect((await t.call(w.admin, 'promotions.update', { params: { id }, body: stale })).code).toBe('VERSION_CONFLICT');
    expect((await edit({ budgetPoints: 500 })).fields).toHaveProperty('budgetPoints');
    await setStatus(id, 'finish');
  });

  it('a maker keeps its own drafts and sends them, the programme decides; nobody else touches them', async () => {
    const manufacturer = await addPerson(database.db, 'manufacturer');
    await sql`update users set manufacturer_id = ${manufacturerId} where id = ${manufacturer.id}`.execute(database.db);
    const mine = (await t.call(manufacturer, 'promotions.create', { body: form({ name: 'Завод' }) })).data;
    expect(mine).toMatchObject({ ownerKind: 'manufacturer', allowedActions: ['edit', 'submit', 'cancel', 'delete'] });
    const act = (action: Body<'promotions.setStatus'>['action']) =>
      t.call(manufacturer, 'promotions.setStatus', { params: { id: mine.id }, body: { action } });
    expect((await act('activate')).code).toBe('PROMO_STATUS');
    expect((await act('submit')).data.status).toBe('on_approval');
    const late = { ...form(), version: 2 };
    expect((await t.call(manufacturer, 'promotions.update', { params: { id: mine.id }, body: late })).code).toBe(
      'PROMO_STATUS',
    );
    const theirs = await create({ name: 'Программа' });
    expect((await t.call(manufacturer, 'promotions.adminGet', { params: { id: theirs.id } })).status).toBe(404);
    expect((await t.call(manufacturer, 'promotions.copy', { params: { id: theirs.id } })).status).toBe(404);
    expect((await t.call(w.moderator, 'promotions.create', { body: form() })).status).toBe(403);
  });

  it('copies, orders and puts drafts away', async () => {
    const one = await create({ name: 'Образец', budgetPoints: 70 });
    const copy = (await t.call(w.admin, 'promotions.copy', { params: { id: one.id } })).data;
    expect(copy).toMatchObject({ name: 'Образец (копия)', status: 'draft', budget: 70, params: { points: 30 } });
    const items = [{ id: copy.id, priority: 3 }];
    expect((await t.call(w.admin, 'promotions.order', { body: { items } })).data).toEqual({ ok: true });
    expect((await t.call(w.admin, 'promotions.adminGet', { params: { id: copy.id } })).data.priority).toBe(3);
    expect((await t.call(w.admin, 'promotions.delete', { params: { id: copy.id } })).data).toEqual({ ok: true });
    expect((await t.call(w.admin, 'promotions.delete', { params: { id: copy.id } })).code).toBe('PROMO_STATUS');
  });
});

describe('what it gives', () => {
  it('a plan pays when its gate is reached, for the units before it too', async () => {
    const tiers = [{ units: 3, percent: 100 }];
    const id = await running({ name: 'План', mechanic: 'plan', params: { points: 20, tiers } });
    const who = await addMember();
    expect([await sell(who, id, 2), await sell(who, id, 2), await sell(who, id, 1)]).toEqual([0, 80, 20]);
    await setStatus(id, 'finish');
  });

  it('the first sale pays once, a bundle for a whole set', async () => {
    const first = await running({ name: 'Первая', mechanic: 'first_sale', params: { points: 300 } });
    const who = await addMember();
    expect([await sell(who, first), await sell(who, first)]).toEqual([300, 0]);
    await setStatus(first, 'finish');
  });

  it('the limit of a member is cut to the rest, even when two sales come at once', async () => {
    const id = await running({ name: 'Предел', limits: { memberTotal: 50, onLimit: 'cut' } });
    const who = await addMember();
    const got = await Promise.all([sell(who, id), sell(who, id), sell(who, id)]);
    expect(got.toSorted((a, b) => b - a)).toEqual([30, 20, 0]);
    await setStatus(id, 'finish');
  });

  it('the limit of a shop holds over all its sellers', async () => {
    const id = await running({ name: 'Точка', limits: { storeTotal: 70, onLimit: 'cut' } });
    const sellers = [await addMember(), await addMember(), await addMember(), await addMember()];
    const got = await Promise.all(sellers.map((who) => sell(who, id)));
    expect(got.reduce((sum, points) => sum + points, 0)).toBe(70);
    await setStatus(id, 'finish');
  });

  it.each([
    ['cut', [30, 30, 10, 0]],
    ['refuse', [30, 30, 0, 0]],
  ] as const)('the end of a budget, %s', async (onLimit, expected) => {
    const id = await running({ name: `Бюджет ${onLimit}`, budgetPoints: 70, limits: { onLimit } });
    const got: number[] = [];
    for (let i = 0; i < 4; i += 1) got.push(await sell(await addMember(), id));
    expect(got).toEqual(expected);
    const card = (await t.call(w.admin, 'promotions.adminGet', { params: { id } })).data;
    expect(card.reserved).toBe(expected.reduce((sum: number, points) => sum + points, 0));
    await setStatus(id, 'finish');
  });
});
