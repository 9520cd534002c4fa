import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calculate } from './calculate.ts';
import { type FormulaPart, formulaParts, postingParts } from './formula.ts';
import type { PromotionRule } from './rules.ts';

const read = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'));

/** What a person would get with a pocket calculator, left to right. */
function worked(parts: readonly FormulaPart[]): { got: number; shown: number } {
  let got = read(parts[0]?.value ?? '');
  for (const { operator, value } of parts.slice(1, -1)) {
    if (operator === '×') got *= read(value);
    if (operator === '+') got += read(value);
    if (operator === '−') got -= read(value);
  }
  return { got: Math.round(got * 1e6) / 1e6, shown: read(parts.at(-1)?.value ?? '') };
}

const rule = (extra: Partial<PromotionRule>): PromotionRule =>
  ({
    promotionId: 'a',
    versionId: 'a1',
    name: 'Осенний старт',
    from: '2026-01-01',
    to: '2026-12-31',
    submitUntil: undefined,
    conditions: {},
    limits: {},
    stackMode: 'stack',
    priority: 1,
    mechanic: 'multiplier',
    params: { percent: 150 },
    ...extra,
  }) as PromotionRule;
const sale = {
  saleDate: '2026-11-10',
  submittedOn: '2026-11-10',
  storeId: 's',
  partnerId: 'p',
  region: undefined,
  storeGroupIds: [],
  fixedGroups: [],
  minute: undefined,
  position: undefined,
  confirmedOn: undefined,
  rateKopecks: 100,
};

function parts(basePoints: number, quantity: number, rules: PromotionRule[]) {
  const item = {
    key: 'k',
    productId: 'x',
    brandId: undefined,
    categoryId: undefined,
    manufacturerId: undefined,
    quantity,
    priceKopecks: 123_456,
    basePoints,
  };
  const line = calculate(sale, [item], rules).items[0]!;
  return { line, shown: formulaParts({ ...line, basePoints, quantity }) };
}

describe('formula part by part', () => {
  it('multiplies by the promotion when the product is exact', () => {
    expect(parts(350, 2, [rule({})]).shown).toEqual([
      { operator: null, value: '350', label: 'за штуку', tone: null },
      { operator: '×', value: '2', label: 'шт.', tone: null },
      { operator: '×', value: '1,5', label: 'Осенний старт', tone: 'promotion' },
      { operator: '=', value: '1\u00A0050', label: 'баллов', tone: 'result' },
    ]);
  });

  it('adds the promotion when a fraction was dropped, or when it is no multiplier', () => {
    expect(parts(101, 1, [rule({})]).shown.map(({ operator, value }) => [operator, value])).toEqual([
      [null, '101'],
      ['×', '1'],
      ['+', '51'],
      ['=', '152'],
    ]);
    const fixed = rule({
      promotionId: 'b',
      name: 'Комплект в деле',
      mechanic: 'fixed_per_unit',
      params: { points: 300 },
    });
    expect(parts(350, 1, [rule({}), fixed]).shown.map(({ operator, value }) => [operator, value])).toEqual([
      [null, '350'],
      ['×', '1'],
      ['×', '1,5'],
      ['+', '300'],
      ['=', '825'],
    ]);
  });

  it('says «балл», «балла», «баллов»', () => {
    expect([1, 2, 5, 21].map((n) => parts(n, 1, []).shown.at(-1)?.label)).toEqual(['балл', 'балла', 'баллов', 'балл']);
  });

  it('always works out to the points of the line, and every posting to its own', () => {
    const rules = fc.array(
      fc.oneof(
        fc.record({
          promotionId: fc.uuid(),
          mechanic: fc.constant('multiplier'),
          params: fc.record({ percent: fc.integer({ min: 101, max: 400 }) }),
          stackMode: fc.constantFrom('stack', 'best', 'exclusive'),
        }),
        fc.record({
          promotionId: fc.uuid(),
          mechanic: fc.constant('fixed_per_unit'),
          params: fc.record({ points: fc.integer({ min: 1, max: 999 }) }),
          stackMode: fc.constantFrom('stack', 'best'),
        }),
        fc.record({
          promotionId: fc.uuid(),
          mechanic: fc.constant('step'),
          params: fc.record({ every: fc.integer({ min: 1, max: 4 }), points: fc.integer({ min: 1, max: 99 }) }),
        }),
        fc.record({
          promotionId: fc.uuid(),
          mechanic: fc.constant('percent_of_price'),
          params: fc.record({ percent: fc.integer({ min: 1, max: 20 }) }),
        }),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 50 }), rules, (basePoints, quantity, list) => {
        const { line, shown } = parts(
          basePoints,
          quantity,
          list.map((extra) => rule(extra as Partial<PromotionRule>)),
        );
        expect(worked(shown)).toEqual({ got: line.points, shown: line.points });
        const base = { perUnit: basePoints, quantity };
        expect(worked(postingParts({ kind: 'base', points: line.base.points, name: '', base })).got).toBe(
          line.base.points,
        );
        for (const bonus of line.bonuses) {
          expect(
            worked(
              postingParts({ kind: 'promotion', points: bonus.points, name: bonus.name, percent: bonus.percent, base }),
            ),
          ).toEqual({ got: bonus.points, shown: bonus.points });
        }
      }),
    );
  });
});

