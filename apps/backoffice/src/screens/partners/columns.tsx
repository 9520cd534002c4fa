import type { Output } from '@pribavka/api';
import { formatPhone } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  room,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { partnerStates } from '../../shared/states.ts';
import { partnersMessages } from './messages.ts';

export type PartnerRow = Output<'partners.list'>['items'][number];

const messages = partnersMessages.columns;

export const partnerColumns: readonly Column<PartnerRow>[] = [
  nameColumn({ header: messages.name, ...room(1, 170, 280), pin: 'start' }),
  // Next to the name: in view at every width.
  statusColumn({ header: messages.status, ...room(1, 132, 140), state: (row) => partnerStates[row.status] }),
  textColumn({
    id: 'legalName',
    header: messages.legalName,
    ...room(2, 150, 260),
    text: (row) => row.legalName,
    card: 'meta',
  }),
  textColumn({ id: 'inn', header: messages.inn, ...room(1, 124), text: (row) => row.inn, card: 'meta' }),
  textColumn({ id: 'kpp', header: messages.kpp, width: 100, hiddenByDefault: true, text: (row) => row.kpp }),
  amountColumn({
    id: 'storesCount',
    header: messages.stores,
    ...room(1, 84),
    ...latestFirst,
    amount: (row) => row.storesCount,
  }),
  amountColumn({
    id: 'membersCount',
    header: messages.members,
    ...room(1, 112),
    ...latestFirst,
    amount: (row) => row.membersCount,
    unit: ['участник', 'участника', 'участников'],
    card: 'end',
  }),
  amountColumn({
    id: 'salesLast30Days',
    header: messages.sales,
    ...room(1, 124),
    ...latestFirst,
    amount: (row) => row.salesLast30Days,
  }),
  // Whom to call is in the card too; the figures of the row are not in it, and a window of 1024 has room for them.
  textColumn({ id: 'contact', header: messages.contact, hiddenByDefault: true, text: (row) => row.contactName }),
  textColumn({
    id: 'phone',
    header: messages.phone,
    ...room(3, 152),
    text: (row) => row.phone && formatPhone(row.phone),
  }),
  momentColumn({
    id: 'createdAt',
    header: messages.createdAt,
    at: (row) => row.createdAt,
    format: 'date',
    ...room(3, 104),
    card: 'hidden',
  }),
];
