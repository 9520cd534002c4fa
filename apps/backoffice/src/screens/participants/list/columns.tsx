import type { Output } from '@pribavka/api';
import { formatDate, formatNumber, formatPhone } from '@pribavka/ui';
import { type Column, column } from '@pribavka/ui/table';
import type { ReactNode } from 'react';

import { Status } from '../../../shared/Status.tsx';
import { memberStates, passportStates } from '../../../shared/states.ts';
import { participantsWords } from '../words.ts';

export type MemberRow = Output<'members.list'>['items'][number];

const words = participantsWords.columns;
const define = column<MemberRow>;
const zero = (value: number): ReactNode =>
  value === 0 ? <span style={{ color: 'var(--pb-text-tertiary)', fontWeight: 400 }}>0</span> : formatNumber(value);

/** Phones come masked to a reader without the right to contacts. */
export const phoneText = (phone: string | null): string =>
  phone && /^\d{11}$/.test(phone) ? formatPhone(phone) : (phone ?? '—');

export const memberColumns: readonly Column<MemberRow>[] = [
  define({
    id: 'fullName',
    header: words.fullName,
    minWidth: 230,
    sortable: true,
    hideable: false,
    pin: 'start',
    value: (row) => row.fullName,
    cell: (row) => row.fullName,
    card: 'title',
  }),
  define({
    id: 'phone',
    header: words.phone,
    width: 152,
    value: (row) => row.phone,
    cell: (row) => phoneText(row.phone),
  }),
  define({
    id: 'status',
    header: words.status,
    width: 146,
    sortable: true,
    value: (row) => memberStates[row.status].word,
    cell: (row) => <Status state={memberStates[row.status]} />,
    card: 'status',
  }),
  define({ id: 'store', header: words.store, minWidth: 150, cell: (row) => row.store?.name ?? '—' }),
  define({
    id: 'partner',
    header: words.partner,
    minWidth: 140,
    hiddenByDefault: true,
    cell: (row) => row.partner?.name ?? '—',
    card: 'hidden',
  }),
  define({
    id: 'passport',
    header: words.passport,
    width: 182,
    hiddenByDefault: true,
    cell: (row) => <Status state={passportStates[row.passportStatus]} />,
    card: 'hidden',
  }),
  define({
    id: 'active',
    header: words.active,
    width: 104,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    tone: 'strong',
    value: (row) => row.active,
    cell: (row) => zero(row.active),
    card: 'end',
  }),
  define({
    id: 'pending',
    header: words.pending,
    width: 96,
    hiddenByDefault: true,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    value: (row) => row.pending,
    cell: (row) => zero(row.pending),
    card: 'hidden',
  }),
  define({
    id: 'salesLast30Days',
    header: words.sales,
    width: 126,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    value: (row) => row.salesLast30Days,
    cell: (row) => zero(row.salesLast30Days),
    card: 'hidden',
  }),
  define({
    id: 'registeredAt',
    header: words.registeredAt,
    width: 122,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    cell: (row) => formatDate(row.registeredAt, 'date'),
    card: 'hidden',
  }),
  define({
    id: 'lastLoginAt',
    header: words.lastLoginAt,
    width: 144,
    sortable: true,
    sortDescFirst: true,
    tone: 'muted',
    hiddenByDefault: true,
    cell: (row) => (row.lastLoginAt ? formatDate(row.lastLoginAt, 'dateTime') : '—'),
    card: 'hidden',
  }),
];