/** «1 234,5 ₽», «2,3 %» of a text: the number in it. */
const numberIn = (text: string): number =>
  read(/-?[\d\s]+(?:,\d+)?/.exec(text)?.[0] ?? '') * (text.includes('%') ? 0.01 : 1);

/** What the text of a bonus says of itself, worked out from the text alone. */
function reworked(explanation: string): number {
  const [sum = '', ...rest] = explanation.split('; ');
  const [, worked = ''] = /^(.*) [=≈] /.exec(sum) ?? [];
  const [head = '', less] = worked.split(' − ');
  const [factors = '', divisor] = head.split(' ÷ ');
  const product = factors
    .split(' × ')
    .map(numberIn)
    .reduce((all, each) => all * each, 1);
  const exact = product / numberIn(divisor ?? '1');
  // Longer than any fraction the text can hold: only what floats add is dropped.
  const whole = Math.floor(Number((exact + 0.5).toFixed(6))) - (less === undefined ? 0 : numberIn(less));
  const left = rest.map((part) => /осталось (.*)$/.exec(part)?.[1]).find((part) => part !== undefined);
  return left === undefined ? whole : Math.min(whole, numberIn(left));
}

it('the text of a bonus, worked out once more by a reader, gives the bonus', () => {
  const percent = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
  const units = fc.integer({ min: 1, max: 9 });
  const mechanic = fc.oneof(
    fc.record({ mechanic: fc.constant('multiplier'), params: fc.record({ percent: percent.map((p) => 100 + p) }) }),
    fc.record({ mechanic: fc.constant('percent_of_price'), params: fc.record({ percent }) }),
    fc.record({
      mechanic: fc.constant('fixed_per_unit'),
      params: fc.record({ points: fc.integer({ min: 1, max: 5000 }) }),
    }),
    fc.record({
      mechanic: fc.constant('step'),
      params: fc.record({ every: units, points: units, per: fc.constantFrom('sale', 'period') }),
    }),
    fc.record({
      mechanic: fc.constant('plan'),
      params: fc.record({
        points: units,
        tiers: fc.tuple(units, percent).map(([at, p]) => [{ units: at, percent: p }]),
      }),
    }),
    fc.record({ mechanic: fc.constant('first_sale'), params: fc.record({ points: units }) }),
  );
  fc.assert(
    fc.property(
      mechanic,
      fc.record({
        base: fc.nat({ max: 100_000 }),
        price: fc.nat({ max: 5_000_000 }),
        rate: fc.constantFrom(1, 50, 100, 250),
      }),
      fc.tuple(units, fc.nat({ max: 9 }), fc.option(fc.integer({ min: 1, max: 300 }))),
      (extra, { base, price, rate }, [quantity, before, limit]) => {
        const limits = limit === null ? {} : { memberTotal: limit, onLimit: 'cut' as const };
        const item = {
          key: 'k',
          productId: 'x',
          brandId: undefined,
          categoryId: undefined,
          manufacturerId: undefined,
          quantity,
          priceKopecks: price,
          basePoints: base,
        };
        const past = () => ({ units: before, sales: 0, points: { total: 0, day: 0, month: 0, store: 0 } });
        const rules = [rule({ ...(extra as Partial<PromotionRule>), limits, versionNumber: 7 })];
        const line = calculate({ ...sale, rateKopecks: rate }, [item], rules, { past }).items[0]!;
        for (const bonus of line.bonuses) {
          expect(reworked(bonus.explanation), bonus.explanation).toBe(bonus.points);
          expect(bonus.explanation).toContain('версия 7');
          const [, from, to] = /с (\d+)-й по (\d+)-ю/.exec(bonus.explanation) ?? [];
          const every = /за каждые (\d+) шт/.exec(bonus.explanation)?.[1];
          if (every !== undefined) {
            const steps = Math.floor(Number(to) / Number(every)) - Math.floor((Number(from) - 1) / Number(every));
            expect(numberIn(bonus.explanation.split(' × ')[1] ?? '')).toBe(steps);
          }
        }
      },
    ),
    { numRuns: 1000 },
  );
});

it('has room for twenty parts: what more promotions add is one sum', () => {
  const rules = Array.from({ length: 40 }, (_, n) =>
    rule({ promotionId: `p${n}`, name: `Акция ${n}`, mechanic: 'fixed_per_unit', params: { points: n + 1 } }),
  );
  const own = { productId: 'p', brandId: undefined, categoryId: undefined, manufacturerId: 'm' };
  const item = { key: 'a', ...own, quantity: 2, priceKopecks: 100, basePoints: 100 };
  const line = calculate(sale, [item], rules).items[0]!;
  const parts = formulaParts({ ...line, basePoints: 100, quantity: 2 });
  expect(parts.length).toBeLessThanOrEqual(20);
  expect(parts.at(-2)?.label).toBe('ещё акций: 25');
  const { got, shown } = worked(parts);
  expect([got, shown]).toEqual([1840, 1840]);
});
