import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  memberColumn,
  momentColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { adjustmentStates } from '../../../shared/states.ts';
import { adjustmentsMessages } from './messages.ts';

export type AdjustmentRow = Output<'tunings.list'>['items'][number];

const messages = adjustmentsMessages.columns;

export const adjustmentColumns: readonly Column<AdjustmentRow>[] = [
  numberColumn({ header: messages.number, width: 116 }),
  memberColumn({ header: messages.member, minWidth: 180 }),
  amountColumn({
    id: 'points',
    header: messages.points,
    width: 100,
    ...latestFirst,
    tone: 'strong',
    amount: (row) => (row.direction === 'credit' ? row.points : -row.points),
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  textColumn({ id: 'reason', header: messages.reason, text: (row) => row.reasonName, card: 'meta' }),
  momentColumn({ id: 'createdAt', header: messages.createdAt, at: (row) => row.createdAt, card: 'hidden' }),
  textColumn({ id: 'createdBy', header: messages.createdBy, text: (row) => row.createdBy.name }),
  textColumn({
    id: 'decidedBy',
    header: messages.decidedBy,
    // The one who refused it or took it back has not approved it.
    text: (row) => (row.status === 'applied' ? row.decidedBy?.name : undefined),
  }),
  statusColumn({
    header: messages.status,
    width: 168,
    pin: 'end',
    sortable: true,
    state: (row) => adjustmentStates[row.status],
  }),
];
