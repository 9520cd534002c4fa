import { type SaleStatus, saleStatuses } from '@pribavka/api';
import type { ListBody } from '@pribavka/api/react';
import type { Filter, TableState, TableStateModel } from '@pribavka/ui/table';
import { CalendarDays, TriangleAlert } from 'lucide-react';

import { listFilter } from '../../../shared/list/filters.ts';
import { compact, optionsOf, periodOf } from '../../../shared/list/request.ts';
import { saleStates } from '../../../shared/states.ts';
import { salesWords } from '../words.ts';

export type SaleFilters = NonNullable<ListBody<'sales.adminList'>['filters']>;

const words = salesWords.columns;

export const salesViews = ['all', 'moderation', 'clarification', 'confirmed', 'rejected'] as const;
export type SalesView = (typeof salesViews)[number];

/** Drafts belong to their sellers until they are sent. */
const sent: SaleStatus[] = saleStatuses.filter((status) => status !== 'draft');

export const viewOf = (name: string | undefined): SalesView => salesViews.find((view) => view === name) ?? 'all';

export const partnerFilter = listFilter('partner', words.partner);

export const plainFilters = [
  { id: 'submitted', label: words.submittedAt, type: 'dates', icon: CalendarDays, always: true },
  { id: 'flags', label: words.flagged, type: 'flag', icon: TriangleAlert, always: true },
  { id: 'overdue', label: words.overdue, type: 'flag', always: true },
  { id: 'sold', label: words.saleDate, type: 'dates' },
  listFilter('status', words.status, { options: sent.map((value) => ({ value, label: saleStates[value].word })) }),
] as const satisfies readonly Filter[];

/** What the address of the list may hold. */
export const salesModel = {
  sortable: ['number', 'saleDate', 'submittedAt', 'points', 'totalKopecks', 'status', 'slaDueAt'],
  filters: [partnerFilter, ...plainFilters],
  defaults: { sort: [{ id: 'submittedAt', desc: true }] },
} as const satisfies TableStateModel;

export function saleFilters({ view, filters }: Pick<TableState, 'view' | 'filters'>): SaleFilters | undefined {
  const chosen = viewOf(view);
  return compact<SaleFilters>({
    statuses: chosen === 'all' ? (optionsOf<SaleStatus>(filters['status']) ?? sent) : [chosen],
    partnerIds: optionsOf(filters['partner']),
    saleDate: periodOf(filters['sold']),
    submittedAt: periodOf(filters['submitted']),
    hasFlags: filters['flags'] === true ? true : undefined,
    overdue: filters['overdue'] === true ? true : undefined,
  });
}
