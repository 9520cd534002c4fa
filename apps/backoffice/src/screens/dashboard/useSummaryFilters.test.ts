import { expect, it } from 'vitest';

import { chosenOf, queryOf } from './useSummaryFilters.ts';

const partner = '0198c3a0-0000-7000-8000-000000000001';

it('reads the filters of an address, and nothing that is no identifier', () => {
  const chosen = chosenOf(new URLSearchParams(`partner=${partner}&brand=%27%20or%201&group=&period=week`));
  expect(chosen).toEqual({ partner: [partner] });
  expect(queryOf(chosen)).toEqual({ partnerId: partner });
});

it('asks for everything when nothing is chosen', () => {
  expect(queryOf(chosenOf(new URLSearchParams()))).toEqual({});
  expect(queryOf({ brand: [] })).toEqual({});
});
