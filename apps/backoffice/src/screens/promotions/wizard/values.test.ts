import { describe, expect, it } from 'vitest';

import { bodyOf, draftOf, minutesOf } from './body.ts';
import { fieldOfPath, fieldsOfProblem, fieldsOfStep, stepIds, stepOfField } from './fields.ts';
import { clockOf, freshValues, type Promotion, valuesOf } from './values.ts';

const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

/** Every field of the rule set to something of its own. */
const promotion: Promotion = {
  id: id(0),
  number: 'А-000001',
  name: 'Осенний старт',
  mechanic: 'multiplier',
  benefit: '×1,15 к базовым баллам',
  ownerKind: 'manufacturer',
  manufacturer: { id: id(1), name: 'Стрежень' },
  startsAt: '2026-11-01 10:30:15.250',
  endsAt: '2026-11-30 00:00:00.000',
  budget: 2_000_000,
  spent: 10,
  reserved: 20,
  salesCount: 1,
  membersCount: 1,
  priority: 7,
  status: 'active',
  waitsForMe: false,
  startRefusal: null,
  version: 4,
  params: { points: null, percent: 115, every: null, per: null, tiers: null, productIds: null },
  conditions: {
    brandIds: [id(2)],
    excludeBrandIds: [id(3)],
    productIds: [id(4), id(5)],
    excludeProductIds: [id(6)],
    categoryIds: [id(7)],
    excludeCategoryIds: [id(8)],
    manufacturerIds: [id(1)],
    excludeManufacturerIds: [id(9)],
    partnerIds: [id(2)],
    excludePartnerIds: [id(3)],
    storeIds: [id(4)],
    excludeStoreIds: [id(5)],
    storeGroupIds: [id(6)],
    excludeStoreGroupIds: [id(7)],
    groupMembership: 'fixed',
    regions: ['Тверская область'],
    excludeRegions: ['Москва'],
    positions: ['seller'],
    minQuantity: 2,
    priceFrom: 100_050,
    priceTo: 500_000,
    weekdays: [1, 6, 7],
    timeFrom: 545,
    timeTo: 1440,
    tenureFrom: 0,
    tenureTo: 365,
  },
  limits: {
    memberTotal: 5000,
    memberDay: 100,
    memberMonth: 2000,
    storeTotal: 9000,
    memberUnits: 40,
    onLimit: 'refuse',
  },
  stackMode: 'best',
  sentence: '',
  lines: [],
  names: [
    { id: id(2), name: 'Стрежень', detail: null },
    { id: 'seller', name: 'Продавец', detail: null },
    { id: id(4), name: 'Перфоратор', detail: 'П-28' },
  ],
  shortText: 'Полуторный балл',
  description: 'Подробно',
  imageFileId: id(8),
  imageUrl: '/files/8',
  rulesFile: { id: id(9), name: 'rules.pdf', mime: 'application/pdf', size: 10, url: '/files/9' },
  visibility: 'targeted',
  submitUntil: '2026-12-05 12:00:00.000',
  ruleVersion: 3,
  author: null,
  approver: null,
  returned: null,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
  groupsFixedAt: null,
  allowedActions: [],
  history: [],
};

const { conditions, limits } = promotion;
const rest = {
  name: promotion.name,
  shortText: promotion.shortText,
  description: promotion.description,
  imageFileId: id(8),
  rulesFileId: id(9),
  manufacturerId: id(1),
  stackMode: 'best',
  visibility: 'targeted',
  priority: 7,
  startsAt: promotion.startsAt,
  endsAt: promotion.endsAt,
  submitUntil: promotion.submitUntil,
  budgetPoints: 2_000_000,
  conditions,
  limits,
};

