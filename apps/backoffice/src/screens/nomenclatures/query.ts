import { productStatuses } from '@pribavka/api';

import { defineList, statusViews } from '../../shared/list/define-list.ts';
import { numbersOf, optionsOf } from '../../shared/list/request.ts';

/** «да» or «нет» of a filter; both or none is no filter. */
const flagOf = (values: string[] | undefined): boolean | undefined =>
  values?.length === 1 ? values[0] === 'yes' : undefined;

export const productsList = defineList({
  key: 'products.adminList',
  pastes: true,
  sortable: ['name', 'article', 'basePoints', 'rrpKopecks', 'updatedAt', 'status'],
  order: '-updatedAt',
  views: statusViews(productStatuses),
  filters: {
    gaps: { type: 'options', values: ['points', 'brand'] },
    manufacturer: { type: 'options', asks: 'manufacturerIds' },
    brand: { type: 'options', asks: 'brandIds' },
    category: { type: 'options', asks: 'categoryIds' },
    points: { type: 'numbers' },
    waiting: { type: 'flag' },
    serial: { type: 'options', values: ['yes', 'no'] },
  },
  ask: ({ filters }) => {
    const gaps = optionsOf(filters['gaps']);
    return {
      pointsFrom: numbersOf(filters['points']).from,
      pointsTo: numbersOf(filters['points']).to,
      serialRequired: flagOf(optionsOf(filters['serial'])),
      pointsWaiting: filters['waiting'] === true ? true : undefined,
      withoutPoints: gaps?.includes('points') ? true : undefined,
      withoutBrand: gaps?.includes('brand') ? true : undefined,
    };
  },
});
