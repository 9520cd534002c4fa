import type { Column } from '@pribavka/ui/table';

import { countCell } from '../../shared/list/cells.ts';
import {
  amountColumn,
  latestFirst,
  momentColumn,
  room,
  shownBy,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { memberStates, passportStates } from '../../shared/states.ts';
import { memberCells, type MemberRow } from './cells.ts';
import { participantsMessages } from './messages.ts';

const messages = participantsMessages.columns;

const riskGlyphs = { low: 'ok', medium: 'warn', high: 'bad' } as const;

/** By importance: a window of 1024 shows who it is, the state and the figures; the shop and dates follow to the side. */
export const memberColumns: readonly Column<MemberRow>[] = shownBy(memberCells, [
  textColumn({
    id: 'fullName',
    header: messages.fullName,
    ...room(1, 180, 270),
    sortable: true,
    hideable: false,
    pin: 'start',
    text: memberCells.fullName,
    card: 'title',
  }),
  textColumn({
    id: 'number',
    header: messages.number,
    width: 104,
    hiddenByDefault: true,
    text: (row) => row.userExternalId,
  }),
  textColumn({ id: 'phone', header: messages.phone, ...room(1, 150), text: memberCells.phone, card: 'meta' }),
  textColumn({ id: 'email', header: messages.email, minWidth: 180, hiddenByDefault: true, text: (row) => row.email }),
  statusColumn({
    header: messages.status,
    ...room(1, 132, 150),
    sortable: true,
    state: (row) => memberStates[row.status],
  }),
  statusColumn({
    id: 'passport',
    header: messages.passport,
    width: 182,
    hiddenByDefault: true,
    state: (row) => passportStates[row.passportStatus],
    card: 'hidden',
  }),
  amountColumn({
    id: 'active',
    header: messages.active,
    ...room(1, 100),
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.active,
    card: 'end',
  }),
  amountColumn({
    id: 'pending',
    header: messages.pending,
    hiddenByDefault: true,
    ...latestFirst,
    amount: (row) => row.pending,
    text: countCell,
  }),
  amountColumn({
    id: 'salesLast30Days',
    header: messages.sales,
    ...room(1, 126),
    ...latestFirst,
    amount: (row) => row.salesLast30Days,
  }),
  textColumn({ id: 'store', header: messages.store, ...room(2, 150, 240), text: memberCells.store, card: 'meta' }),
  textColumn({
    id: 'partner',
    header: messages.partner,
    minWidth: 140,
    hiddenByDefault: true,
    text: (row) => row.partner?.name,
  }),
  statusColumn({
    id: 'risk',
    header: messages.risk,
    width: 124,
    hiddenByDefault: true,
    state: ({ riskLevel }) => ({ glyph: riskGlyphs[riskLevel], word: participantsMessages.risks[riskLevel] }),
    card: 'hidden',
  }),
  momentColumn({
    id: 'registeredAt',
    header: messages.registeredAt,
    ...room(3, 124, 136),
    format: 'date',
    at: (row) => row.registeredAt,
    card: 'hidden',
  }),
  momentColumn({
    id: 'lastLoginAt',
    header: messages.lastLoginAt,
    hiddenByDefault: true,
    at: (row) => row.lastLoginAt,
    card: 'hidden',
  }),
]);
