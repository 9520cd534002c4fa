import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import type { Body } from '../../../../http/contract.ts';
import { salesRoutes } from '../../../sales/index.ts';
import type { Person } from '../../../sales/testing/app.ts';
import { worldStage } from '../../../sales/testing/world-stage.ts';
import { addPerson, addPromotion } from '../../../sales/testing/world.ts';
import { promotionsRoutes } from '../../routes.ts';
import { outcomeOf } from './overlaps.ts';

const stage = worldStage({ ...promotionsRoutes, ...salesRoutes });

type Draft = Body<'promotions.describe'>['promotion'];
const describeAs = async (promotion: Draft, who: Person = stage.world.admin) =>
  stage.server.call(who, 'promotions.describe', { body: { promotion } });
const preview = async (promotion: Draft, promotionId?: string) =>
  (await stage.server.call(stage.world.admin, 'promotions.preview', { body: { promotion, promotionId } })).data;

const whole: Draft = {
  name: 'Свет',
  mechanic: 'fixed_per_unit',
  params: { points: 30 },
  startsAt: '2026-12-01 00:00:00.000',
  endsAt: '2026-12-31 23:59:59.999',
  budgetPoints: 3000,
};

describe('the rule of a form in words', () => {
  it('is told with names for ids, however far the form is filled in', async () => {
    const empty = await describeAs({});
    expect(empty.status, empty.messages.join()).toBe(200);
    expect(empty.data.sentence).toBe('Участник получает … — выберите механику. Действует во всех торговых точках.');
    expect(empty.data.warnings.map(({ field }) => field)).toEqual([
      'mechanic',
      'startsAt',
      'endsAt',
      'conditions.productIds',
      'budgetPoints',
    ]);
    const { data } = await describeAs({
      ...whole,
      conditions: {
        brandIds: [stage.world.brandId],
        excludeProductIds: [stage.world.drill.id],
        partnerIds: [stage.world.partnerId],
        positions: ['seller'],
        weekdays: [7, 6],
        timeFrom: 600,
        priceTo: 500_000,
        tenureFrom: 30,
      },
      limits: { memberMonth: 500, onLimit: 'cut' },
      stackMode: 'best',
    });
    expect(data.sentence).toBe(
      'С 01.12.2026 по 31.12.2026 по субботам и воскресеньям с 10:00 до 24:00 участник на должности «Продавец-консультант» ' +
        'со стажем от 30 дней получает сверх базовых 30 баллов за каждую единицу товаров бренда «Кремень», кроме товара ' +
        '«Дрель Кремень-600», по цене до 5\u00A0000 ₽. Где действует: партнёр «Инструмент».',
    );
    expect(data.lines).toEqual(
      expect.arrayContaining([
        { title: 'Кроме товаров', text: 'Дрель Кремень-600' },
        { title: 'Лимит участника в месяц', text: '500 баллов' },
        { title: 'На границе лимита и бюджета', text: 'начисляется остаток' },
        { title: 'Бюджет', text: '3\u00A0000 баллов' },
      ]),
    );
    expect(data.names).toEqual(
      expect.arrayContaining([
        { id: stage.world.brandId, name: 'Кремень', detail: 'Завод' },
        { id: 'seller', name: 'Продавец-консультант', detail: null },
      ]),
    );
    expect(data.warnings.map(({ field }) => field)).toEqual(['conditions.timeFrom', 'conditions.priceFrom']);
  });

  it.each([
    ['multiplier', { percent: 150 }, 'получает базовые баллы ×1,5 за любые товары'],
    ['percent_of_price', { percent: 2.5 }, 'получает сверх базовых 2,5 % от цены баллами за любые товары'],
    ['step', { every: 3, points: 100 }, 'получает 100 баллов за каждые 3 шт. любых товаров в одной продаже'],
    [
      'plan',
      { points: 5, tiers: [{ units: 10, percent: 100 }] },
      'за единицу любых товаров, когда выполнит план: от 10 шт. — 100 %',
    ],
    ['first_sale', { points: 1 }, 'получает 1 балл за первую продажу любых товаров'],
  ] as const)('says what %s gives', async (mechanic, params, text) => {
    const { data } = await describeAs({ mechanic, params: params as Draft['params'] });
    expect(data.sentence).toContain(text);
  });

  it('names the goods of a set, and what is wrong at its field', async () => {
    const set = await describeAs({
      mechanic: 'bundle',
      params: { points: 50, productIds: [stage.world.drill.id, stage.world.lamp.id] },
    });
    expect(set.data.sentence).toContain('за каждый комплект в одном чеке: «Дрель Кремень-600» + «Лампа Кремень-9»');
    const wrong = await describeAs({
      ...whole,
      endsAt: '2025-01-01 00:00:00.000',
      conditions: { storeIds: [randomUUID()] },
    });
    expect(wrong.data.warnings).toEqual(
      expect.arrayContaining([
        { field: 'endsAt', text: 'Окончание должно быть позже начала' },
        { field: 'conditions.storeIds', text: 'Точка: 1 из выбранных больше нет' },
      ]),
    );
  });

  it('is not for a partner, who makes no promotions', async () => {
    const partner = await addPerson(stage.database.db, 'partner', stage.world);
    expect((await describeAs(whole, partner)).status).toBe(403);
    expect((await stage.server.call(partner, 'promotions.preview', { body: { promotion: whole } })).status).toBe(403);
  });
});

