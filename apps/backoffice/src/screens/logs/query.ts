import { logActions, processKinds, processStatuses } from '@pribavka/api';

import { defineList, type FirstQuery, type QueryPlace } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';

const day = 24;
const week = 7 * day;

/** Hours each view looks back; days chosen in the filter say more than the view. */
const lastHours = { day, week, month: 30 * day, all: undefined } as const;
export type LogView = keyof typeof lastHours;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 64) : undefined;

export const actionsList = defineList({
  key: 'logs.list',
  sortable: ['at'],
  order: '-at',
  views: Object.keys(lastHours) as LogView[],
  filters: {
    at: { type: 'dates' },
    actor: { type: 'options', multiple: false },
    role: { type: 'options' },
    action: { type: 'options', values: logActions },
    entity: { type: 'options' },
    result: { type: 'options', values: ['ok', 'denied', 'error'] },
    ip: { type: 'text' },
    request: { type: 'text' },
  },
  ask: ({ view, filters }) =>
    definedOnly<FiltersOf<'logs.list'>>({
      at: periodOf(filters['at']),
      lastHours: filters['at'] === undefined ? lastHours[view] : undefined,
      actorId: optionsOf(filters['actor'])?.[0],
      roleCodes: optionsOf(filters['role']),
      actions: optionsOf(filters['action']),
      entityTypes: optionsOf(filters['entity']),
      results: optionsOf(filters['result']),
      ip: text(filters['ip'])?.slice(0, 45),
      requestId: text(filters['request']),
    }),
});

type ProcessFilters = FiltersOf<'processes.list'>;

/** `failed` is what «Нужно решить» of the dashboard counts. */
export type ProcessView = 'all' | 'going' | 'failed';
const processViews: Readonly<Record<ProcessView, ProcessFilters>> = {
  all: {},
  going: { statuses: ['queued', 'running'] },
  failed: { statuses: ['failed', 'completed_with_errors'], lastHours: week },
};

const processes = <const K extends 'processes.list' | 'processes.own'>(key: K) =>
  defineList({
    key,
    sortable: ['queuedAt'],
    order: '-queuedAt',
    views: Object.keys(processViews) as ProcessView[],
    filters: {
      type: { type: 'options', values: processKinds },
      status: { type: 'options', values: processStatuses },
      queued: { type: 'dates' },
    },
    ask: ({ view, filters }) =>
      definedOnly<ProcessFilters>({
        kinds: optionsOf(filters['type']),
        statuses: optionsOf(filters['status']),
        queuedAt: periodOf(filters['queued']),
        ...processViews[view],
      }) as FiltersOf<K>,
  });

export const processesList = processes('processes.list');
/** What the reader has started: open to everybody. */
export const ownProcessesList = processes('processes.own');

/** The list of the tab in the address. */
export const firstLogsQuery = (place: QueryPlace): FirstQuery =>
  (new URLSearchParams(place.search).get('kind') === 'process' ? processesList : actionsList).first(place);
