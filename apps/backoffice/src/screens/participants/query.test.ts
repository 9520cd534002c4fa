import { expect, it } from 'vitest';

import { participantsList } from './query.ts';

const filtersOf = (search: string): unknown => {
  const { input } = participantsList.first({ search, params: {} });
  return (input as { body: { filters?: unknown } }).body.filters;
};

it('reads a view and filters from the address', () => {
  expect(filtersOf('')).toBeUndefined();
  expect(filtersOf('?view=moderation')).toEqual({ statuses: ['moderation'] });
  expect(filtersOf('?f.status=confirmed,blocked&f.passport=on_check')).toEqual({
    statuses: ['confirmed', 'blocked'],
    passportStatuses: ['on_check'],
  });
});

it('reads places, tax and points from the address', () => {
  expect(
    filtersOf('?f.store=s1&f.group=g1,g2&f.region=Тверская область&f.tax=self_employed&f.points=100..900'),
  ).toEqual({
    storeIds: ['s1'],
    storeGroupIds: ['g1', 'g2'],
    regions: ['Тверская область'],
    taxStatuses: ['self_employed'],
    activeFrom: 100,
    activeTo: 900,
  });
});

it('ignores a view and values nobody knows', () => {
  expect(filtersOf('?view=чужой&f.status=никакой')).toBeUndefined();
});

it('lets the view win over a filter that contradicts it', () => {
  expect(filtersOf('?view=moderation&f.status=confirmed')).toEqual({ statuses: ['moderation'] });
});
