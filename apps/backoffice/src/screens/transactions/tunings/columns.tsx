import type { Output } from '@pribavka/api';
import { formatDate, formatNumber } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { Status } from '../../../shared/Status.tsx';
import { tuningStates } from '../../../shared/states.ts';
import { tuningsWords } from '../words.ts';

export type TuningRow = Output<'tunings.list'>['items'][number];

const words = tuningsWords.columns;
const define = column<TuningRow>;
const signed = (row: TuningRow): number => (row.direction === 'credit' ? row.points : -row.points);

export const tuningColumns: readonly Column<TuningRow>[] = [
  define({
    id: 'number',
    header: words.number,
    width: 116,
    hideable: false,
    pin: 'start',
    value: (row) => row.number,
    cell: (row) => row.number,
    card: 'meta',
  }),
  define({
    id: 'member',
    header: words.member,
    minWidth: 180,
    value: (row) => row.member.fullName,
    cell: (row) => row.member.fullName,
    card: 'title',
  }),
  define({
    id: 'points',
    header: words.points,
    width: 100,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    tone: 'strong',
    value: signed,
    cell: (row) => formatNumber(signed(row), { sign: true }),
    card: 'end',
  }),
  define({
    id: 'reason',
    header: words.reason,
    minWidth: 150,
    value: (row) => row.reasonName,
    cell: (row) => row.reasonName,
  }),
  define({
    id: 'createdAt',
    header: words.createdAt,
    width: 148,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.createdAt, 'dateTime'),
    card: 'hidden',
  }),
  define({
    id: 'createdBy',
    header: words.createdBy,
    minWidth: 150,
    cell: (row) => row.createdBy.name,
    card: 'hidden',
  }),
  define({
    id: 'decidedBy',
    header: words.decidedBy,
    minWidth: 150,
    cell: (row) => row.decidedBy?.name ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'status',
    header: words.status,
    width: 168,
    sortable: true,
    value: (row) => tuningStates[row.status].word,
    cell: (row) => <Status state={tuningStates[row.status]} />,
    card: 'status',
  }),
];
