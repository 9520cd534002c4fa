import { boundCeilings } from '@pribavka/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Body, bounds, saleDate, useBoundsStage } from './testing/stage.ts';

const { stage, setBounds, call, done, load, countRows, phoneOf, addProduct } = useBoundsStage();

/** A unit of 40 points, and one of 100. */
const goods = { small: '', large: '' };
beforeAll(async () => {
  Object.assign(goods, { small: stage.world.lamp.id, large: await addProduct(100) });
});

const line = (extra: Body = {}): Body => ({ productId: goods.small, quantity: 1, ...extra });
const lines = (count: number, extra: Body = {}): Body[] => Array.from({ length: count }, () => line(extra));
/** Just within each bound and just above it, with the field that is refused. */
const cases: [string, () => Body[], () => Body[], string, RegExp][] = [
  [
    'the price of a unit',
    () => lines(1, { priceKopecks: bounds.maxPriceKopecks }),
    () => [line(), line({ priceKopecks: bounds.maxPriceKopecks + 1 })],
    'items[1].priceKopecks',
    /Не больше 5.000.рублей за штуку/,
  ],
  [
    'units of a line',
    () => lines(1, { quantity: bounds.maxQuantity }),
    () => lines(1, { quantity: bounds.maxQuantity + 1 }),
    'items[0].quantity',
    /Не больше 5.штук в одной позиции/,
  ],
  [
    'lines of a sale',
    () => lines(bounds.maxItems),
    () => lines(bounds.maxItems + 1),
    'items',
    /Не больше 3.позиций в одной продаже/,
  ],
  [
    'points of a line',
    () => [line({ productId: goods.large, quantity: 3 })],
    () => [line(), line({ productId: goods.large, quantity: 4 })],
    'items[1].quantity',
    /За одну позицию — не больше 300.баллов/,
  ],
  [
    'points of a sale',
    () => [line({ productId: goods.large, quantity: 2 }), line({ quantity: 2 })],
    () => [line(), line({ productId: goods.large, quantity: 3 })],
    'items[1].quantity',
    /За одну продажу — не больше 300.баллов/,
  ],
];
const ways = ['sent by the seller', 'saved as a draft', 'made of a draft', 'sent by a system'] as const;
async function enter(way: (typeof ways)[number], items: Body[]) {
  const { member, system } = stage.people;
  if (way === 'sent by a system') {
    const body = { saleDate, items, submit: true, memberId: member.id, externalId: crypto.randomUUID() };
    return call(system, 'sales.create', { body });
  }
  if (way !== 'made of a draft') {
    return call(member, 'sales.create', { body: { saleDate, items, submit: way === 'sent by the seller' } });
  }
  const draft = await done(member, 'sales.create', { body: { saleDate, items: [line()], submit: false } });
  const before = await countRows();
  const body = { saleDate, items, submit: true, version: draft.version };
  const answer = await call(member, 'sales.update', { params: { id: draft.id }, body });
  if (answer.status >= 400) expect(await countRows()).toEqual(before);
  return answer;
}

describe.each(cases)('%s', (_, within, above, field, text) => {
  it.each(ways)('is held to its bound when %s', async (way) => {
    const taken = await enter(way, within());
    expect(taken.status, JSON.stringify(taken.fields)).toBe(200);
    const before = way === 'made of a draft' ? undefined : await countRows();
    const refused = await enter(way, above());
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
    expect(refused.fields[field]).toEqual([expect.stringMatching(text)]);
    if (before) expect(await countRows()).toEqual(before);
  });

  it('is refused by the calculation with the same words', async () => {
    const { member } = stage.people;
    expect((await call(member, 'sales.calculate', { body: { saleDate, items: within() } })).status).toBe(200);
    const refused = await call(member, 'sales.calculate', { body: { saleDate, items: above() } });
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
    expect(refused.fields[field]).toEqual([expect.stringMatching(text)]);
  });
});

const row = (number: string, phone: string, quantity = 1, price = '1', article = stage.world.lamp.name) =>
  `${number};${phone};20.11.2026;${article};${quantity};${price}`;
const excess = (phone: string, large: string): string[] => [
  row('Г-1', phone, 1, '5 000'),
  row('Г-2', phone, 1, '5 000,01'),
  row('Г-3', phone, 6),
  ...Array.from({ length: 4 }, () => row('Г-4', phone)),
  row('Г-5', phone, 4, '1', large),
  row('Г-6', phone),
  row('Г-6', phone, 3, '1', large),
];
const refusedCells = [
  '3 Цена, ₽: Не больше 5 000 рублей за штуку: проверьте, нет ли лишних цифр',
  '4 Количество: Не больше 5 штук в одной позиции: остальное добавьте ещё одной',
  '5 Номер продажи: Не больше 3 позиций в одной продаже: остальное зарегистрируйте ещё одной',
  '9 Количество: За одну позицию — не больше 300 баллов: уменьшите количество, проверьте цену или напишите в поддержку',
  '11 Количество: За одну продажу — не больше 300 баллов: разделите её на несколько',
];

