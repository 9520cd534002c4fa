import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Against, calculate } from './calculate.ts';
import type { ItemFacts, Past, PromotionRule, SaleFacts } from './rules.ts';

const sale: SaleFacts = {
  saleDate: '2026-11-10',
  submittedOn: '2026-11-12',
  storeId: 's1',
  partnerId: 'p1',
  region: 'Тверская область',
  storeGroupIds: ['g1'],
  fixedGroups: ['x1:g3'],
  minute: 600,
  position: 'seller',
  confirmedOn: '2026-10-11',
  rateKopecks: 100,
};
const item: ItemFacts = {
  key: 'a',
  productId: 'drill',
  brandId: 'b1',
  categoryId: 'c1',
  manufacturerId: 'm1',
  quantity: 2,
  priceKopecks: 500_000,
  basePoints: 101,
};
const rule = (extra: Partial<PromotionRule>): PromotionRule =>
  ({
    promotionId: 'x',
    versionId: 'x1',
    name: 'Осень',
    onlyProductsOf: undefined,
    hasFixedGroups: false,
    from: '2026-11-01',
    to: '2026-11-30',
    submitUntil: undefined,
    conditions: {},
    limits: {},
    stackMode: 'stack',
    priority: 1,
    mechanic: 'multiplier',
    params: { percent: 150 },
    ...extra,
  }) as PromotionRule;
const points = (rules: PromotionRule[], on: Partial<SaleFacts> = {}, of: Partial<ItemFacts> = {}) =>
  calculate({ ...sale, ...on }, [{ ...item, ...of }], rules).total;

