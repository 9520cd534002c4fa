import { defineList } from '../../shared/list/define-list.ts';

export const groupsList = defineList({
  key: 'storeGroups.list',
  sortable: ['name', 'storesCount', 'updatedAt'],
  order: '-updatedAt',
  views: { all: {}, active: { isActive: true }, inactive: { isActive: false } },
  filters: { kind: { type: 'options', values: ['manual', 'rule'], asks: 'kinds' } },
});
