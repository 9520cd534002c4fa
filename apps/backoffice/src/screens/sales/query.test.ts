import { expect, it } from 'vitest';

import { salesList } from './query.ts';

const filtersOf = (search: string): { statuses?: string[] } => {
  const { input } = salesList.first({ search, params: {} });
  return (input as { body: { filters: { statuses?: string[] } } }).body.filters;
};

it('never asks for drafts', () => {
  expect(filtersOf('').statuses).not.toContain('draft');
  expect(filtersOf('?f.status=draft').statuses).not.toContain('draft');
});

it('reads a view, a period and flags from the address', () => {
  expect(filtersOf('?view=moderation&f.flags=1&f.sold=2026-11-01..')).toEqual({
    statuses: ['moderation'],
    saleDate: { from: '2026-11-01' },
    hasFlags: true,
  });
});
