import { operationTypes } from '@pribavka/api';
import type { ListBody } from '@pribavka/api/react';
import type { Filter, TableState, TableStateModel } from '@pribavka/ui/table';
import { CalendarDays } from 'lucide-react';

import { listFilter } from '../../../shared/list/filters.ts';
import { compact, numbersOf, optionsOf, periodOf } from '../../../shared/list/request.ts';
import { operationsWords } from '../words.ts';

export type OperationFilters = NonNullable<ListBody<'operations.adminList'>['filters']>;

const words = operationsWords.columns;

/** The names of the types come from the dictionary: `named`. */
export const typeFilter = listFilter('type', words.type, {
  always: true,
  anyLabel: 'все',
  options: operationTypes.map((value) => ({ value, label: value })),
});

export const operationsFilters = [
  { id: 'at', label: words.occurredAt, type: 'dates', icon: CalendarDays, always: true },
  typeFilter,
  { id: 'points', label: operationsWords.points, type: 'numbers', always: true },
] as const satisfies readonly Filter[];

export const operationsModel = {
  sortable: ['occurredAt', 'points'],
  filters: operationsFilters,
  defaults: { sort: [{ id: 'occurredAt', desc: true }] },
} as const satisfies TableStateModel;

export const operationFilters = ({ filters }: Pick<TableState, 'filters'>): OperationFilters | undefined =>
  compact<OperationFilters>({
    types: optionsOf(filters['type']),
    occurredAt: periodOf(filters['at']),
    pointsFrom: numbersOf(filters['points']).from,
    pointsTo: numbersOf(filters['points']).to,
  });
