import { boundCeilings } from '@pribavka/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Body, bounds, useBoundsStage } from './testing/stage.ts';

const { stage, setBounds, call, done, load, countRows, phoneOf, addProduct } = useBoundsStage();

const today = '2026-11-20';
const later = '2026-12-01';
let own = '';
beforeAll(async () => {
  own = await addProduct(10);
});

let last = 0;
const form = (extra: Body): Body => {
  last += 1;
  const { manufacturerId } = stage;
  return { manufacturerId, article: `Г-${last}`, name: `Граница ${last}`, status: 'active', ...extra };
};
const changed = async (id: string, extra: Body): Promise<Body> => {
  const { article, name, version } = (await call(stage.people.admin, 'products.get', { params: { id } })).data;
  return { params: { id }, body: { article, name, version, ...extra } };
};
const price = /Не больше 5.000.рублей за штуку/;
const points = /Программа разрешает не больше 200.баллов за единицу/;

/** A way to enter with a value, the field, the bound and what the refusal says. */
type Entry = (value: number) => Promise<{ status: number; fields: Record<string, string[]> }>;
const entries: [string, Entry, number, string, RegExp][] = [
  [
    'the price of a new product',
    (rrpKopecks) => call(stage.people.admin, 'products.create', { body: form({ rrpKopecks }) }),
    bounds.maxPriceKopecks,
    'rrpKopecks',
    price,
  ],
  [
    'another price of a product',
    async (rrpKopecks) => call(stage.people.admin, 'products.update', await changed(own, { rrpKopecks })),
    bounds.maxPriceKopecks,
    'rrpKopecks',
    price,
  ],
  [
    'points of a new product',
    (basePoints) => call(stage.people.admin, 'products.create', { body: form({ basePoints }) }),
    bounds.maxBasePoints,
    'basePoints',
    points,
  ],
  [
    'points of a new product of a manufacturer, of a later day',
    (basePoints) =>
      call(stage.people.manufacturer, 'products.create', { body: form({ basePoints, pointsFrom: later }) }),
    bounds.maxBasePoints,
    'basePoints',
    points,
  ],
  [
    'other points of a product',
    async (basePoints) => call(stage.people.admin, 'products.update', await changed(own, { basePoints })),
    bounds.maxBasePoints,
    'basePoints',
    points,
  ],
  [
    'points of many products',
    (value) => call(stage.people.admin, 'products.setPoints', { body: { ids: [own], points: value, from: today } }),
    bounds.maxBasePoints,
    'points',
    points,
  ],
  [
    'points of many products of a later day, only counted',
    (value) =>
      call(stage.people.admin, 'products.setPoints', {
        body: { ids: [own], points: value, from: later, preview: true },
      }),
    bounds.maxBasePoints,
    'points',
    points,
  ],
  [
    'points a manufacturer asks the programme for',
    (value) =>
      call(stage.people.manufacturer, 'products.setPoints', { body: { ids: [own], points: value, from: later } }),
    bounds.maxBasePoints,
    'points',
    points,
  ],
  [
    'points given by an adjustment',
    (value) => call(stage.people.finance, 'tunings.create', { body: adjustment('credit', value) }),
    bounds.maxOperationPoints,
    'points',
    /Программа разрешает не больше 700.баллов за одно начисление/,
  ],
];
const adjustment = (direction: 'credit' | 'debit', value: number): Body => ({
  memberId: stage.people.member.id,
  direction,
  points: value,
  reasonCode: 'compensation',
  comment: 'За выставку',
});

it.each(entries)('%s are held to the bound', async (_, enter, bound, field, text) => {
  const taken = await enter(bound);
  expect(taken.status, JSON.stringify(taken.fields)).toBe(200);
  const before = await countRows();
  const refused = await enter(bound + 1);
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  expect(refused.fields[field]).toEqual([expect.stringMatching(text)]);
  expect(await countRows()).toEqual(before);
});

it('a file of products is held to the bounds at its cells', async () => {
  const header = 'Артикул;Название;Производитель;РРЦ, ₽;Баллы;Баллы с';
  const errors = await load(stage.people.admin, 'products.import', [
    header,
    'Ф-1;Файл 1;Завод;5 000;200;',
    'Ф-2;Файл 2;Завод;5 000,01;201;',
    'Ф-3;Файл 3;Завод;;201;01.12.2026',
  ]);
  const text = 'Программа разрешает не больше 200 баллов за единицу: назначьте меньше';
  expect(errors).toEqual([
    '3 РРЦ, ₽: Не больше 5 000 рублей за штуку: проверьте, нет ли лишних цифр',
    `3 Баллы: ${text}`,
    `4 Баллы: ${text}`,
  ]);
  const { rows } = await sql<{ article: string }>`select article from products where article like 'Ф-%'`.execute(
    stage.server.services.db,
  );
  expect(rows).toEqual([{ article: 'Ф-1' }]);
});

it('a file of adjustments is held to the bound at its cell', async () => {
  const header = 'Телефон участника;Операция;Баллы;Причина;Комментарий';
  const phone = await phoneOf(stage.people.member.id);
  const errors = await load(stage.people.finance, 'tunings.massUpload', [
    header,
    `${phone};Начислить;700;Приз конкурса;В границах`,
    `${phone};Начислить;701;Приз конкурса;Выше`,
  ]);
  expect(errors).toEqual(['3 Баллы: Программа разрешает не больше 700 баллов за одно начисление: разделите его']);
});