describe('what a form reaches', () => {
  it('counts goods, shops and people, and names the first', async () => {
    const all = await preview({});
    expect(all.products).toMatchObject({ count: 2, capped: false });
    expect(all.products.first.map(({ name }) => name)).toEqual(['Дрель Кремень-600', 'Лампа Кремень-9']);
    expect([all.stores.count, all.partners.count]).toEqual([2, 2]);
    const confirmed = await sql<{ n: number }>`select count(*)::int as n from users
      where role_code = 'member' and status = 'confirmed' and store_id = ${stage.world.storeId}`.execute(
      stage.database.db,
    );
    const one = await preview({
      conditions: { productIds: [stage.world.lamp.id], partnerIds: [stage.world.partnerId] },
    });
    expect(one.products.first).toEqual([
      { id: stage.world.lamp.id, name: stage.world.lamp.name, detail: stage.world.lamp.name },
    ]);
    expect(one.stores.first).toEqual([{ id: stage.world.storeId, name: 'Инструмент на Мира', detail: 'Инструмент' }]);
    expect(one.members).toEqual({ count: confirmed.rows[0]!.n, capped: false });
    const none = await preview({ conditions: { positions: ['director'] } });
    expect(none.members.count).toBe(0);
    const newcomers = await preview({ conditions: { tenureTo: 30 } });
    expect(newcomers.members.count).toBe(0);
  });

  it('meets live and coming promotions on the same goods, shops and days, and says who gives', async () => {
    const meets = async (extra: Draft = {}) =>
      (await preview({ ...whole, startsAt: '2026-11-10 00:00:00.000', ...extra })).overlaps.map((row) => row.name);
    const live = await addPromotion(stage.database.db, {
      name: 'Лампы',
      mechanic: 'fixed_per_unit',
      params: { points: 7 },
      conditions: { productIds: [stage.world.lamp.id], partnerIds: [stage.world.partnerId] },
    });
    expect(await meets()).toEqual(['Лампы']);
    expect(await meets({ conditions: { productIds: [stage.world.drill.id] } })).toEqual([]);
    expect(await meets({ conditions: { partnerIds: [stage.world.otherPartnerId] } })).toEqual([]);
    expect(await meets({ startsAt: '2027-12-10 00:00:00.000', endsAt: '2027-12-31 00:00:00.000' })).toEqual([]);
    expect((await preview(whole, live)).overlaps).toEqual([]);
    const [found] = (await preview({ ...whole, startsAt: '2026-11-10 00:00:00.000' })).overlaps;
    expect(found).toMatchObject({
      id: live,
      benefit: '+7 баллов за единицу',
      products: { count: 1, capped: false },
      stores: { count: 1, capped: false },
      outcome: 'adds',
      text: 'Баллы обеих акций сложатся',
    });
    await sql`update promotions set status = 'finished' where id = ${live}`.execute(stage.database.db);
    expect(await meets()).toEqual([]);
  });

  it.each([
    ['stack', 'stack', 'adds'],
    ['best', 'best', 'larger'],
    ['best', 'stack', 'adds'],
    ['exclusive', 'stack', 'draft_alone'],
    ['best', 'exclusive', 'other_alone'],
  ] as const)('%s with %s: %s', (mine, other, outcome) => {
    expect(outcomeOf({ stackMode: mine, priority: 5 }, { stackMode: other, priority: 1 })).toBe(outcome);
  });

  it('of two that stand alone the first by priority gives', () => {
    const alone = (priority: number) => ({ stackMode: 'exclusive' as const, priority });
    expect([outcomeOf(alone(1), alone(2)), outcomeOf(alone(2), alone(1))]).toEqual(['draft_alone', 'other_alone']);
  });

  it('says how far the budget goes by what was sold in the last month', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const sale = await stage.server.call(who, 'sales.create', {
      body: { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity: 5 }], submit: true },
    });
    expect(sale.status, sale.messages.join()).toBe(200);
    const { budget } = await preview({ ...whole, conditions: { productIds: [stage.world.lamp.id] } });
    expect(budget).toMatchObject({ pointsPerUnit: 30, unitsCovered: 100, unitsLastMonth: 5 });
    expect(budget.hints).toEqual([
      'Бюджета хватит примерно на 100 шт.',
      'За последние 30 дней таких товаров в этих точках продано 5 шт.',
      'При таких продажах бюджет закончится через 600 дней',
    ]);
    // The thirtieth day is today: what was sold a month ago at this hour is the day before the first of them.
    const lastMonth = async (days: number): Promise<number | null | undefined> => {
      await stage.database.pool.query(
        'update sales set submitted_at = submitted_at - make_interval(days => $2) where id = $1',
        [sale.data.id, days],
      );
      return (await preview({ ...whole, conditions: { productIds: [stage.world.lamp.id] } })).budget.unitsLastMonth;
    };
    expect(await lastMonth(29)).toBe(5);
    expect(await lastMonth(1)).toBe(0);
    const doubled = await preview({
      mechanic: 'multiplier',
      params: { percent: 200 },
      conditions: { productIds: [stage.world.lamp.id] },
    });
    expect(doubled.budget).toMatchObject({ pointsPerUnit: 40, unitsCovered: null });
  });
});

