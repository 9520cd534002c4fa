import { accountStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf } from '../../shared/list/request.ts';

const statusOf = (view: string) => accountStatuses.filter((status) => status === view);

export const manufacturersList = defineList({
  key: 'manufacturers.list',
  sortable: ['name', 'createdAt', 'brandsCount', 'productsCount'],
  order: '-createdAt',
  views: ['all', ...accountStatuses],
  ask: ({ view }) =>
    definedOnly<FiltersOf<'manufacturers.list'>>({ statuses: view === 'all' ? undefined : statusOf(view) }),
});
