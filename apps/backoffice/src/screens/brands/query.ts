import { defineList } from '../../shared/list/define-list.ts';

export const brandsList = defineList({
  key: 'brands.list',
  sortable: ['name', 'productsCount'],
  order: 'name',
  views: { all: {}, active: { isActive: true }, inactive: { isActive: false } },
  filters: { manufacturer: { type: 'options', asks: 'manufacturerIds' } },
});
