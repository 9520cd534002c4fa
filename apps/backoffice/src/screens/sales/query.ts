import { type SaleStatus, saleStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';

/** Drafts belong to their sellers until they are sent. */
export const sentStatuses: readonly SaleStatus[] = saleStatuses.filter((status) => status !== 'draft');

export const salesList = defineList({
  key: 'sales.adminList',
  sortable: ['number', 'saleDate', 'submittedAt', 'points', 'totalKopecks', 'status', 'slaDueAt'],
  order: '-submittedAt',
  views: ['all', 'moderation', 'clarification', 'confirmed', 'rejected'],
  filters: {
    partner: { type: 'options' },
    submitted: { type: 'dates' },
    flags: { type: 'flag' },
    overdue: { type: 'flag' },
    sold: { type: 'dates' },
    status: { type: 'options', values: sentStatuses },
  },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'sales.adminList'>>({
      statuses: view === 'all' ? (optionsOf<SaleStatus>(filters['status']) ?? [...sentStatuses]) : [view],
      partnerIds: optionsOf(filters['partner']),
      saleDate: periodOf(filters['sold']),
      submittedAt: periodOf(filters['submitted']),
      hasFlags: filters['flags'] === true ? true : undefined,
      overdue: filters['overdue'] === true ? true : undefined,
    }),
});
