import type { Output } from '@pribavka/api';
import { formatDate, formatNumber } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { operationsWords } from '../words.ts';

export type OperationRow = Output<'operations.adminList'>['items'][number];

const words = operationsWords.columns;
const define = column<OperationRow>;
const delta = (value: number): string => (value === 0 ? '' : formatNumber(value, { sign: true }));

/** What the operation stands on: a sale, a withdrawal, an adjustment, a promotion. */
export const basisOf = (row: OperationRow): string =>
  [row.sale?.number ?? row.withdrawal?.number ?? row.tuning?.number, row.promotion?.name].filter(Boolean).join(', ') ||
  '—';

export const operationColumns: readonly Column<OperationRow>[] = [
  define({
    id: 'number',
    header: words.number,
    width: 128,
    hideable: false,
    pin: 'start',
    value: (row) => row.number,
    cell: (row) => row.number,
    card: 'meta',
  }),
  define({
    id: 'occurredAt',
    header: words.occurredAt,
    width: 148,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.occurredAt, 'dateTime'),
  }),
  define({
    id: 'member',
    header: words.member,
    minWidth: 170,
    value: (row) => row.member.fullName,
    cell: (row) => row.member.fullName,
    card: 'title',
  }),
  define({
    id: 'type',
    header: words.type,
    minWidth: 180,
    value: (row) => row.typeName,
    cell: (row) => row.typeName,
    card: 'status',
  }),
  define({
    id: 'pending',
    header: words.pending,
    width: 96,
    align: 'end',
    value: (row) => row.pendingDelta,
    cell: (row) => delta(row.pendingDelta),
    card: 'hidden',
  }),
  define({
    id: 'active',
    header: words.active,
    width: 96,
    align: 'end',
    tone: 'strong',
    value: (row) => row.activeDelta,
    cell: (row) => delta(row.activeDelta),
    card: 'end',
  }),
  define({
    id: 'balance',
    header: words.balance,
    width: 96,
    align: 'end',
    tone: 'muted',
    value: (row) => row.balanceAfter.active,
    cell: (row) => formatNumber(row.balanceAfter.active),
    card: 'hidden',
  }),
  define({ id: 'basis', header: words.basis, minWidth: 150, value: basisOf, cell: basisOf, card: 'hidden' }),
  define({
    id: 'initiator',
    header: words.initiator,
    width: 150,
    cell: (row) => row.initiator.name ?? operationsWords.system,
    card: 'hidden',
  }),
  define({
    id: 'comment',
    header: words.comment,
    minWidth: 150,
    hiddenByDefault: true,
    cell: (row) => row.comment ?? '',
    card: 'hidden',
  }),
];
