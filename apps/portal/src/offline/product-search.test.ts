import { expect, it } from 'vitest';

import type { ProductShort } from '../shared/contract.ts';
import { searchKept } from './product-search.ts';

const product = (id: string, name: string, gtin: string | null = null): ProductShort =>
  ({ id, name, article: `A-${id}`, brand: 'Демиург', gtin }) as ProductShort;

const lists = [
  {
    key: 'products.shortList',
    at: 20,
    data: [product('1', 'Дрель ударная'), product('2', 'Шуруповёрт', '4607001234567')],
  },
  {
    key: 'products.shortList',
    at: 10,
    data: [product('2', 'Шуруповёрт', '4607001234567'), product('3', 'Шуруповёрт Про')],
  },
  { key: 'sales.list', at: 1, data: { items: [] } },
];
const names = (search: string, limit = 20): string[] =>
  (searchKept('products.shortList', { query: { search, limit } }, lists)!.data as ProductShort[]).map(({ id }) => id);

it('finds by every part of what was typed, each product once, no more than were asked for', () => {
  expect(names('шуруп')).toEqual(['2', '3']);
  expect(names('про шуруп')).toEqual(['3']);
  expect(names('демиург a-1')).toEqual(['1']);
  expect(names('', 2)).toEqual(['1', '2']);
  expect(names('пила')).toEqual([]);
});

it('says how old the oldest of the lists is, and nothing at all without lists', () => {
  expect(searchKept('products.shortList', {}, lists)?.at).toBe(10);
  expect(searchKept('products.shortList', {}, lists.slice(2))).toBeUndefined();
});

it('finds by a bar code and by a marking code with its number; an unknown code may still be in the programme', () => {
  const byCode = (code: string): unknown => searchKept('products.byCode', { query: { code } }, lists)?.data;
  expect(byCode('4607001234567')).toMatchObject({ product: { id: '2' }, serialNumber: null });
  expect(byCode('04607001234567')).toMatchObject({ product: { id: '2' } });
  expect(byCode('4600000000000')).toBeUndefined();
});
