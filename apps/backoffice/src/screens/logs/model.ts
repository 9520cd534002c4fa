import { logActions, processStatuses } from '@pribavka/api';
import type { ListBody } from '@pribavka/api/react';
import type { Filter, TableState, TableStateModel } from '@pribavka/ui/table';
import { CalendarDays, CircleDot } from 'lucide-react';

import { listFilter } from '../../shared/list/filters.ts';
import { compact, optionsOf, periodOf } from '../../shared/list/request.ts';
import { logsWords } from './words.ts';

type LogFilters = NonNullable<ListBody<'logs.list'>['filters']>;
type ProcessFilters = NonNullable<ListBody<'processes.list'>['filters']>;
type Filters = Pick<TableState, 'filters'>;

const { columns, results } = logsWords.actions;
const processWords = logsWords.processes;

/** The names of the actions come from the dictionary: `named`. */
export const actionFilter = listFilter('action', columns.action, {
  always: true,
  anyLabel: 'все',
  options: logActions.map((value) => ({ value, label: value })),
});

export const actionFilters = [
  { id: 'at', label: columns.at, type: 'dates', icon: CalendarDays, always: true },
  actionFilter,
  listFilter('result', columns.result, {
    icon: CircleDot,
    always: true,
    anyLabel: 'любой',
    options: (['ok', 'denied', 'error'] as const).map((value) => ({ value, label: results[value] })),
  }),
] as const satisfies readonly Filter[];

export const actionsModel = {
  sortable: ['at'],
  filters: actionFilters,
  defaults: { sort: [{ id: 'at', desc: true }] },
} as const satisfies TableStateModel;

export const logFilters = ({ filters }: Filters): LogFilters | undefined =>
  compact<LogFilters>({
    at: periodOf(filters['at']),
    actions: optionsOf(filters['action']),
    results: optionsOf(filters['result']),
  });

export const processFiltersRow = [
  listFilter('status', processWords.columns.status, {
    icon: CircleDot,
    always: true,
    anyLabel: 'любой',
    options: processStatuses.map((value) => ({ value, label: processWords.states[value] })),
  }),
  { id: 'queued', label: processWords.columns.queuedAt, type: 'dates', icon: CalendarDays, always: true },
] as const satisfies readonly Filter[];

export const processesModel = {
  sortable: ['queuedAt'],
  filters: processFiltersRow,
  defaults: { sort: [{ id: 'queuedAt', desc: true }] },
} as const satisfies TableStateModel;

export const processFilters = ({ filters }: Filters): ProcessFilters | undefined =>
  compact<ProcessFilters>({ statuses: optionsOf(filters['status']), queuedAt: periodOf(filters['queued']) });
