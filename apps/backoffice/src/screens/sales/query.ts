import { type SaleSource, saleSources, type SaleStatus, saleStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, numbersOf, optionsOf, periodOf, textOf } from '../../shared/list/request.ts';

/** Drafts belong to their sellers until they are sent. */
export const sentStatuses: readonly SaleStatus[] = saleStatuses.filter((status) => status !== 'draft');

// The field of the filter is in roubles.
const kopecksOf = (roubles: number | undefined): number | undefined => roubles && roubles * 100;

export const salesList = defineList({
  key: 'sales.adminList',
  pastes: true,
  sortable: ['number', 'saleDate', 'submittedAt', 'points', 'totalKopecks', 'status', 'slaDueAt'],
  order: '-submittedAt',
  views: ['all', 'moderation', 'clarification', 'confirmed', 'rejected', 'partially_returned', 'returned', 'cancelled'],
  filters: {
    partner: { type: 'options' },
    submitted: { type: 'dates' },
    flags: { type: 'flag' },
    overdue: { type: 'flag' },
    disputed: { type: 'flag' },
    sold: { type: 'dates' },
    status: { type: 'options', values: sentStatuses },
    group: { type: 'options' },
    brand: { type: 'options' },
    product: { type: 'options' },
    promotion: { type: 'options' },
    serial: { type: 'text' },
    flag: { type: 'options' },
    source: { type: 'options', values: saleSources },
    reason: { type: 'options' },
    store: { type: 'options' },
    moderator: { type: 'options', multiple: false },
    total: { type: 'numbers' },
    points: { type: 'numbers' },
  },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'sales.adminList'>>({
      statuses: view === 'all' ? (optionsOf<SaleStatus>(filters['status']) ?? [...sentStatuses]) : [view],
      partnerIds: optionsOf(filters['partner']),
      saleDate: periodOf(filters['sold']),
      submittedAt: periodOf(filters['submitted']),
      hasFlags: filters['flags'] === true ? true : undefined,
      overdue: filters['overdue'] === true ? true : undefined,
      disputed: filters['disputed'] === true ? true : undefined,
      storeGroupIds: optionsOf(filters['group']),
      brandIds: optionsOf(filters['brand']),
      productIds: optionsOf(filters['product']),
      promotionIds: optionsOf(filters['promotion']),
      serialNumber: textOf(filters['serial'], 64),
      flags: optionsOf(filters['flag']),
      sources: optionsOf<SaleSource>(filters['source']),
      reasonCodes: optionsOf(filters['reason']),
      storeIds: optionsOf(filters['store']),
      moderatorId: optionsOf(filters['moderator'])?.[0],
      totalFromKopecks: kopecksOf(numbersOf(filters['total']).from),
      totalToKopecks: kopecksOf(numbersOf(filters['total']).to),
      pointsFrom: numbersOf(filters['points']).from,
      pointsTo: numbersOf(filters['points']).to,
    }),
});