describe('a promotion opened and sent back', () => {
  it('is the same in every field, to the millisecond and the kopeck', () => {
    expect(bodyOf(valuesOf(promotion), promotion)).toEqual({
      ...rest,
      mechanic: 'multiplier',
      params: { percent: 115 },
    });
  });

  it.each([
    ['fixed_per_unit', { points: 300 }],
    ['multiplier', { percent: 100.01 }],
    ['percent_of_price', { percent: 2.5 }],
    ['step', { every: 2, points: 200 }],
    [
      'plan',
      {
        points: 100,
        tiers: [
          { units: 10, percent: 100 },
          { units: 20, percent: 120 },
        ],
      },
    ],
    ['first_sale', { points: 500 }],
    ['bundle', { productIds: [id(4), id(5)], points: 250 }],
  ] as const)('keeps what %s is made of', (mechanic, params) => {
    const nothing = { points: null, percent: null, every: null, per: null, tiers: null, productIds: null };
    const one = { ...promotion, mechanic, params: { ...nothing, ...params } } as Promotion;
    expect(bodyOf(valuesOf(one), one)).toEqual({ ...rest, mechanic, params });
  });

  it('sends nothing where the promotion sets nothing', () => {
    const empty = <T extends object>(part: T): T =>
      Object.fromEntries(Object.keys(part).map((key) => [key, null])) as T;
    const bare = {
      ...promotion,
      manufacturer: null,
      imageFileId: null,
      rulesFile: null,
      submitUntil: null,
      budget: null,
      conditions: empty(conditions),
      limits: empty(limits),
    };
    const { conditions: sent, limits: capped, imageFileId, rulesFileId, ...body } = bodyOf(valuesOf(bare), bare) ?? {};
    expect([sent, capped, imageFileId, rulesFileId]).toEqual([{}, {}, null, null]);
    expect(body).not.toHaveProperty('budgetPoints');
    expect(body).not.toHaveProperty('submitUntil');
    expect(body).not.toHaveProperty('manufacturerId');
  });

  it('shows names in place of ids, with the article where there is one', () => {
    const values = valuesOf(promotion);
    expect(values.brands).toEqual([{ id: id(2), name: 'Стрежень' }]);
    expect(values.products[0]).toEqual({ id: id(4), name: 'Перфоратор', detail: 'П-28' });
    expect(values.positions).toEqual([{ id: 'seller', name: 'Продавец' }]);
  });
});

describe('what is typed', () => {
  it('is no promotion without a name, a mechanic and its days, and a draft all the same', () => {
    const values = { ...freshValues, startsOn: '01.12', points: 10 };
    expect(bodyOf(values, undefined)).toBeUndefined();
    expect(draftOf(values, undefined)).not.toHaveProperty('startsAt');
    expect(draftOf(values, undefined).params).toEqual({});
  });

  it('takes whole days: from the first minute to the last', () => {
    const values = { ...freshValues, startsOn: '2026-12-01', endsOn: '2026-12-31', submitOn: '2027-01-05' };
    expect(draftOf(values, undefined)).toMatchObject({
      startsAt: '2026-12-01 00:00:00.000',
      endsAt: '2026-12-31 23:59:59.999',
      submitUntil: '2027-01-05 23:59:59.999',
    });
    expect(draftOf({ ...values, startsTime: '0930' }, undefined).startsAt).toBe('2026-12-01 09:30:00.000');
    // Another day than the opened one forgets its seconds.
    expect(draftOf({ ...values, startsTime: '1030' }, promotion).startsAt).toBe('2026-12-01 10:30:00.000');
  });

  it('reads times of a day both ways', () => {
    for (const minutes of [0, 545, 1439, 1440]) expect(minutesOf(clockOf(minutes))).toBe(minutes);
    expect(['', '07', '2401', '1260', 'утро'].map(minutesOf)).toEqual(Array(5).fill(undefined));
  });
});

describe('words of the server', () => {
  it('find the field and the step', () => {
    const placed = [
      'conditions.brandIds.3',
      '/promotion/conditions/priceTo',
      'params.tiers.1.units',
      'endsAt',
      'limits.memberDay',
    ]
      .map((path) => fieldOfPath(path, 'plan'))
      .map((name) => [name, stepOfField(name ?? '')]);
    expect(placed).toEqual([
      ['brands', 'products'],
      ['priceTo', 'products'],
      ['tiers', 'mechanic'],
      ['endsOn', 'basics'],
      ['memberDay', 'limits'],
    ]);
    expect(fieldOfPath('params.percent', 'multiplier')).toBe('factor');
    expect(fieldOfPath('params.percent', 'percent_of_price')).toBe('percent');
    expect(fieldOfPath('version', null)).toBeUndefined();
  });

  it('are put together at one field, and what belongs to none is not lost', () => {
    const sent = {
      'conditions.storeIds.0': ['Точки нет'],
      'conditions.storeIds.4': ['Точки нет'],
      reason: ['Нужна причина'],
    };
    expect(fieldsOfProblem(sent, null)).toEqual({ stores: ['Точки нет'], reason: ['Нужна причина'] });
  });

  it('know every field that is sent', () => {
    const inSteps = stepIds.flatMap((step) => fieldsOfStep[step]);
    expect(new Set(inSteps).size).toBe(inSteps.length);
    expect([...inSteps, 'version'].sort()).toEqual(Object.keys(freshValues).sort());
    for (const path of [
      ...Object.keys(conditions).map((key) => `conditions.${key}`),
      ...Object.keys(limits).map((key) => `limits.${key}`),
      ...Object.keys(promotion.params).map((key) => `params.${key}`),
      ...Object.keys(rest).filter((key) => key !== 'conditions' && key !== 'limits'),
    ]) {
      expect(fieldOfPath(path, 'multiplier'), path).toBeDefined();
    }
  });
});
