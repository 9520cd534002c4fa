import { expect, it } from 'vitest';

import { listFilter, named } from './filters.ts';

it('gives codes the names of the dictionary and keeps those it does not know', () => {
  const filter = listFilter('type', 'Тип', {
    options: [
      { value: 'A', label: 'A' },
      { value: 'B', label: 'B' },
    ],
  });
  expect(named(filter, [{ code: 'A', name: 'Начисление' }]).options).toEqual([
    { value: 'A', label: 'Начисление' },
    { value: 'B', label: 'B' },
  ]);
  expect(named(filter, undefined).options).toEqual(filter.options);
});
