import { type SaleSource, saleSources, type SaleStatus, saleStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';

/** Drafts belong to their sellers until they are sent. */
export const sentStatuses: readonly SaleStatus[] = saleStatuses.filter((status) => status !== 'draft');

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
  },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'sales.adminList'>>({
      statuses: view === 'all' ? (optionsOf<SaleStatus>(filters['status']) ?? [...sentStatuses]) : [view],
      partnerIds: optionsOf(filters['partner']),
      saleDate: periodOf(filters['sold']),
      submittedAt: periodOf(filters['submitted']),
      hasFlags: filters['flags'] === true ? true : undefined,
      overdue: filters['overdue'] === true ? true : undefined,
      storeGroupIds: optionsOf(filters['group']),
      brandIds: optionsOf(filters['brand']),
      productIds: optionsOf(filters['product']),
      promotionIds: optionsOf(filters['promotion']),
      serialNumber: typeof filters['serial'] === 'string' ? filters['serial'].slice(0, 64) : undefined,
      flags: optionsOf(filters['flag']),
      sources: optionsOf<SaleSource>(filters['source']),
      reasonCodes: optionsOf(filters['reason']),
    }),
});
