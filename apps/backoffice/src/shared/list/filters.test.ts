import { expect, it } from 'vitest';

import { defineList } from './define-list.ts';
import { filtersOf, namesOf } from './filters.ts';

const query = defineList({
  key: 'operations.adminList',
  order: '-occurredAt',
  filters: { type: { type: 'options', values: ['A', 'B'] }, at: { type: 'dates' } },
});

it('dresses the filters of the address in the order of the screen and leaves out those without a look', () => {
  const type = { label: 'Тип', name: namesOf([{ code: 'A', name: 'Начисление' }]) };
  expect(filtersOf(query, { at: { label: 'Дата' }, type })).toEqual([
    { id: 'at', label: 'Дата', type: 'dates' },
    {
      id: 'type',
      label: 'Тип',
      type: 'options',
      options: [
        { value: 'A', label: 'Начисление' },
        { value: 'B', label: 'B' },
      ],
    },
  ]);
  expect(filtersOf(query, { at: undefined, type }).map(({ id }) => id)).toEqual(['type']);
});

it('leaves the row of 1024 to the first of those that are always there', () => {
  const looks = { type: { label: 'Тип', always: true }, at: { label: 'Дата', always: true } } as const;
  expect(filtersOf(query, looks).map(({ always }) => always)).toEqual([true, 'wide']);
});

it('reads the first request of an address: the order, the view and only known values', () => {
  const members = defineList({
    key: 'members.list',
    order: '-registeredAt',
    sortable: ['registeredAt'],
    filters: { status: { type: 'options', values: ['confirmed'] } },
    views: ['all', 'debt'],
    ask: ({ view, filters }) => ({
      ...(view === 'debt' && { hasDebt: true }),
      ...(filters['status'] !== undefined && { statuses: ['confirmed' as const] }),
    }),
  });
  const first = (search: string) => members.first({ search, params: {} });
  const order = [{ field: 'registeredAt', direction: 'desc' }];
  const body = { page: 1, size: 15, sort: order };
  expect(first('?view=debt&f.status=other')).toEqual({
    key: 'members.list',
    input: { body: { ...body, filters: { hasDebt: true } } },
  });
  expect(first('?view=unknown&f.status=confirmed&tab=history')).toEqual({
    key: 'members.list',
    input: { body: { ...body, filters: { statuses: ['confirmed'] } } },
  });
});
