import type { Output } from '@pribavka/api';
import { formatNumber, formatPhone } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  memberColumn,
  momentColumn,
  numberColumn,
  room,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { operationsMessages } from './messages.ts';

export type OperationRow = Output<'operations.adminList'>['items'][number];

const messages = operationsMessages.columns;
/** How many points moved and where to; a move between two states of one's own points has the sign of the operation. */
const movedBy = ({ points, direction }: OperationRow): number => (direction === 'credit' ? points : -points);

const delta = (value: number): string => (value === 0 ? '' : formatNumber(value, { sign: true }));

/** What the operation stands on: a sale, a withdrawal, an adjustment, a promotion. */
export const basisOf = (row: OperationRow): string =>
  [row.sale?.number ?? row.withdrawal?.number ?? row.tuning?.number, row.promotion?.name].filter(Boolean).join(', ') ||
  '—';

export const operationColumns: readonly Column<OperationRow>[] = [
  numberColumn({ header: messages.number, ...room(1, 68) }),
  momentColumn({ id: 'occurredAt', header: messages.occurredAt, ...room(3, 100, 164), at: (row) => row.occurredAt }),
  memberColumn({ header: messages.member, ...room(2, 156, 240) }),
  textColumn({
    id: 'type',
    header: messages.type,
    ...room(1, 140, 220),
    text: (row) => row.typeName,
    card: 'status',
  }),
  amountColumn({
    id: 'points',
    header: messages.points,
    ...room(1, 84),
    ...latestFirst,
    tone: 'strong',
    amount: movedBy,
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  textColumn({ id: 'basis', header: messages.basis, ...room(1, 132, 200), text: basisOf }),
  amountColumn({
    id: 'balance',
    header: messages.balance,
    ...room(2, 88),
    amount: (row) => row.balanceAfter.active,
    tone: 'muted',
  }),
  textColumn({
    id: 'phone',
    header: messages.phone,
    ...room(2, 146),
    text: (row) => row.member.phone && formatPhone(row.member.phone),
  }),
  amountColumn({ id: 'pending', header: messages.pending, amount: (row) => row.pendingDelta, text: delta }),
  amountColumn({ id: 'active', header: messages.active, amount: (row) => row.activeDelta, text: delta }),
  textColumn({
    id: 'initiator',
    header: messages.initiator,
    width: 150,
    text: (row) => row.initiator.name ?? operationsMessages.system,
  }),
  textColumn({ id: 'comment', header: messages.comment, text: (row) => row.comment }),
];
