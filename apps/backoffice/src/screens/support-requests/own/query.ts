import { supportStatuses } from '@pribavka/api';

import { defineList } from '../../../shared/list/define-list.ts';

export const ownRequestsList = defineList({
  key: 'support.list',
  sortable: ['number', 'updatedAt'],
  order: '-updatedAt',
  filters: { status: { type: 'options', values: supportStatuses, asks: 'statuses' } },
});
