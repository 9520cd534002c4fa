import { promotionMechanics, promotionStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';

export const promotionsList = defineList({
  key: 'promotions.adminList',
  sortable: ['priority', 'startsAt', 'endsAt', 'name', 'status', 'budget'],
  order: '-startsAt',
  views: ['all', 'mine', ...promotionStatuses],
  filters: {
    period: { type: 'dates' },
    mechanic: { type: 'options', values: promotionMechanics },
    brand: { type: 'options' },
    group: { type: 'options' },
    owner: { type: 'options', values: ['programme', 'manufacturer'] },
    manufacturer: { type: 'options' },
  },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'promotions.adminList'>>({
      statuses: view === 'all' || view === 'mine' ? undefined : [view],
      waitsForMe: view === 'mine' ? true : undefined,
      period: periodOf(filters['period']),
      mechanics: optionsOf(filters['mechanic']),
      brandIds: optionsOf(filters['brand']),
      storeGroupIds: optionsOf(filters['group']),
      ownerKinds: optionsOf(filters['owner']),
      manufacturerIds: optionsOf(filters['manufacturer']),
    }),
});
