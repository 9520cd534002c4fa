import { expect, it } from 'vitest';

import { catalogueBody, countFilters, readCatalogue, writeCatalogue } from './filters.ts';

const brand = '11111111-2222-3333-4444-555555555555';

it('keeps the filters in the address and reads them back', () => {
  const query = writeCatalogue(new URLSearchParams('product=7'), { brands: [brand], withPromotion: true, from: 25 });
  expect(query.get('product')).toBe('7');
  expect(readCatalogue(query)).toMatchObject({ brands: [brand], withPromotion: true, from: 25, to: undefined });
  expect(countFilters(readCatalogue(query))).toBe(3);
});

it('leaves out what cannot be read', () => {
  const filters = readCatalogue(new URLSearchParams('brands=a,b&from=-1&to=1e9&sort=price&q=%20'));
  expect(countFilters(filters)).toBe(0);
  expect(catalogueBody(filters)).toEqual({
    size: 24,
    sort: [{ field: 'pointsNow', direction: 'desc' }],
    filters: {},
  });
});