it('a file of sales is held to every bound at its cell', async () => {
  const header = 'Номер продажи;Телефон участника;Дата продажи;Артикул;Количество;Цена, ₽';
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sales`.execute(stage.server.services.db);
  const phone = await phoneOf(stage.people.member.id);
  const errors = await load(stage.people.admin, 'sales.massUpload', [header, ...excess(phone, goods.large)]);
  expect(errors).toEqual(refusedCells);
  const after = await sql<{ n: number }>`select count(*)::int as n from sales`.execute(stage.server.services.db);
  expect(after.rows[0]!.n).toBe(rows[0]!.n + 1);
});

it('the list of a seller is held to the same bounds before it is sent', async () => {
  const { member } = stage.people;
  const header = 'Номер продажи;Дата продажи;Артикул;Количество;Цена, ₽';
  const rows = excess('', goods.large).map((cells) => cells.replace(';;', ';').replace('Г-', 'С-'));
  const file = { name: 'мои.csv', mime: 'text/csv', bytes: Buffer.from([header, ...rows].join('\r\n')) };
  let tried = await done(member, 'saleLists.upload', { file });
  // One call tries as many sales as fit its time.
  while ((tried['counts'] as { unchecked: number }).unchecked > 0) {
    tried = await done(member, 'saleLists.check', { params: { id: tried.id }, body: { version: tried.version } });
  }
  const found = (tried['rows'] as { row: number; issues: { field: string; message: string }[] }[]).flatMap(
    ({ row: at, issues }) => issues.map(({ message }) => `${at} ${message.replaceAll(/\s/g, ' ')}`),
  );
  expect(found).toEqual(refusedCells.map((cell) => cell.replace(/^(\d+) [^:]+: /, '$1 ')));
});

describe('a lowered bound', () => {
  const wide = () => setBounds(boundCeilings);
  const narrow = () => {
    stage.server.clock.add(60_000);
    return setBounds(bounds);
  };
  const large = () => lines(4, { quantity: 6, priceKopecks: 900_000 });

  it('leaves sales of before readable and decidable', async () => {
    const { member, moderator } = stage.people;
    await wide();
    const body = { saleDate, items: large(), submit: true };
    const sale = await done(member, 'sales.create', { body });
    await narrow();
    expect((await call(member, 'sales.get', { params: { id: sale.id } })).data).toMatchObject({ pointsPreview: 960 });
    const shown = await done(moderator, 'sales.get', { params: { id: sale.id } });
    const items = (shown['items'] as { id: string }[]).map(({ id }) => ({ id, decision: 'approve' }));
    await done(moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { items, version: shown.version },
    });
    expect((await call(member, 'sales.get', { params: { id: sale.id } })).data).toMatchObject({
      status: 'confirmed',
      pointsTotal: 960,
    });
  });

  it('binds a draft of before when it is sent', async () => {
    const { member } = stage.people;
    await wide();
    const draft = await done(member, 'sales.create', { body: { saleDate, items: large(), submit: false } });
    await narrow();
    expect((await call(member, 'sales.get', { params: { id: draft.id } })).status).toBe(200);
    const refused = await call(member, 'sales.submit', { params: { id: draft.id }, body: { version: draft.version } });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.fields)).toContain('items[0].priceKopecks');
    expect((await call(member, 'sales.get', { params: { id: draft.id } })).data).toMatchObject({
      status: 'draft',
      version: draft.version,
    });
  });

  it('holds an answer to a question to the bounds of the first sending', async () => {
    const { member, moderator } = stage.people;
    await wide();
    const sale = await done(member, 'sales.create', { body: { saleDate, items: large(), submit: true } });
    await narrow();
    const shown = await done(moderator, 'sales.get', { params: { id: sale.id } });
    await done(moderator, 'sales.moderate', {
      params: { id: sale.id },
      body: { decision: 'clarify', message: 'Приложите чек', version: shown.version },
    });
    const asked = await done(member, 'sales.get', { params: { id: sale.id } });
    const more = lines(51, { quantity: 6, priceKopecks: 900_000 });
    const params = { id: sale.id };
    expect(
      (
        await call(member, 'sales.update', {
          params,
          body: { saleDate, items: more, submit: true, version: asked.version },
        })
      ).status,
    ).toBe(400);
    const body = { saleDate, items: large(), saleId: sale.id };
    expect((await call(member, 'sales.calculate', { body })).status).toBe(200);
    const answer = { saleDate, items: large(), submit: true, version: asked.version };
    await done(member, 'sales.update', { params, body: answer });
  });
});
