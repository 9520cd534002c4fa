import { defineList, statusViews } from '../../shared/list/define-list.ts';

export const techUsersList = defineList({
  key: 'technical.list',
  sortable: ['name', 'createdAt', 'lastUsedAt'],
  order: '-createdAt',
  views: statusViews(['active', 'suspended', 'revoked']),
});
