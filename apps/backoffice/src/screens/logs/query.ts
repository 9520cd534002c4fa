import { logActions, processStatuses } from '@pribavka/api';

import { defineList, type FirstQuery, type QueryPlace } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';

export const actionsList = defineList({
  key: 'logs.list',
  sortable: ['at'],
  order: '-at',
  filters: {
    at: { type: 'dates' },
    action: { type: 'options', values: logActions },
    result: { type: 'options', values: ['ok', 'denied', 'error'] },
  },
  ask: ({ filters }) =>
    definedOnly<FiltersOf<'logs.list'>>({
      at: periodOf(filters['at']),
      actions: optionsOf(filters['action']),
      results: optionsOf(filters['result']),
    }),
});

export const processesList = defineList({
  key: 'processes.list',
  sortable: ['queuedAt'],
  order: '-queuedAt',
  filters: { status: { type: 'options', values: processStatuses }, queued: { type: 'dates' } },
  ask: ({ filters }) =>
    definedOnly<FiltersOf<'processes.list'>>({
      statuses: optionsOf(filters['status']),
      queuedAt: periodOf(filters['queued']),
    }),
});

/** The list of the tab in the address. */
export const firstLogsQuery = (place: QueryPlace): FirstQuery =>
  (new URLSearchParams(place.search).get('tab') === 'processes' ? processesList : actionsList).first(place);
