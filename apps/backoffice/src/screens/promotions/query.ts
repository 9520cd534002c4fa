import { promotionMechanics, promotionStatuses } from '@pribavka/api';

import { defineList, statusViews } from '../../shared/list/define-list.ts';

const { all, ...byStatus } = statusViews(promotionStatuses);

export const promotionsList = defineList({
  key: 'promotions.adminList',
  sortable: ['priority', 'startsAt', 'endsAt', 'name', 'status', 'budget'],
  order: '-startsAt',
  views: { all, mine: { waitsForMe: true }, ...byStatus },
  filters: {
    period: { type: 'dates', asks: 'period' },
    mechanic: { type: 'options', values: promotionMechanics, asks: 'mechanics' },
    brand: { type: 'options', asks: 'brandIds' },
    group: { type: 'options', asks: 'storeGroupIds' },
    owner: { type: 'options', values: ['programme', 'manufacturer'], asks: 'ownerKinds' },
    manufacturer: { type: 'options', asks: 'manufacturerIds' },
  },
});
