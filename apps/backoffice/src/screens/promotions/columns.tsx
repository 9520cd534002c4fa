import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { promotionStates } from '../../shared/states.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { mechanicNames, promotionsMessages } from './messages.ts';

export type PromotionRow = Output<'promotions.adminList'>['items'][number];

const { columns: messages, owners } = promotionsMessages;

export const periodText = ({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>): string =>
  `${formatDate(startsAt, 'date')} — ${formatDate(endsAt, 'date')}`;

export const promotionColumns: readonly Column<PromotionRow>[] = [
  numberColumn({ header: messages.number, width: 96 }),
  nameColumn({ header: messages.name, minWidth: 190 }),
  statusColumn({ header: messages.status, width: 154, sortable: true, state: (row) => promotionStates[row.status] }),
  textColumn({
    id: 'mechanic',
    header: messages.mechanic,
    width: 146,
    text: (row) => mechanicNames[row.mechanic],
    card: 'meta',
  }),
  textColumn({
    id: 'owner',
    header: messages.owner,
    width: 128,
    text: (row) => row.manufacturer?.name ?? owners[row.ownerKind],
  }),
  textColumn({ id: 'startsAt', header: messages.period, ...latestFirst, width: 182, text: periodText, card: 'meta' }),
  {
    id: 'budget',
    header: messages.budget,
    ...latestFirst,
    width: 164,
    value: (row) => row.budget ?? '',
    cell: (row) => <BudgetBar {...row} />,
    card: 'meta',
  },
  amountColumn({ id: 'sales', header: messages.sales, width: 84, amount: (row) => row.salesCount }),
  amountColumn({ id: 'members', header: messages.members, width: 102, amount: (row) => row.membersCount }),
  amountColumn({
    id: 'priority',
    header: messages.priority,
    sortable: true,
    width: 104,
    amount: (row) => row.priority,
  }),
  textColumn({ id: 'benefit', header: messages.benefit, hiddenByDefault: true, text: (row) => row.benefit }),
  momentColumn({
    id: 'endsAt',
    header: messages.endsAt,
    width: 116,
    format: 'date',
    hiddenByDefault: true,
    at: (row) => row.endsAt,
    card: 'hidden',
  }),
];