describe('calculation of a sale', () => {
  it('shows the formula of every line', () => {
    expect(calculate(sale, [item], [rule({ versionNumber: 3 })]).items[0]).toEqual({
      key: 'a',
      base: { points: 202, formula: '101 × 2 шт.' },
      bonuses: [
        {
          promotionId: 'x',
          versionId: 'x1',
          name: 'Осень',
          points: 101,
          formula: '×1,5 к базовым',
          explanation: '202 × 0,5 = 101; версия 3',
          percent: 150,
        },
      ],
      points: 303,
    });
  });

  it.each([
    ['fixed per unit', { mechanic: 'fixed_per_unit', params: { points: 30 } }, 262],
    ['per cent of the price', { mechanic: 'percent_of_price', params: { percent: 1.5 } }, 352],
    ['step', { mechanic: 'step', params: { every: 2, points: 70 } }, 272],
    ['step not reached', { mechanic: 'step', params: { every: 3, points: 70 } }, 202],
  ])('%s', (_, mechanic, total) => expect(points([rule(mechanic as Partial<PromotionRule>)])).toBe(total));

  it.each([
    ['before the period', {}, { saleDate: '2026-10-31' }],
    ['after it', {}, { saleDate: '2026-12-01' }],
    ['registered too late', { submitUntil: '2026-11-11' }, {}],
    ['another brand', { conditions: { brandIds: ['b2'] } }, {}],
    ['excluded brand', { conditions: { excludeBrandIds: ['b1'] } }, {}],
    ['another product', { conditions: { productIds: ['saw'] } }, {}],
    ['another partner', { conditions: { partnerIds: ['p2'] } }, {}],
    ['another group of stores', { conditions: { storeGroupIds: ['g2'] } }, {}],
    ['too few', { conditions: { minQuantity: 3 } }, {}],
    ['excluded category', { conditions: { excludeCategoryIds: ['c1'] } }, {}],
    ['excluded manufacturer', { conditions: { excludeManufacturerIds: ['m1'] } }, {}],
    ['excluded shop', { conditions: { excludeStoreIds: ['s1'] } }, {}],
    ['excluded group of stores', { conditions: { excludeStoreGroupIds: ['g1'] } }, {}],
    ['excluded region', { conditions: { excludeRegions: ['Тверская область'] } }, {}],
    ['goods of another company', { onlyProductsOf: 'm2' }, {}],
    ['cheaper than asked', { conditions: { priceFrom: 500_001 } }, {}],
    ['dearer than asked', { conditions: { priceTo: 499_999 } }, {}],
    ['another weekday', { conditions: { weekdays: [1, 3] } }, {}],
    ['earlier than the hours', { conditions: { timeFrom: 601 } }, {}],
    ['at the end of the hours', { conditions: { timeTo: 600 } }, {}],
    ['between the hours of a night', { conditions: { timeFrom: 1320, timeTo: 360 } }, {}],
    ['no time on the receipt', { conditions: { timeFrom: 0, timeTo: 1439 } }, { minute: undefined }],
    ['another position', { conditions: { positions: ['cashier'] } }, {}],
    ['no position', { conditions: { positions: ['seller'] } }, { position: undefined }],
    ['a newcomer', { conditions: { tenureFrom: 31 } }, {}],
    ['no newcomer', { conditions: { tenureTo: 29 } }, {}],
    ['not confirmed yet', { conditions: { tenureFrom: 0 } }, { confirmedOn: undefined }],
    ['a group it was not in at the start', { hasFixedGroups: true, conditions: { storeGroupIds: ['g1'] } }, {}],
    [
      'a group it was in at the start is excluded',
      { hasFixedGroups: true, conditions: { excludeStoreGroupIds: ['g3'] } },
      {},
    ],
  ])('does not apply: %s', (_, extra, on) => expect(points([rule(extra)], on)).toBe(202));

  it('applies on the border days and to the chosen goods and places', () => {
    const conditions = { brandIds: ['b1'], partnerIds: ['p1'], storeGroupIds: ['g1', 'g2'], productIds: ['drill'] };
    for (const saleDate of ['2026-11-01', '2026-11-30']) expect(points([rule({ conditions })], { saleDate })).toBe(303);
  });

  it.each([
    ['the very price', { conditions: { priceFrom: 500_000, priceTo: 500_000 } }, {}],
    ['its weekday', { conditions: { weekdays: [2] } }, {}],
    ['Sunday', { conditions: { weekdays: [7] } }, { saleDate: '2026-11-15' }],
    ['the first minute', { conditions: { timeFrom: 600, timeTo: 601 } }, {}],
    ['a night', { conditions: { timeFrom: 1320, timeTo: 360 } }, { minute: 10 }],
    ['the position', { conditions: { positions: ['cashier', 'seller'] } }, {}],
    ['the tenure to the day', { conditions: { tenureFrom: 30, tenureTo: 30 } }, {}],
    ['a group it was in at the start', { hasFixedGroups: true, conditions: { storeGroupIds: ['g3'] } }, {}],
    [
      'an excluded group it has come to since',
      { hasFixedGroups: true, conditions: { excludeStoreGroupIds: ['g1'] } },
      {},
    ],
    ['own goods of the company', { onlyProductsOf: 'm1' }, {}],
    [
      'its region in the spelling of another day',
      { conditions: { regions: ['Тульская область'] } },
      { region: 'тульская обл.' },
    ],
  ])('applies: %s', (_, extra, on) => expect(points([rule(extra)], on)).toBe(303));

  it('a line without a price is in no range of prices', () => {
    for (const conditions of [{ priceFrom: 0 }, { priceTo: 1_000_000 }]) {
      expect(points([rule({ conditions })], {}, { priceKopecks: undefined })).toBe(202);
    }
  });

  it('gives by an exclusion exactly where the same choice gives nothing', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const list = fc.uniqueArray(value, { minLength: 1, maxLength: 3 });
    const pairs = [
      ['brandIds', 'excludeBrandIds'],
      ['productIds', 'excludeProductIds'],
      ['categoryIds', 'excludeCategoryIds'],
      ['manufacturerIds', 'excludeManufacturerIds'],
      ['partnerIds', 'excludePartnerIds'],
      ['storeIds', 'excludeStoreIds'],
      ['storeGroupIds', 'excludeStoreGroupIds'],
      ['regions', 'excludeRegions'],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...pairs), list, value, ([chosen, excluded], ids, id) => {
        const on = { storeId: id, partnerId: id, region: id, storeGroupIds: [id] };
        const of = { productId: id, brandId: id, categoryId: id, manufacturerId: id };
        const by = (conditions: PromotionRule['conditions']) => points([rule({ conditions })], on, of);
        const [one, other] = [by({ [chosen]: ids }), by({ [excluded]: ids })];
        expect([one, other].toSorted((a, b) => a - b)).toEqual([202, 303]);
        expect(one === 303).toBe(ids.includes(id as never));
      }),
    );
  });

  it('never gives more when one more condition is asked', () => {
    const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
    const some = fc.record({
      priceFrom: optional(fc.integer({ min: 0, max: 900_000 })),
      priceTo: optional(fc.integer({ min: 0, max: 900_000 })),
      weekdays: optional(fc.uniqueArray(fc.integer({ min: 1, max: 7 }))),
      timeFrom: optional(fc.integer({ min: 0, max: 1440 })),
      timeTo: optional(fc.integer({ min: 0, max: 1440 })),
      positions: optional(fc.subarray(['seller', 'cashier'])),
      tenureFrom: optional(fc.integer({ min: 0, max: 60 })),
      tenureTo: optional(fc.integer({ min: 0, max: 60 })),
      minQuantity: optional(fc.integer({ min: 1, max: 4 })),
    });
    const asked = (conditions: object) =>
      Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
    fc.assert(
      fc.property(
        some,
        fc.constantFrom('priceFrom', 'weekdays', 'positions', 'tenureFrom', 'minQuantity'),
        (all, key) => {
          const { [key]: _, ...fewer } = all;
          const by = (conditions: object) => points([rule({ conditions: asked(conditions) })]);
          expect(by(all)).toBeLessThanOrEqual(by(fewer));
        },
      ),
    );
  });

  it('stacks, takes the best, stands alone', () => {
    const fixed = { mechanic: 'fixed_per_unit', params: { points: 10 } } as const;
    const stacked = rule({ ...fixed, promotionId: 's' });
    const best1 = rule({ promotionId: 'b1', stackMode: 'best', params: { percent: 110 } });
    const best2 = rule({ promotionId: 'b2', stackMode: 'best', params: { percent: 200 } });
    expect(points([stacked, best1, best2])).toBe(202 + 20 + 202);
    expect(points([stacked, best1, best2, rule({ ...fixed, promotionId: 'e', stackMode: 'exclusive' })])).toBe(222);
  });

  it('the same input gives the same points whatever the order of the promotions', () => {
    const any = fc.array(
      fc.record({
        promotionId: fc.uuid(),
        stackMode: fc.constantFrom('exclusive', 'best', 'stack'),
        priority: fc.nat({ max: 3 }),
        params: fc.record({ percent: fc.integer({ min: 101, max: 300 }) }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(any, fc.nat({ max: 500 }), fc.integer({ min: 1, max: 20 }), (extras, basePoints, quantity) => {
        const rules = extras.map((extra) => rule(extra as Partial<PromotionRule>));
        const one = calculate(sale, [{ ...item, basePoints, quantity }], rules);
        const other = calculate(sale, [{ ...item, basePoints, quantity }], rules.toReversed());
        expect(other).toEqual(one);
        expect(one.total).toBeGreaterThanOrEqual(basePoints * quantity);
        expect(Number.isSafeInteger(one.total)).toBe(true);
      }),
    );
  });
});

describe('promotions that count sales', () => {
  const past = (extra: Partial<Past> = {}): Against => ({
    past: () => ({ units: 0, sales: 0, points: { total: 0, day: 0, month: 0, store: 0 }, ...extra }),
  });
  const bonus = (extra: Partial<PromotionRule>, against?: Against, items: ItemFacts[] = [item]) =>
    calculate(sale, items, [rule(extra)], against).items.flatMap((line) => line.bonuses.map((one) => one.points));
  const plan = {
    mechanic: 'plan',
    params: {
      points: 50,
      tiers: [
        { units: 3, percent: 100 },
        { units: 10, percent: 120 },
      ],
    },
  } as Partial<PromotionRule>;

  it('a plan gives nothing below its gate, all at it, and the kicker for everything at the next one', () => {
    expect(bonus(plan, past())).toEqual([]);
    expect(bonus(plan, past({ units: 1 }))).toEqual([150]);
    expect(bonus(plan, past({ units: 3 }))).toEqual([100]);
    expect(bonus(plan, past({ units: 9 }))).toEqual([11 * 60 - 9 * 50]);
  });

  it('a plan over any run of sales gives what one sale of them all would', () => {
    const run = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(run, (quantities) => {
        let units = 0;
        let got = 0;
        for (const quantity of quantities) {
          got += bonus(plan, past({ units }), [{ ...item, quantity }])[0] ?? 0;
          units += quantity;
        }
        expect(got).toBe(bonus(plan, past(), [{ ...item, quantity: units }])[0] ?? 0);
      }),
    );
  });

  it('the first sale gives once, whatever the number of its lines', () => {
    const first = { mechanic: 'first_sale', params: { points: 500 } } as Partial<PromotionRule>;
    expect(bonus(first, past(), [item, { ...item, key: 'b' }])).toEqual([500]);
    expect(bonus(first, past({ sales: 1 }))).toEqual([]);
    expect(bonus(first)).toEqual([]);
  });

  it('a bundle gives for each whole set of one receipt', () => {
    const bundle = {
      mechanic: 'bundle',
      params: { productIds: ['drill', 'saw'], points: 40 },
    } as Partial<PromotionRule>;
    const saw = { ...item, key: 'b', productId: 'saw', quantity: 5 };
    expect(bonus(bundle, past(), [item, saw])).toEqual([80]);
    expect(bonus(bundle, past(), [item])).toEqual([]);
  });

  it.each([
    ['in all', { memberTotal: 100 }, { points: { total: 70, day: 0, month: 0, store: 0 } }, 30],
    ['a day', { memberDay: 60 }, { points: { total: 0, day: 15, month: 0, store: 0 } }, 45],
    ['a month', { memberMonth: 60 }, { points: { total: 0, day: 0, month: 50, store: 0 } }, 10],
    ['of a shop', { storeTotal: 25 }, { points: { total: 0, day: 0, month: 0, store: 5 } }, 20],
    ['of units', { memberUnits: 4 }, { units: 3 }, 30],
  ])('a limit %s leaves the rest, or nothing', (_, limits, before, left) => {
    const fixed = { mechanic: 'fixed_per_unit', params: { points: 30 } } as Partial<PromotionRule>;
    expect(bonus({ ...fixed, limits: { ...limits, onLimit: 'cut' } }, past(before))).toEqual([left]);
    const refused = 'memberUnits' in limits ? [left] : [];
    expect(bonus({ ...fixed, limits: { ...limits, onLimit: 'refuse' } }, past(before))).toEqual(refused);
  });

  it('a limit holds over the lines of one sale and over the budget', () => {
    const fixed = { mechanic: 'fixed_per_unit', params: { points: 30 } } as Partial<PromotionRule>;
    const lines = [item, { ...item, key: 'b' }];
    expect(bonus({ ...fixed, limits: { memberTotal: 100, onLimit: 'cut' } }, past(), lines)).toEqual([60, 40]);
    const poor = { ...past(), budgets: new Map([['x', 70]]) };
    expect(bonus({ ...fixed, limits: { onLimit: 'cut' } }, poor, lines)).toEqual([60, 10]);
  });

  it.each([
    ['2,3 % of 1 000 ₽', { mechanic: 'percent_of_price', params: { percent: 2.3 } }, { priceKopecks: 100_000 }, 23],
    ['1 000 × 1,101', { mechanic: 'multiplier', params: { percent: 110.1 } }, { basePoints: 1000 }, 101],
    ['half a point goes up', { mechanic: 'multiplier', params: { percent: 150 } }, { basePoints: 101 }, 51],
    ['less is dropped', { mechanic: 'multiplier', params: { percent: 149 } }, { basePoints: 101 }, 49],
    [
      'a plan of a part of a per cent',
      { mechanic: 'plan', params: { points: 15, tiers: [{ units: 1, percent: 110 }] } },
      {},
      17,
    ],
  ] as [string, Partial<PromotionRule>, Partial<ItemFacts>, number][])('is exact: %s', (_, extra, of, points) =>
    expect(bonus(extra, past(), [{ ...item, quantity: 1, ...of }])).toEqual([points]),
  );

  it('a per cent of the price is paid by the rate of a point', () => {
    const extra = rule({ mechanic: 'percent_of_price', params: { percent: 2.3 } });
    const of = { ...item, quantity: 1, priceKopecks: 100_000, basePoints: 0 };
    const by = (rateKopecks: number) => calculate({ ...sale, rateKopecks }, [of], [extra]).total;
    expect([by(100), by(50), by(200)]).toEqual([23, 46, 12]);
  });

  const ones = (n: number): ItemFacts[] =>
    Array.from({ length: n }, (_, at) => ({ ...item, key: String(at), quantity: 1 }));
  const step = (per?: 'sale' | 'period', extra: Partial<PromotionRule> = {}): Partial<PromotionRule> =>
    ({
      mechanic: 'step',
      params: { every: 2, points: 200, ...(per ? { per } : {}) },
      ...extra,
    }) as Partial<PromotionRule>;

  it('a step counts the units of the whole sale: a serial number forces one a line', () => {
    expect(bonus(step(), past(), ones(5))).toEqual([200, 200]);
    expect(bonus(step(), past({ units: 1 }), ones(1))).toEqual([]);
    expect(bonus(step(), past(), [item, { ...item, key: 'b', quantity: 3 }])).toEqual([200, 200]);
  });

  it('a step of the period counts the earlier sales too', () => {
    expect(bonus(step('period'), past({ units: 1 }), ones(1))).toEqual([200]);
    expect(bonus(step('period'), past({ units: 3 }), ones(4))).toEqual([200, 200]);
    expect(bonus(step('period'))).toEqual([]);
  });

  it('the limit of units counts those that brought nothing yet', () => {
    expect(bonus(step(undefined, { limits: { memberUnits: 2 } }), past(), ones(6))).toEqual([200]);
    expect(bonus(step(undefined, { limits: { memberUnits: 2 } }), past({ units: 2 }), ones(6))).toEqual([]);
  });

  describe('a bundle on several lines', () => {
    const bundle = {
      mechanic: 'bundle',
      params: { productIds: ['drill', 'saw'], points: 200 },
    } as Partial<PromotionRule>;
    const saws = (quantity: number) => ({ ...item, key: 'saw', productId: 'saw', quantity });
    it.each([
      ['each line of its first product shows its own sets', [...ones(3), saws(3)], [200, 200, 200]],
      ['and no more than there are', [...ones(3), saws(2)], [200, 200]],
      ['wherever they stand', [saws(1), ...ones(2)], [200]],
      ['its goods on lines of one', [...ones(2), { ...saws(1), key: 'x' }, { ...saws(1), key: 'y' }], [200, 200]],
      ['a part of it is nothing', ones(4), []],
    ])('%s', (_, items, points) => expect(bonus(bundle, past(), items)).toEqual(points));

    it('is of the goods its conditions let in: a rival in it makes no set', () => {
      const own = { ...bundle, onlyProductsOf: 'm1' };
      expect(bonus(own, past(), [item, { ...saws(2), manufacturerId: 'm2' }])).toEqual([]);
      expect(bonus(own, past(), [item, saws(2)])).toEqual([400]);
    });
  });

  it('says which limit has cut it', () => {
    const limits = { memberTotal: 90, memberDay: 40, onLimit: 'cut' } as const;
    const fixed = rule({ mechanic: 'fixed_per_unit', params: { points: 30 }, versionNumber: 2, limits });
    expect(calculate(sale, [item], [fixed], past()).items[0]?.bonuses[0]).toMatchObject({
      points: 40,
      explanation: '30 × 2 шт. = 60; версия 2; лимит участника в день: осталось 40',
    });
  });
});
