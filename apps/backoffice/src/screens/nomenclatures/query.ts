import { productStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, numbersOf, optionsOf } from '../../shared/list/request.ts';

const statusOf = (view: string) => productStatuses.filter((status) => status === view);

/** «да» or «нет» of a filter; both or none is no filter. */
const flagOf = (values: string[] | undefined): boolean | undefined =>
  values?.length === 1 ? values[0] === 'yes' : undefined;

export const productsList = defineList({
  key: 'products.adminList',
  pastes: true,
  sortable: ['name', 'article', 'basePoints', 'rrpKopecks', 'updatedAt', 'status'],
  order: '-updatedAt',
  views: ['all', ...productStatuses],
  filters: {
    gaps: { type: 'options', values: ['points', 'brand'] },
    manufacturer: { type: 'options' },
    brand: { type: 'options' },
    category: { type: 'options' },
    points: { type: 'numbers' },
    serial: { type: 'options', values: ['yes', 'no'] },
  },
  ask: ({ view, filters }) => {
    const gaps = optionsOf(filters['gaps']);
    return definedOnly<FiltersOf<'products.adminList'>>({
      manufacturerIds: optionsOf(filters['manufacturer']),
      brandIds: optionsOf(filters['brand']),
      categoryIds: optionsOf(filters['category']),
      pointsFrom: numbersOf(filters['points']).from,
      pointsTo: numbersOf(filters['points']).to,
      serialRequired: flagOf(optionsOf(filters['serial'])),
      withoutPoints: gaps?.includes('points') ? true : undefined,
      withoutBrand: gaps?.includes('brand') ? true : undefined,
      statuses: view === 'all' ? undefined : statusOf(view),
    });
  },
});
