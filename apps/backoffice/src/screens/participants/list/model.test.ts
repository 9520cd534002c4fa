import { readTableState } from '@pribavka/ui/table';
import { expect, it } from 'vitest';

import { memberFilters, membersModel } from './model.ts';

const filtersOf = (search: string) => memberFilters(readTableState(search, membersModel));

it('reads a view and filters from the address', () => {
  expect(filtersOf('')).toBeUndefined();
  expect(filtersOf('?view=moderation')).toEqual({ statuses: ['moderation'] });
  expect(filtersOf('?f.status=confirmed,blocked&f.passport=on_check')).toEqual({
    statuses: ['confirmed', 'blocked'],
    passportStatuses: ['on_check'],
  });
});

it('ignores a view and values nobody knows', () => {
  expect(filtersOf('?view=чужой&f.status=никакой')).toBeUndefined();
});

it('keeps the view when a filter would contradict it', () => {
  expect(filtersOf('?view=moderation&f.status=confirmed')).toEqual({ statuses: ['moderation'] });
});
