import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { momentLines } from '../../../shared/list/cells.ts';
import {
  amountColumn,
  latestFirst,
  memberColumn,
  momentColumn,
  numberColumn,
  room,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { drawCell } from '../../../shared/list/draw-cell.tsx';
import { shortName } from '../../../shared/short-name.ts';
import { adjustmentStates } from '../../../shared/states.ts';
import { adjustmentsMessages } from './messages.ts';

export type AdjustmentRow = Output<'tunings.list'>['items'][number];

const messages = adjustmentsMessages.columns;

/** All of them fit a window of 1024, author and decision included: people are named shortly, a moment takes two lines. */
export const adjustmentColumns: readonly Column<AdjustmentRow>[] = [
  numberColumn({ header: messages.number, width: 92 }),
  memberColumn({
    header: messages.member,
    ...room(1, 116, 170),
    cell: (row) => shortName(row.member.fullName),
  }),
  amountColumn({
    id: 'points',
    header: messages.points,
    ...room(1, 84),
    ...latestFirst,
    tone: 'strong',
    amount: (row) => (row.direction === 'credit' ? row.points : -row.points),
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  textColumn({
    id: 'reason',
    header: messages.reason,
    ...room(1, 132, 300),
    text: (row) => row.reasonName,
    card: 'meta',
  }),
  momentColumn({
    id: 'createdAt',
    header: messages.createdAt,
    ...room(2, 92),
    at: (row) => row.createdAt,
    cell: ({ createdAt }) => drawCell(momentLines(createdAt)),
    card: 'hidden',
  }),
  textColumn({
    id: 'createdBy',
    header: messages.createdBy,
    ...room(2, 100, 160),
    text: (row) => shortName(row.createdBy.name),
  }),
  textColumn({
    id: 'decidedBy',
    header: messages.decidedBy,
    // The one who refused it or took it back has not approved it.
    text: (row) => (row.status === 'applied' && row.decidedBy ? shortName(row.decidedBy.name) : undefined),
    ...room(2, 100, 160),
  }),
  statusColumn({
    header: messages.status,
    width: 140,
    pin: 'end',
    sortable: true,
    state: (row) => adjustmentStates[row.status],
  }),
];
