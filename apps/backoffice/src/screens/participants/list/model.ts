import { memberStatuses, passportStatuses, riskLevels } from '@pribavka/api';
import type { Filter, TableState, TableStateModel } from '@pribavka/ui/table';
import { CalendarDays, CircleDot } from 'lucide-react';

import { listFilter } from '../../../shared/list/filters.ts';
import { compact, numbersOf, optionsOf, periodOf } from '../../../shared/list/request.ts';
import { memberStates, passportStates } from '../../../shared/states.ts';
import { participantsWords } from '../words.ts';
import { type MemberFilters, viewFilters, viewOf } from './views.ts';

const words = participantsWords.columns;

export const partnerFilter = listFilter('partner', words.partner);

/** Filters of the row that need nothing from the server. */
export const plainFilters = [
  listFilter('status', words.status, {
    icon: CircleDot,
    always: true,
    anyLabel: 'любой',
    options: memberStatuses.map((value) => ({ value, label: memberStates[value].word })),
  }),
  { id: 'registered', label: words.registeredAt, type: 'dates', icon: CalendarDays, always: true },
  listFilter('passport', words.passport, {
    options: passportStatuses.map((value) => ({ value, label: passportStates[value].word })),
  }),
  { id: 'points', label: words.active, type: 'numbers' },
  listFilter('risk', words.risk, {
    options: riskLevels.map((value) => ({ value, label: participantsWords.risks[value] })),
  }),
] as const satisfies readonly Filter[];

/** What the address of the list may hold. */
export const membersModel = {
  sortable: ['fullName', 'registeredAt', 'lastLoginAt', 'active', 'pending', 'salesLast30Days', 'status'],
  filters: [partnerFilter, ...plainFilters],
  defaults: { sort: [{ id: 'registeredAt', desc: true }] },
} as const satisfies TableStateModel;

/** The filters of a request: what the view says, then what the person added. */
export function memberFilters({ view, filters }: Pick<TableState, 'view' | 'filters'>): MemberFilters | undefined {
  return compact<MemberFilters>({
    statuses: optionsOf(filters['status']),
    passportStatuses: optionsOf(filters['passport']),
    riskLevels: optionsOf(filters['risk']),
    partnerIds: optionsOf(filters['partner']),
    activeFrom: numbersOf(filters['points']).from,
    activeTo: numbersOf(filters['points']).to,
    registeredAt: periodOf(filters['registered']),
    ...viewFilters[viewOf(view)],
  });
}
