import type { Output } from '@pribavka/api';
import { formatDate, formatMoney, formatNumber, Glyph } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';

import { Status } from '../../../shared/Status.tsx';
import { saleStates } from '../../../shared/states.ts';
import { salesWords } from '../words.ts';

export type AdminSaleRow = Output<'sales.adminList'>['items'][number];

const words = salesWords.columns;
const define = column<AdminSaleRow>;

const productText = ({ firstProduct, itemsCount }: AdminSaleRow): string =>
  `${firstProduct?.name ?? '—'}${itemsCount > 1 ? salesWords.more(itemsCount - 1) : ''}`;

export const saleColumns: readonly Column<AdminSaleRow>[] = [
  define({
    id: 'number',
    header: words.number,
    width: 116,
    sortable: true,
    hideable: false,
    pin: 'start',
    value: (row) => row.number,
    cell: (row) => row.number,
    card: 'meta',
  }),
  define({
    id: 'product',
    header: words.product,
    minWidth: 200,
    value: productText,
    cell: productText,
    card: 'title',
  }),
  define({
    id: 'member',
    header: words.member,
    minWidth: 170,
    value: (row) => row.member.name,
    cell: (row) => row.member.name,
  }),
  define({
    id: 'store',
    header: words.store,
    minWidth: 150,
    value: (row) => row.store?.name,
    cell: (row) => row.store?.name ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'saleDate',
    header: words.saleDate,
    width: 120,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => (row.saleDate ? formatDate(row.saleDate, 'date') : '—'),
  }),
  define({
    id: 'submittedAt',
    header: words.submittedAt,
    width: 128,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => (row.submittedAt ? formatDate(row.submittedAt, 'dateTime') : '—'),
    card: 'hidden',
  }),
  define({
    id: 'serials',
    header: words.serials,
    minWidth: 140,
    hiddenByDefault: true,
    value: (row) => row.serialNumbers.join(', '),
    cell: (row) => row.serialNumbers.join(', ') || '—',
    card: 'hidden',
  }),
  define({
    id: 'totalKopecks',
    header: words.total,
    width: 120,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    value: (row) => row.totalKopecks / 100,
    cell: (row) => formatMoney(row.totalKopecks),
    card: 'hidden',
  }),
  define({
    id: 'points',
    header: words.points,
    width: 92,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    tone: 'strong',
    value: (row) => row.points,
    cell: (row) => formatNumber(row.points, { sign: true }),
    card: 'end',
  }),
  define({
    id: 'flags',
    header: words.flags,
    width: 72,
    value: (row) => row.flags.length,
    cell: (row) =>
      row.flags.length > 0 ? (
        <span title={row.flags.map((flag) => flag.text).join('. ')}>
          <Glyph name="warn" /> {row.flags.length}
        </span>
      ) : (
        ''
      ),
    card: 'hidden',
  }),
  define({
    id: 'status',
    header: words.status,
    width: 156,
    sortable: true,
    value: (row) => saleStates[row.status].word,
    cell: (row) => <Status state={saleStates[row.status]} />,
    card: 'status',
  }),
  define({
    id: 'moderator',
    header: words.moderator,
    width: 140,
    hiddenByDefault: true,
    cell: (row) => row.moderator?.name ?? row.lockedBy?.name ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'slaDueAt',
    header: words.due,
    width: 128,
    sortable: true,
    tone: 'muted',
    cell: (row) =>
      row.slaDueAt && row.status === 'moderation' ? (
        <span>
          {row.overdue && <Glyph name="warn" />} {formatDate(row.slaDueAt, 'tableDateTime')}
        </span>
      ) : (
        '—'
      ),
    card: 'hidden',
  }),
];
