import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf } from '../../shared/list/request.ts';

export const partnersList = defineList({
  key: 'partners.list',
  pastes: true,
  sortable: ['name', 'createdAt', 'storesCount', 'membersCount', 'salesLast30Days'],
  order: '-createdAt',
  views: ['all', 'active', 'suspended', 'archived'],
  filters: { region: { type: 'options', multiple: false } },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'partners.list'>>({
      statuses: view === 'all' ? undefined : [view],
      regions: optionsOf(filters['region']),
    }),
});
