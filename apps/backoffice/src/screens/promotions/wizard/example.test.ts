import { expect, it } from 'vitest';

import { exampleOf } from './example.ts';

const nothing = { points: null, factor: null, percent: null, every: null, tiers: [] };
const result = (...[mechanic, given]: [Parameters<typeof exampleOf>[0], Partial<Parameters<typeof exampleOf>[1]>]) =>
  exampleOf(mechanic, { ...nothing, ...given }, 100)?.at(-1)?.value;

it('counts three units of 100 points and 5 000 roubles by each mechanic', () => {
  expect(result('multiplier', { factor: 1.5 })).toBe(450);
  expect(result('multiplier', { factor: 1.15 })).toBe(345);
  expect(result('fixed_per_unit', { points: 50 })).toBe(450);
  expect(result('percent_of_price', { percent: 2 })).toBe(600);
  expect(result('step', { every: 2, points: 200 })).toBe(500);
  expect(
    result('plan', {
      points: 100,
      tiers: [
        { units: 2, percent: 100 },
        { units: 3, percent: 120 },
      ],
    }),
  ).toBe(660);
  expect(result('plan', { points: 100, tiers: [{ units: 10, percent: 100 }] })).toBe(300);
  expect(result('first_sale', { points: 500 })).toBe(800);
  expect(result('bundle', { points: 250 })).toBe(550);
});

it('waits for the fields of the mechanic', () => {
  for (const mechanic of ['multiplier', 'fixed_per_unit', 'percent_of_price', 'step', 'plan', 'bundle'] as const) {
    expect(exampleOf(mechanic, nothing, 100)).toBeUndefined();
  }
});
