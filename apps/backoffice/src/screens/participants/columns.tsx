import type { Output } from '@pribavka/api';
import { formatNumber, formatPhone } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactNode } from 'react';

import { amountColumn, latestFirst, momentColumn, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { memberStates, passportStates } from '../../shared/states.ts';
import { participantsMessages } from './messages.ts';

export type MemberRow = Output<'members.list'>['items'][number];

const messages = participantsMessages.columns;
const zero = (value: number): ReactNode =>
  value === 0 ? <span style={{ color: 'var(--pb-text-tertiary)', fontWeight: 400 }}>0</span> : formatNumber(value);

/** Phones come masked to a reader without the right to contacts. */
export const phoneText = (phone: string | null): string =>
  phone && /^\d{11}$/.test(phone) ? formatPhone(phone) : (phone ?? '—');

const riskGlyphs = { low: 'ok', medium: 'warn', high: 'bad' } as const;

/** By importance: a window of 1024 shows who it is, the state and the figures; the shop and dates follow to the side. */
export const memberColumns: readonly Column<MemberRow>[] = [
  textColumn({
    id: 'fullName',
    header: messages.fullName,
    minWidth: 250,
    sortable: true,
    hideable: false,
    pin: 'start',
    text: (row) => row.fullName,
    card: 'title',
  }),
  textColumn({
    id: 'number',
    header: messages.number,
    width: 104,
    hiddenByDefault: true,
    text: (row) => row.userExternalId,
  }),
  textColumn({ id: 'phone', header: messages.phone, width: 152, text: (row) => phoneText(row.phone), card: 'meta' }),
  textColumn({ id: 'email', header: messages.email, minWidth: 180, hiddenByDefault: true, text: (row) => row.email }),
  statusColumn({ header: messages.status, width: 146, sortable: true, state: (row) => memberStates[row.status] }),
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
    width: 104,
    ...latestFirst,
    tone: 'strong',
    amount: (row) => row.active,
    text: zero,
    card: 'end',
  }),
  amountColumn({
    id: 'pending',
    header: messages.pending,
    hiddenByDefault: true,
    ...latestFirst,
    amount: (row) => row.pending,
    text: zero,
  }),
  amountColumn({
    id: 'salesLast30Days',
    header: messages.sales,
    width: 126,
    ...latestFirst,
    amount: (row) => row.salesLast30Days,
    text: zero,
  }),
  textColumn({ id: 'store', header: messages.store, minWidth: 150, text: (row) => row.store?.name, card: 'meta' }),
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
    width: 136,
    format: 'date',
    at: (row) => row.registeredAt,
    card: 'hidden',
  }),
  momentColumn({
    id: 'lastLoginAt',
    header: messages.lastLoginAt,
    width: 144,
    hiddenByDefault: true,
    at: (row) => row.lastLoginAt,
    card: 'hidden',
  }),
];
