import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf } from '../../shared/list/request.ts';

export const groupsList = defineList({
  key: 'storeGroups.list',
  sortable: ['name', 'storesCount', 'updatedAt'],
  order: '-updatedAt',
  views: ['all', 'active', 'inactive'],
  filters: { kind: { type: 'options', values: ['manual', 'rule'] } },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'storeGroups.list'>>({
      kinds: optionsOf(filters['kind']),
      isActive: view === 'all' ? undefined : view === 'active',
    }),
});
