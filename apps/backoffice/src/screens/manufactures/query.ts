import { accountStatuses } from '@pribavka/api';

import { defineList, statusViews } from '../../shared/list/define-list.ts';

export const manufacturersList = defineList({
  key: 'manufacturers.list',
  sortable: ['name', 'createdAt', 'brandsCount', 'productsCount'],
  order: '-createdAt',
  views: statusViews(accountStatuses),
});
