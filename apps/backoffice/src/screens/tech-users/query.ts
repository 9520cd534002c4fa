import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf } from '../../shared/list/request.ts';

export const techUsersList = defineList({
  key: 'technical.list',
  sortable: ['name', 'createdAt', 'lastUsedAt'],
  order: '-createdAt',
  views: ['all', 'active', 'suspended', 'revoked'],
  ask: ({ view }) => definedOnly<FiltersOf<'technical.list'>>({ statuses: view === 'all' ? undefined : [view] }),
});
