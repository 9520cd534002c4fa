import { expect, it } from 'vitest';

import { countOf, isFiltered, listBody, noSalesFilters, readFilters, writeFilters } from './filters.ts';

const id = '01a212d3-b93f-700a-909d-50ae6ff8a590';

it('keeps the filters in the address and reads them back', () => {
  const query = writeFilters(new URLSearchParams('sale=7'), { chip: 'checking', from: '2026-11-01', search: 'SN' });
  expect(query.toString()).toBe('sale=7&status=checking&from=2026-11-01&q=SN');
  expect(readFilters(query)).toEqual({ ...noSalesFilters, chip: 'checking', from: '2026-11-01', search: 'SN' });
  expect(writeFilters(query, { chip: 'all', from: undefined, search: '' }).toString()).toBe('sale=7');
});

it('leaves out what cannot be read', () => {
  const filters = readFilters(new URLSearchParams('status=__proto__&from=2026-02-31&to=завтра&q=%20%20&brand=1&of=x'));
  expect(isFiltered(filters)).toBe(false);
});

it('asks for the one order a list of the server takes', () => {
  expect(listBody(noSalesFilters).sort).toHaveLength(1);
});

it('asks for whole days', () => {
  const body = listBody({ ...noSalesFilters, chip: 'rejected', from: '2026-11-01', to: '2026-11-20' });
  expect(body.filters).toEqual({
    statuses: ['rejected'],
    saleDate: { from: '2026-11-01', to: '2026-11-20' },
  });
});

it('counts a chip over its statuses', () => {
  const totals = {
    statuses: [
      { status: 'moderation' as const, count: 3 },
      { status: 'clarification' as const, count: 1 },
      { status: 'confirmed' as const, count: 39 },
    ],
  } as Parameters<typeof countOf>[1];
  expect([countOf('checking', totals), countOf('all', totals), countOf('draft', totals)]).toEqual([3, 43, 0]);
});

it('asks for the sales of a brand or of one product', () => {
  const query = writeFilters(new URLSearchParams('new=1'), { brand: id, product: id });
  expect(query.toString()).toBe(`new=1&brand=${id}&of=${id}`);
  expect(listBody(readFilters(query)).filters).toEqual({ brandIds: [id], productIds: [id] });
});
