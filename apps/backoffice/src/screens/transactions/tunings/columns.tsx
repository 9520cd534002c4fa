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
import { tuningStates } from '../../../shared/states.ts';
import { tuningsWords } from '../words.ts';

export type TuningRow = Output<'tunings.list'>['items'][number];

const words = tuningsWords.columns;

export const tuningColumns: readonly Column<TuningRow>[] = [
  numberColumn({ header: words.number, width: 116 }),
  memberColumn({ header: words.member, minWidth: 180 }),
  amountColumn({
    id: 'points',
    header: words.points,
    width: 100,
    ...latestFirst,
    tone: 'strong',
    amount: (row) => (row.direction === 'credit' ? row.points : -row.points),
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  textColumn({ id: 'reason', header: words.reason, text: (row) => row.reasonName, card: 'meta' }),
  momentColumn({ id: 'createdAt', header: words.createdAt, at: (row) => row.createdAt, card: 'hidden' }),
  textColumn({ id: 'createdBy', header: words.createdBy, text: (row) => row.createdBy.name }),
  textColumn({ id: 'decidedBy', header: words.decidedBy, text: (row) => row.decidedBy?.name }),
  statusColumn({ header: words.status, width: 168, sortable: true, state: (row) => tuningStates[row.status] }),
];