describe('a lowered bound', () => {
  const wide = () => setBounds(boundCeilings);
  const narrow = () => setBounds(bounds);

  it('leaves a product its price and points of before, whatever else of it is changed', async () => {
    await wide();
    const { admin } = stage.people;
    const body = form({ rrpKopecks: 900_000, basePoints: 500 });
    const { id } = await done(admin, 'products.create', { body });
    await narrow();
    const same = { rrpKopecks: 900_000, basePoints: 500, description: 'Новое описание' };
    await done(admin, 'products.update', await changed(id, same));
    const cells = `${String(body['article'])};${String(body['name'])};Завод;9 000;500;Из файла`;
    expect(
      await load(admin, 'products.import', ['Артикул;Название;Производитель;РРЦ, ₽;Баллы;Описание', cells]),
    ).toEqual([]);
    expect((await call(admin, 'products.get', { params: { id } })).data).toMatchObject({
      rrpKopecks: 900_000,
      basePoints: 500,
      description: 'Из файла',
    });
    const other = await call(admin, 'products.update', await changed(id, { rrpKopecks: 800_000, basePoints: 400 }));
    expect([other.status, Object.keys(other.fields).toSorted()]).toEqual([400, ['basePoints', 'rrpKopecks']]);
  });

  it('stops points of a manufacturer that wait, which can still be refused', async () => {
    const { admin, manufacturer } = stage.people;
    await wide();
    const id = await addProduct(10);
    const asked = { ids: [id], points: 9000, from: later };
    expect(await done(manufacturer, 'products.setPoints', { body: asked })).toMatchObject({ waiting: 1 });
    await narrow();
    const decide = async (decision: string) => {
      const { version } = (await call(admin, 'products.get', { params: { id } })).data;
      return call(admin, 'products.decidePoints', { params: { id }, body: { decision, version, comment: 'Много' } });
    };
    const refused = await decide('approve');
    expect([refused.status, refused.code]).toEqual([409, 'POINTS_BOUND']);
    expect((await decide('reject')).status).toBe(200);
  });

  it('stops a credit that waits, alone and among several, and not its refusal; a debit is not held to it', async () => {
    const { finance, finance2, member } = stage.people;
    await setBounds({ ...boundCeilings, adjustmentApprovalThreshold: 0 });
    const [one, two] = [
      await done(finance, 'tunings.create', { body: adjustment('credit', 5000) }),
      await done(finance, 'tunings.create', { body: { ...adjustment('credit', 700), comment: 'В границах' } }),
    ];
    await narrow();
    const refused = await call(finance2, 'tunings.decide', {
      params: { id: one.id },
      body: { decision: 'approve', version: one.version },
    });
    expect([refused.status, refused.code]).toEqual([409, 'TUNING_BOUND']);
    const many = await done(finance2, 'tunings.decideMany', { body: { ids: [one.id, two.id], decision: 'approve' } });
    expect(many).toMatchObject({
      failed: [{ id: one.id, message: expect.stringContaining('не больше 700') as string }],
    });
    await done(finance2, 'tunings.decide', {
      params: { id: one.id },
      body: { decision: 'reject', comment: 'Много', version: one.version },
    });
    const balance = (
      await sql<{ n: number }>`select active as n from wallets where member_id = ${member.id}`.execute(
        stage.server.services.db,
      )
    ).rows[0]!.n;
    expect(balance).toBeGreaterThan(bounds.maxOperationPoints);
    await done(finance, 'tunings.create', { body: adjustment('debit', balance) });
  });
});

describe('the settings', () => {
  const save = async (extra: Body) => {
    const { admin } = stage.people;
    const settings = await done(admin, 'points.settings', {});
    const { updatedAt: _at, updatedBy: _by, pending: _pending, ...body } = settings;
    return call(admin, 'points.updateSettings', { body: { ...body, ...extra } });
  };

  it.each(Object.entries(boundCeilings))('%s is from one to its ceiling', async (name, ceiling) => {
    for (const value of [0, ceiling + 1]) {
      const answer = await save({ [name]: value });
      expect([answer.status, Object.keys(answer.fields)], String(value)).toEqual([400, [name]]);
    }
  });

  it('let a sale give no more than one credit', async () => {
    const answer = await save({ maxSalePoints: 701 });
    expect(answer.fields).toEqual({
      maxSalePoints: [expect.stringMatching(/Не больше, чем за одно начисление: 700.баллов/)],
    });
    expect((await save({ maxSalePoints: 700 })).status).toBe(200);
  });

  it('let a sale give what one unit may', async () => {
    const answer = await save({ maxBasePoints: 301, maxSalePoints: 300 });
    expect(answer.fields).toEqual({
      maxBasePoints: [expect.stringMatching(/Не больше, чем за позицию и продажу: 300.баллов/)],
    });
  });

  it('reach the forms of everybody', async () => {
    await setBounds(bounds);
    for (const who of [stage.people.member, stage.people.manufacturer]) {
      expect((await call(who, 'dictionary.get')).data).toMatchObject({ settings: { bounds } });
    }
  });

  it('lower what a manufacturer gives at once', async () => {
    const { data } = await call(stage.people.manufacturer, 'products.pointsLimit');
    expect(data).toEqual({ atOnce: bounds.maxBasePoints });
  });
});
