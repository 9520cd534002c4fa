import type { Output } from '@pribavka/api';
import { formatPhone } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { partnerStates } from '../../shared/states.ts';
import { partnersMessages } from './messages.ts';

export type PartnerRow = Output<'partners.list'>['items'][number];

const messages = partnersMessages.columns;

export const partnerColumns: readonly Column<PartnerRow>[] = [
  nameColumn({ header: messages.name }),
  // Next to the name: in view at every width.
  statusColumn({ header: messages.status, width: 148, state: (row) => partnerStates[row.status] }),
  textColumn({ id: 'legalName', header: messages.legalName, text: (row) => row.legalName, card: 'meta' }),
  textColumn({ id: 'inn', header: messages.inn, width: 116, text: (row) => row.inn }),
  textColumn({ id: 'kpp', header: messages.kpp, width: 100, text: (row) => row.kpp }),
  textColumn({ id: 'contact', header: messages.contact, text: (row) => row.contactName }),
  textColumn({ id: 'phone', header: messages.phone, width: 152, text: (row) => row.phone && formatPhone(row.phone) }),
  amountColumn({ id: 'storesCount', header: messages.stores, ...latestFirst, amount: (row) => row.storesCount }),
  amountColumn({
    id: 'membersCount',
    header: messages.members,
    width: 116,
    ...latestFirst,
    amount: (row) => row.membersCount,
  }),
  amountColumn({
    id: 'salesLast30Days',
    header: messages.sales,
    width: 116,
    ...latestFirst,
    amount: (row) => row.salesLast30Days,
  }),
  momentColumn({ id: 'createdAt', header: messages.createdAt, at: (row) => row.createdAt, format: 'date', width: 104 }),
];
