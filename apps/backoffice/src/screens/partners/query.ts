import { defineList, statusViews } from '../../shared/list/define-list.ts';

export const partnersList = defineList({
  key: 'partners.list',
  pastes: true,
  sortable: ['name', 'createdAt', 'storesCount', 'membersCount', 'salesLast30Days'],
  order: '-createdAt',
  views: statusViews(['active', 'suspended', 'archived']),
  filters: { region: { type: 'options', multiple: false, asks: 'regions' } },
});
