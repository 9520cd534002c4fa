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
import { shortName } from '../../shared/short-name.ts';
import { saleStates } from '../../shared/states.ts';
import { Status } from '../../shared/Status.tsx';
import { programmeMoment } from '../../shared/today.ts';
import { salesMessages } from './messages.ts';

export type AdminSaleRow = Output<'sales.adminList'>['items'][number];

const messages = salesMessages.columns;

const productText = ({ firstProduct, itemsCount }: AdminSaleRow): string =>
  `${firstProduct?.name ?? '—'}${itemsCount > 1 ? salesMessages.more(itemsCount - 1) : ''}`;

const flags: Column<AdminSaleRow> = {
  id: 'flags',
  header: messages.flags,
  width: 64,
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

/** Milliseconds before the deadline in which a sale is marked. */
const nearMs = 4 * 3_600_000;

const due: Column<AdminSaleRow> = {
  id: 'slaDueAt',
  header: messages.due,
  width: 112,
  pin: 'end',
  sortable: true,
  cell: ({ slaDueAt, status, overdue }) => {
    if (!slaDueAt || status !== 'moderation') return '—';
    const moment = formatDate(slaDueAt, 'tableDateTime');
    const isNear = slaDueAt < programmeMoment(new Date(Date.now() + nearMs));
    const glyph = overdue ? 'bad' : isNear ? 'warn' : undefined;
    return glyph ? <Status state={{ glyph, word: moment }} /> : moment;
  },
  card: 'hidden',
};

/**
 * By importance: what a row is about and what it is worth stands left, status and deadline are pinned, dates and the
 * rest follow to the side. Of all of them the product alone takes what a wide window has left.
 */
export const saleColumns: readonly Column<AdminSaleRow>[] = [
  numberColumn({ header: messages.number, width: 100, sortable: true }),
  textColumn({ id: 'product', header: messages.product, minWidth: 134, text: productText, card: 'title' }),
  textColumn({
    id: 'member',
    header: messages.member,
    width: 132,
    text: (row) => shortName(row.member.name),
    card: 'meta',
  }),
  moneyColumn({
    id: 'totalKopecks',
    header: messages.total,
    width: 120,
    ...latestFirst,
    kopecks: (row) => row.totalKopecks,
  }),
  amountColumn({
    id: 'points',
    header: messages.points,
    width: 80,
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.points,
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  flags,
  textColumn({ id: 'store', header: messages.store, width: 168, text: (row) => row.store?.name }),
  momentColumn({
    id: 'submittedAt',
    header: messages.submittedAt,
    width: 140,
    at: (row) => row.submittedAt,
    card: 'hidden',
  }),
  momentColumn({ id: 'saleDate', header: messages.saleDate, width: 120, format: 'date', at: (row) => row.saleDate }),
  textColumn({ id: 'partner', header: messages.partner, width: 150, text: (row) => row.partner?.name }),
  textColumn({
    id: 'moderator',
    header: messages.moderator,
    width: 150,
    text: (row) => row.moderator?.name ?? row.lockedBy?.name,
  }),
  textColumn({
    id: 'serials',
    header: messages.serials,
    width: 150,
    text: (row) => row.serialNumbers.join(', ') || undefined,
  }),
  textColumn({
    id: 'source',
    header: messages.source,
    width: 100,
    hiddenByDefault: true,
    text: (row) => salesMessages.sources[row.source],
  }),
  statusColumn({
    header: messages.status,
    // «Возвращена частично»
    width: 196,
    pin: 'end',
    sortable: true,
    state: (row) => saleStates[row.status],
  }),
  due,
];
