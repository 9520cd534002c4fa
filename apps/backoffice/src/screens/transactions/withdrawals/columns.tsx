import type { Output } from '@pribavka/api';
import { formatDate, formatMoney, formatNumber } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { Status } from '../../../shared/Status.tsx';
import { withdrawalStates } from '../../../shared/states.ts';
import { withdrawalsWords } from '../words.ts';

export type WithdrawalRow = Output<'withdrawals.adminList'>['items'][number];

const words = withdrawalsWords.columns;
const define = column<WithdrawalRow>;
const money = { width: 116, align: 'end' } as const;

export const withdrawalColumns: readonly Column<WithdrawalRow>[] = [
  define({
    id: 'number',
    header: words.number,
    width: 104,
    hideable: false,
    pin: 'start',
    value: (row) => row.number,
    cell: (row) => row.number,
    card: 'meta',
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
    id: 'requestedAt',
    header: words.requestedAt,
    width: 140,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.requestedAt, 'dateTime'),
  }),
  define({
    id: 'points',
    header: words.points,
    width: 80,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    value: (row) => row.points,
    cell: (row) => formatNumber(row.points),
    card: 'hidden',
  }),
  define({
    id: 'gross',
    header: words.gross,
    hiddenByDefault: true,
    ...money,
    value: (row) => row.grossKopecks / 100,
    cell: (row) => formatMoney(row.grossKopecks),
    card: 'hidden',
  }),
  define({
    id: 'tax',
    header: words.tax,
    ...money,
    width: 92,
    value: (row) => row.taxKopecks / 100,
    cell: (row) => formatMoney(row.taxKopecks),
    card: 'hidden',
  }),
  define({
    id: 'netKopecks',
    header: words.net,
    ...money,
    sortable: true,
    sortDescFirst: true,
    tone: 'strong',
    value: (row) => row.netKopecks / 100,
    cell: (row) => formatMoney(row.netKopecks),
    card: 'end',
  }),
  define({ id: 'card', header: words.card, width: 158, cell: (row) => row.card.mask, card: 'hidden' }),
  define({
    id: 'status',
    header: words.status,
    width: 156,
    sortable: true,
    value: (row) => withdrawalStates[row.status].word,
    cell: (row) => <Status state={withdrawalStates[row.status]} />,
    card: 'status',
  }),
  define({
    id: 'registry',
    header: words.registry,
    width: 104,
    cell: (row) => row.registry?.number ?? '—',
    card: 'hidden',
  }),
];
