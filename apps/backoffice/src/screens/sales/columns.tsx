import type { Output } from '@pribavka/api';
import { formatDate, formatNumber, Glyph } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { saleStates } from '../../shared/states.ts';
import { salesMessages } from './messages.ts';

export type AdminSaleRow = Output<'sales.adminList'>['items'][number];

const messages = salesMessages.columns;

const productText = ({ firstProduct, itemsCount }: AdminSaleRow): string =>
  `${firstProduct?.name ?? '—'}${itemsCount > 1 ? salesMessages.more(itemsCount - 1) : ''}`;

const flags: Column<AdminSaleRow> = {
  id: 'flags',
  header: messages.flags,
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
};

const due: Column<AdminSaleRow> = {
  id: 'slaDueAt',
  header: messages.due,
  width: 124,
  pin: 'end',
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
};

export const saleColumns: readonly Column<AdminSaleRow>[] = [
  numberColumn({ header: messages.number, width: 116, sortable: true }),
  textColumn({ id: 'product', header: messages.product, minWidth: 180, text: productText, card: 'title' }),
  textColumn({ id: 'member', header: messages.member, minWidth: 170, text: (row) => row.member.name, card: 'meta' }),
  textColumn({ id: 'store', header: messages.store, text: (row) => row.store?.name }),
  momentColumn({ id: 'saleDate', header: messages.saleDate, width: 120, format: 'date', at: (row) => row.saleDate }),
  momentColumn({
    id: 'submittedAt',
    header: messages.submittedAt,
    width: 128,
    at: (row) => row.submittedAt,
    card: 'hidden',
  }),
  textColumn({
    id: 'serials',
    header: messages.serials,
    minWidth: 140,
    hiddenByDefault: true,
    text: (row) => row.serialNumbers.join(', ') || undefined,
  }),
  moneyColumn({
    id: 'totalKopecks',
    header: messages.total,
    width: 144,
    ...latestFirst,
    kopecks: (row) => row.totalKopecks,
  }),
  amountColumn({
    id: 'points',
    header: messages.points,
    width: 92,
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.points,
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  flags,
  statusColumn({
    header: messages.status,
    width: 164,
    pin: 'end',
    sortable: true,
    state: (row) => saleStates[row.status],
  }),
  textColumn({
    id: 'moderator',
    header: messages.moderator,
    width: 140,
    hiddenByDefault: true,
    text: (row) => row.moderator?.name ?? row.lockedBy?.name,
  }),
  due,
];
