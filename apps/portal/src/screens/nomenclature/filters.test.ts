import { expect, it } from 'vitest';

import { productsBody, countFilters, readProductFilters, writeProductFilters } from './filters.ts';

const brand = '11111111-2222-3333-4444-555555555555';

it('keeps the filters in the address and reads them back', () => {
  const query = writeProductFilters(new URLSearchParams('product=7'), {
    brands: [brand],
    manufacturers: [brand],
    withPromotion: true,
    from: 25,
  });
  expect(query.get('product')).toBe('7');
  expect(readProductFilters(query)).toMatchObject({ brands: [brand], withPromotion: true, from: 25, to: undefined });
  expect(countFilters(readProductFilters(query))).toBe(4);
  expect(productsBody(readProductFilters(query)).filters).toMatchObject({
    brandIds: [brand],
    manufacturerIds: [brand],
    pointsFrom: 25,
  });
});

it('leaves out what cannot be read', () => {
  const filters = readProductFilters(new URLSearchParams('brands=a,b&from=-1&to=1e9&sort=price&q=%20'));
  expect(countFilters(filters)).toBe(0);
  expect(productsBody(filters)).toEqual({
    size: 24,
    sort: [{ field: 'pointsNow', direction: 'desc' }],
    filters: {},
  });
});
