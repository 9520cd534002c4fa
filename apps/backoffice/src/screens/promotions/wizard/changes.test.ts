import { expect, it } from 'vitest';

import { changedLabels, changesRule } from './changes.ts';
import { freshValues } from './values.ts';

it('names what differs in the order of the steps, by its label', () => {
  const changed = {
    ...freshValues,
    budget: 1000,
    name: 'Осень',
    brands: [{ id: 'b', name: 'Стрежень' }],
    comment: 'да',
  };
  expect(changedLabels(freshValues, changed)).toEqual(['Название', 'Бренды', 'Бюджет акции']);
});

it('knows a new version from new words', () => {
  expect(changesRule(freshValues, { ...freshValues, name: 'Осень', endsOn: '2026-12-01', budget: 5 })).toBe(false);
  expect(changesRule(freshValues, { ...freshValues, minQuantity: 2 })).toBe(true);
  expect(changesRule(freshValues, { ...freshValues, memberDay: 2 })).toBe(true);
});
