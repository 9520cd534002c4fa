import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  moneyColumn,
  numberColumn,
  room,
  shownBy,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { saleStates } from '../../shared/states.ts';
import { type AdminSaleRow, saleCells } from './cells.ts';
import { salesMessages } from './messages.ts';

const messages = salesMessages.columns;

/** What a row is about and what it is worth is whole first, status and deadline are pinned, the rest follows. */
export const saleColumns: readonly Column<AdminSaleRow>[] = shownBy(saleCells, [
  numberColumn({ header: messages.number, width: 108, sortable: true }),
  textColumn({
    id: 'product',
    header: messages.product,
    ...room(1, 219, 320),
    text: saleCells.product,
    card: 'title',
  }),
  textColumn({
    id: 'member',
    header: messages.member,
    ...room(2, 106, 160),
    text: saleCells.member,
    card: 'meta',
  }),
  moneyColumn({
    id: 'totalKopecks',
    header: messages.total,
    ...room(1, 120),
    ...latestFirst,
    kopecks: (row) => row.totalKopecks,
  }),
  amountColumn({
    id: 'points',
    header: messages.points,
    ...room(1, 78),
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.points,
    card: 'end',
  }),
  momentColumn({
    id: 'submittedAt',
    header: messages.submittedAt,
    width: 108,
    at: (row) => row.submittedAt,
    card: 'hidden',
  }),
  textColumn({
    id: 'flags',
    header: messages.flags,
    width: 240,
    hiddenByDefault: true,
    text: (row) => row.flags.map(({ text }) => text).join('. ') || undefined,
  }),
  textColumn({ id: 'store', header: messages.store, width: 176, text: saleCells.store }),
  momentColumn({ id: 'saleDate', header: messages.saleDate, width: 120, format: 'date', at: (row) => row.saleDate }),
  textColumn({ id: 'partner', header: messages.partner, width: 150, text: saleCells.partner }),
  textColumn({
    id: 'moderator',
    header: messages.moderator,
    width: 150,
    text: saleCells.moderator,
  }),
  textColumn({
    id: 'serials',
    header: messages.serials,
    width: 150,
    text: saleCells.serials,
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
    // «Возвращена частично» takes two lines.
    width: 136,
    pin: 'end',
    sortable: true,
    state: (row) => saleStates[row.status],
  }),
  textColumn({
    id: 'slaDueAt',
    header: messages.due,
    width: 108,
    pin: 'end',
    sortable: true,
    text: (row) => row.slaDueAt,
  }),
]);