describe('the budget of a promotion that runs', () => {
  const running = { ...whole, startsAt: '2026-11-01 00:00:00.000', endsAt: '2026-12-31 00:00:00.000' };

  it('goes as far as what is neither given nor reserved', async () => {
    const id = await addPromotion(stage.database.db, {
      name: 'Идёт',
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      budget: 3000,
    });
    const who = await addPerson(stage.database.db, 'member', stage.world);
    await stage.server.call(who, 'sales.create', {
      body: { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity: 90 }], submit: true },
    });
    const { budget } = await preview({ ...running, limits: { memberTotal: 100 } }, id);
    expect(budget).toMatchObject({ pointsPerUnit: 30, unitsCovered: 10 });
    expect(budget.hints).toContain('Остатка бюджета хватит примерно на 10 шт.');
    expect(budget.hints).toContain('По лимиту участника остатка бюджета хватит не меньше чем на 3 чел.');
    expect((await preview({ ...running, budgetPoints: 2000 }, id)).budget.unitsCovered).toBe(0);
    // Another company learns nothing of it.
    const manufacturer = await addPerson(stage.database.db, 'manufacturer');
    await sql`update users set manufacturer_id = (select manufacturer_id from products limit 1)
      where id = ${manufacturer.id}`.execute(stage.database.db);
    const body = { promotion: running, promotionId: id };
    const foreign = await stage.server.call(manufacturer, 'promotions.preview', { body });
    expect(foreign.data.budget.unitsCovered).toBe(100);
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(stage.database.db);
  });

  it('ends before the promotion only where the days that are left are more', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    await stage.server.call(who, 'sales.create', {
      body: { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity: 5 }], submit: true },
    });
    const conditions = { productIds: [stage.world.lamp.id] };
    const { unitsLastMonth } = (await preview({ ...running, conditions })).budget;
    // Enough for thirty days from now on.
    const budgetPoints = 30 * unitsLastMonth!;
    const hints = async (endsAt: string) =>
      (await preview({ ...running, conditions, budgetPoints, endsAt })).budget.hints.filter((hint) =>
        hint.startsWith('Это раньше'),
      );
    expect(await hints('2026-12-10 00:00:00.000')).toEqual([]);
    expect(await hints('2026-12-31 00:00:00.000')).toEqual(['Это раньше конца акции: до него 42 дня']);
  });
});

describe('the rules as a file', () => {
  const pdf = {
    name: 'Правила.pdf',
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  };

  it('are taken as a real PDF, belong to the promotion and are taken away', async () => {
    const fake = { ...pdf, bytes: Buffer.from('MZ not a document') };
    expect((await stage.server.upload(stage.world.admin, 'promotions.uploadRules', fake)).code).toBe('FILE_TYPE');
    const file = await stage.server.upload(stage.world.admin, 'promotions.uploadRules', pdf);
    expect(file.status, file.messages.join()).toBe(200);
    const form = { ...whole, rulesFileId: file.data.id } as Body<'promotions.create'>;
    const made = (await stage.server.call(stage.world.admin, 'promotions.create', { body: form })).data;
    expect(made.rulesFile).toMatchObject({ id: file.data.id, name: 'Правила.pdf' });
    const update = (rulesFileId: string | null | undefined, version: number) =>
      stage.server.call(stage.world.admin, 'promotions.update', {
        params: { id: made.id },
        body: { ...form, rulesFileId, version },
      });
    const same = (await update(undefined, made.version)).data;
    expect(same.rulesFile?.id).toBe(file.data.id);
    expect((await update(null, same.version)).data.rulesFile).toBeNull();
  });

  it('are made of the rule itself', async () => {
    const body = { ...whole, conditions: { brandIds: [stage.world.brandId] } } as Body<'promotions.create'>;
    const made = (await stage.server.call(stage.world.admin, 'promotions.create', { body })).data;
    const file = () => stage.server.raw(stage.world.admin, 'promotions.rulesFile', { params: { id: made.id } });
    const first = await file();
    expect(first.status, first.bytes.subarray(0, 300).toString()).toBe(200);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file()).bytes.equals(first.bytes)).toBe(true);
    // Another rule is another file: its text is in it.
    const version = made.version;
    await stage.server.call(stage.world.admin, 'promotions.update', {
      params: { id: made.id },
      body: { ...body, params: { points: 31 }, version },
    });
    expect((await file()).bytes.equals(first.bytes)).toBe(false);
    expect(
      (await stage.server.raw(stage.world.admin, 'promotions.rulesFile', { params: { id: randomUUID() } })).status,
    ).toBe(404);
  });
});
