import { readTableState } from '@pribavka/ui/table';
import { expect, it } from 'vitest';

import { defineList, statusViews } from './define-list.ts';
import { optionsOf } from './request.ts';

const list = defineList({
  key: 'promotions.adminList',
  order: '-startsAt',
  views: { all: {}, mine: { waitsForMe: true }, active: { statuses: ['active'] } },
  filters: {
    brand: { type: 'options', asks: 'brandIds' },
    period: { type: 'dates', asks: 'period' },
    owner: { type: 'options', values: ['programme', 'manufacturer'] },
  },
  ask: ({ filters }) => ({ ownerKinds: optionsOf<'programme' | 'manufacturer'>(filters['owner']) }),
});
const filtersAt = (search: string) => list.bodyOf(readTableState(search, list.model)).filters;

it('asks for what a view and the filters say, by the names of the server, and for nothing else', () => {
  expect(filtersAt('')).toBeUndefined();
  expect(filtersAt('?view=mine')).toEqual({ waitsForMe: true });
  expect(filtersAt('?view=nobody&f.brand=b1,b2')).toEqual({ brandIds: ['b1', 'b2'] });
  expect(filtersAt('?view=active&f.period=2026-11-01..2026-11-20&f.owner=programme')).toEqual({
    statuses: ['active'],
    period: { from: '2026-11-01', to: '2026-11-20' },
    ownerKinds: ['programme'],
  });
});

it('opens with the first view, and makes one of each status', () => {
  expect(list.views).toEqual(['all', 'mine', 'active']);
  expect(list.viewOf({ view: undefined })).toBe('all');
  expect(statusViews(['draft', 'active'])).toEqual({
    all: {},
    draft: { statuses: ['draft'] },
    active: { statuses: ['active'] },
  });
});
