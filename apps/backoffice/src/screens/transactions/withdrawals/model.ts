import type { WithdrawalStatus } from '@pribavka/api';
import type { ListBody } from '@pribavka/api/react';
import type { Filter, TableState, TableStateModel } from '@pribavka/ui/table';
import { CalendarDays } from 'lucide-react';

import { compact, numbersOf, periodOf } from '../../../shared/list/request.ts';
import { withdrawalsWords } from '../words.ts';

export type WithdrawalFilters = NonNullable<ListBody<'withdrawals.adminList'>['filters']>;

export const withdrawalViews = {
  all: undefined,
  waiting: ['new', 'on_review'],
  approved: ['approved'],
  in_registry: ['in_registry'],
  paid: ['paid'],
  failed: ['failed'],
} as const satisfies Record<string, readonly WithdrawalStatus[] | undefined>;
export type WithdrawalView = keyof typeof withdrawalViews;
export const withdrawalViewNames = Object.keys(withdrawalViews) as WithdrawalView[];

export const viewOf = (name: string | undefined): WithdrawalView =>
  withdrawalViewNames.find((view) => view === name) ?? 'all';

export const withdrawalFiltersRow = [
  { id: 'requested', label: withdrawalsWords.columns.requestedAt, type: 'dates', icon: CalendarDays, always: true },
  { id: 'points', label: withdrawalsWords.columns.points, type: 'numbers', always: true },
] as const satisfies readonly Filter[];

export const withdrawalsModel = {
  sortable: ['requestedAt', 'points', 'netKopecks', 'status'],
  filters: withdrawalFiltersRow,
  defaults: { sort: [{ id: 'requestedAt', desc: true }] },
} as const satisfies TableStateModel;

export function withdrawalFilters({
  view,
  filters,
}: Pick<TableState, 'view' | 'filters'>): WithdrawalFilters | undefined {
  const statuses = withdrawalViews[viewOf(view)];
  return compact<WithdrawalFilters>({
    statuses: statuses && [...statuses],
    requestedAt: periodOf(filters['requested']),
    pointsFrom: numbersOf(filters['points']).from,
    pointsTo: numbersOf(filters['points']).to,
  });
}
