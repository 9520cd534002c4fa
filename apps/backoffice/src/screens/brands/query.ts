import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf } from '../../shared/list/request.ts';

export const brandsList = defineList({
  key: 'brands.list',
  sortable: ['name', 'productsCount'],
  order: 'name',
  views: ['all', 'active', 'inactive'],
  filters: { manufacturer: { type: 'options' } },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'brands.list'>>({
      manufacturerIds: optionsOf(filters['manufacturer']),
      isActive: view === 'all' ? undefined : view === 'active',
    }),
});
