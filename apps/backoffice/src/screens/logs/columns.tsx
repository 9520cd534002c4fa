import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { momentColumn, numberColumn, room, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { processMessages } from '../../shared/process/messages.ts';
import { processStates } from '../../shared/process/states.ts';
import type { State } from '../../shared/states.ts';
import { logsMessages } from './messages.ts';

export type LogRow = Output<'logs.list'>['items'][number];
export type ProcessRow = Output<'processes.list'>['items'][number];

const messages = logsMessages.actions;

export const resultStates: Readonly<Record<LogRow['result'], State>> = {
  ok: { glyph: 'ok', word: messages.results.ok },
  denied: { glyph: 'warn', word: messages.results.denied },
  error: { glyph: 'bad', word: messages.results.error },
};

export const logColumns: readonly Column<LogRow>[] = [
  momentColumn({
    id: 'at',
    header: messages.columns.at,
    ...room(3, 108, 164),
    hideable: false,
    at: (row) => row.at,
    card: 'meta',
  }),
  textColumn({
    id: 'actor',
    header: messages.columns.actor,
    ...room(2, 124, 200),
    text: (row) => row.actor.name,
    card: 'title',
  }),
  textColumn({
    id: 'role',
    header: messages.columns.role,
    ...room(3, 120, 160),
    tone: 'muted',
    text: (row) => row.actor.roleName,
  }),
  textColumn({
    id: 'action',
    header: messages.columns.action,
    ...room(1, 130, 200),
    text: (row) => row.actionName,
    card: 'meta',
  }),
  textColumn({
    id: 'entity',
    header: messages.columns.entity,
    ...room(1, 190, 420),
    text: (row) => [row.entityTypeName, row.entityLabel].filter(Boolean).join(': '),
    card: 'meta',
  }),
  statusColumn({
    header: messages.columns.result,
    id: 'result',
    ...room(1, 122),
    state: (row) => resultStates[row.result],
  }),
  textColumn({ id: 'ip', header: messages.columns.ip, ...room(3, 120), tone: 'muted', text: (row) => row.ip }),
  textColumn({
    id: 'request',
    header: messages.columns.request,
    width: 120,
    tone: 'muted',
    text: (row) => row.requestId,
  }),
];

const { columns, check } = logsMessages.processes;

const progressText = ({ progress }: ProcessRow): string => processMessages.progress(progress.done, progress.total);

/** Columns of processes; names of their kinds come with the dictionary. */
export const processColumns = (kindName: (kind: string) => string): readonly Column<ProcessRow>[] => [
  numberColumn({ header: columns.number, ...room(1, 68) }),
  textColumn({
    id: 'type',
    header: columns.type,
    ...room(1, 180, 420),
    hideable: false,
    text: ({ kind, dryRun }) => (dryRun ? check(kindName(kind)) : kindName(kind)),
    card: 'title',
  }),
  // Before the rest, so that how it goes is in view at any width.
  statusColumn({ header: columns.status, ...room(1, 140, 190), state: (row) => processStates[row.status] }),
  textColumn({
    id: 'progress',
    header: columns.progress,
    ...room(1, 90),
    align: 'end',
    text: progressText,
    card: 'end',
  }),
  textColumn({
    id: 'startedBy',
    header: columns.startedBy,
    ...room(2, 120, 180),
    text: (row) => row.startedBy?.name ?? processMessages.system,
  }),
  momentColumn({
    id: 'queuedAt',
    header: columns.startedAt,
    ...room(3, 108, 164),
    at: (row) => row.startedAt ?? row.queuedAt,
    card: 'meta',
  }),
  textColumn({
    id: 'duration',
    header: columns.duration,
    ...room(2, 100),
    align: 'end',
    text: ({ seconds }) => (seconds === null ? null : processMessages.duration(seconds)),
  }),
  textColumn({
    id: 'counts',
    header: columns.counts,
    ...room(2, 110, 140),
    align: 'end',
    text: ({ counts }) => `${formatNumber(counts.ok)} / ${formatNumber(counts.failed)}`,
  }),
];
