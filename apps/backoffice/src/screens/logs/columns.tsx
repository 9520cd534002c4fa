import type { Output } from '@pribavka/api';
import { formatDate, formatNumber } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { processStates } from '../../shared/process/states.ts';
import { Status } from '../../shared/Status.tsx';
import type { State } from '../../shared/states.ts';
import { logsMessages } from './messages.ts';

export type LogRow = Output<'logs.list'>['items'][number];
export type ProcessRow = Output<'processes.list'>['items'][number];

const messages = logsMessages.actions;
const define = column<LogRow>;

export const resultStates: Readonly<Record<LogRow['result'], State>> = {
  ok: { glyph: 'ok', word: messages.results.ok },
  denied: { glyph: 'warn', word: messages.results.denied },
  error: { glyph: 'bad', word: messages.results.error },
};

export const logColumns: readonly Column<LogRow>[] = [
  define({
    id: 'at',
    header: messages.columns.at,
    width: 164,
    sortable: true,
    sortDescFirst: true,
    hideable: false,
    value: (row) => row.at,
    cell: (row) => formatDate(row.at, 'dateTimeSeconds'),
    card: 'meta',
  }),
  define({
    id: 'actor',
    header: messages.columns.actor,
    minWidth: 170,
    value: (row) => row.actor.name,
    cell: (row) => row.actor.name,
    card: 'title',
  }),
  define({
    id: 'role',
    header: messages.columns.role,
    width: 144,
    tone: 'muted',
    cell: (row) => row.actor.roleName ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'action',
    header: messages.columns.action,
    minWidth: 170,
    value: (row) => row.actionName,
    cell: (row) => row.actionName,
  }),
  define({
    id: 'entity',
    header: messages.columns.entity,
    minWidth: 200,
    value: (row) => row.entityLabel,
    cell: (row) => [row.entityTypeName, row.entityLabel].filter(Boolean).join(': '),
  }),
  define({
    id: 'result',
    header: messages.columns.result,
    width: 140,
    cell: (row) => <Status state={resultStates[row.result]} />,
    card: 'status',
  }),
  define({
    id: 'ip',
    header: messages.columns.ip,
    width: 130,
    tone: 'muted',
    hiddenByDefault: true,
    cell: (row) => row.ip ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'request',
    header: messages.columns.request,
    width: 180,
    tone: 'muted',
    hiddenByDefault: true,
    cell: (row) => row.requestId ?? '—',
    card: 'hidden',
  }),
];

const processMessages = logsMessages.processes;
const defineProcess = column<ProcessRow>;

export const processColumns: readonly Column<ProcessRow>[] = [
  defineProcess({
    id: 'title',
    header: processMessages.columns.title,
    minWidth: 220,
    hideable: false,
    value: (row) => row.title,
    cell: (row) => row.title,
    card: 'title',
  }),
  defineProcess({
    id: 'startedBy',
    header: processMessages.columns.startedBy,
    minWidth: 160,
    cell: (row) => row.startedBy?.name ?? '—',
  }),
  defineProcess({
    id: 'queuedAt',
    header: processMessages.columns.queuedAt,
    width: 150,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.queuedAt, 'dateTime'),
  }),
  defineProcess({
    id: 'progress',
    header: processMessages.columns.progress,
    width: 120,
    align: 'end',
    cell: (row) =>
      `${formatNumber(row.progress.done)} / ${row.progress.total === null ? '…' : formatNumber(row.progress.total)}`,
    card: 'end',
  }),
  defineProcess({
    id: 'status',
    header: processMessages.columns.status,
    width: 180,
    cell: (row) => <Status state={processStates[row.status]} />,
    card: 'status',
  }),
];
