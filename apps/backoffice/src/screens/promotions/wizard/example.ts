import type { PromotionMechanic } from '@pribavka/api';

import type { PromotionValues } from './values.ts';

/** Goods of every example: a price list everybody can count with. */
export const sample = { base: 100, price: 5000, units: 3 } as const;

type Given = Pick<PromotionValues, 'points' | 'factor' | 'percent' | 'every' | 'tiers'>;

export interface ExampleStep {
  readonly operator?: '×' | '+' | '=';
  readonly value: number;
  readonly kind: 'base' | 'units' | 'rate' | 'times' | 'bonus' | 'price' | 'result';
  readonly ours?: boolean;
}

const total = (value: number): ExampleStep => ({ operator: '=', value, kind: 'result' });

/** What one sale of the sample brings by this mechanic; undefined while its fields are not there. */
export function exampleOf(
  mechanic: PromotionMechanic,
  { points, factor, percent, every, tiers }: Given,
  /** Kopecks of one point. */
  rate: number,
): readonly ExampleStep[] | undefined {
  // A field that refuses its text holds no number to show.
  if ([points, factor, percent, every].some((value) => Number.isNaN(value))) return undefined;
  const base: ExampleStep = { value: sample.base, kind: 'base' };
  const units: ExampleStep = { operator: '×', value: sample.units, kind: 'units' };
  const basePoints = sample.base * sample.units;
  const plus = (value: number): readonly ExampleStep[] => [
    base,
    units,
    { operator: '+', value, kind: 'bonus', ours: true },
    total(basePoints + value),
  ];
  switch (mechanic) {
    case 'multiplier':
      return factor === null
        ? undefined
        : [
            base,
            units,
            { operator: '×', value: factor, kind: 'rate', ours: true },
            total(Math.floor(Math.round(basePoints * factor * 100) / 100)),
          ];
    case 'fixed_per_unit':
      return points === null ? undefined : plus(points * sample.units);
    case 'percent_of_price':
      return percent === null ? undefined : plus(Math.round((sample.price * sample.units * percent) / rate));
    case 'step':
      return points === null || every === null || every < 1
        ? undefined
        : plus(Math.floor(sample.units / every) * points);
    case 'plan': {
      const reached = tiers.findLast(({ units: from }) => from !== null && from <= sample.units);
      if (points === null || tiers.length === 0) return undefined;
      return plus(Math.round((points * sample.units * (reached?.percent ?? 0)) / 100));
    }
    case 'first_sale':
    case 'bundle':
      return points === null ? undefined : plus(points);
  }
}
