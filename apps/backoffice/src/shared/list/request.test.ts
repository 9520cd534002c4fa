import { initialTableState } from '@pribavka/ui/table';
import { expect, it } from 'vitest';

import { definedOnly, listBody, listStatus, optionsOf, orderOf, periodOf } from './request.ts';

it('sends page and size always, the rest only when it is asked for', () => {
  const state = initialTableState();
  expect(listBody<'members.list'>(state, undefined)).toEqual({ page: 1, size: 15 });
  expect(
    listBody<'members.list'>(
      { ...state, page: 3, search: '  Анна ', sort: [{ id: 'registeredAt', desc: true }] },
      { statuses: ['moderation'] },
    ),
  ).toEqual({
    page: 3,
    size: 15,
    search: 'Анна',
    sort: [{ field: 'registeredAt', direction: 'desc' }],
    filters: { statuses: ['moderation'] },
  });
});

it('asks for one order, whatever the address names', () => {
  const sort = [
    { id: 'status', desc: false },
    { id: 'registeredAt', desc: true },
  ];
  const state = { ...initialTableState(), sort };
  expect(listBody<'members.list'>(state, undefined).sort).toEqual([{ field: 'status', direction: 'asc' }]);
  expect(orderOf(state)).toEqual(sort.slice(0, 1));
});

it('covers whole days of a period', () => {
  expect(periodOf({ from: '2026-11-01', to: '2026-11-20' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
  });
  expect(periodOf({ to: '2026-11-20' })).toEqual({ to: '2026-11-20' });
  expect(periodOf('чепуха')).toBeUndefined();
});

it('distinguishes the first load, a refresh, a failure without rows and a failure over rows', () => {
  const list = { loading: false, refreshing: false, problem: undefined, items: [] };
  expect(listStatus({ ...list, loading: true, refreshing: true })).toBe('loading');
  expect(listStatus({ ...list, refreshing: true })).toBe('refreshing');
  expect(listStatus({ ...list, problem: new Error('x') as never })).toBe('error');
  expect(listStatus({ ...list, problem: new Error('x') as never, items: [{}] as never })).toBe('idle');
});

it('leaves filters that are off out', () => {
  expect(definedOnly({ a: undefined, b: optionsOf([]) })).toBeUndefined();
  expect(definedOnly({ a: 1, b: undefined })).toEqual({ a: 1 });
});
