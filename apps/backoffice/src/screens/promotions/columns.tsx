import type { Output } from '@pribavka/api';
import { formatDate } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  numberColumn,
  room,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { TwoLines } from '../../shared/list/draw-cell.tsx';
import { promotionStates } from '../../shared/states.ts';
import { BudgetBar } from '../../shared/BudgetBar.tsx';
import { promotionsMessages, shortMechanics } from './messages.ts';

export type PromotionRow = Output<'promotions.adminList'>['items'][number];

const { columns: messages, owners } = promotionsMessages;

const periodText = ({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>): string =>
  `${formatDate(startsAt, 'date')} — ${formatDate(endsAt, 'date')}`;

export const promotionColumns: readonly Column<PromotionRow>[] = [
  numberColumn({ header: messages.number, width: 92 }),
  nameColumn({ header: messages.name, ...room(1, 136, 300) }),
  statusColumn({
    header: messages.status,
    ...room(1, 148),
    sortable: true,
    state: (row) => promotionStates[row.status],
  }),
  textColumn({
    id: 'mechanic',
    header: messages.mechanic,
    ...room(2, 100, 140),
    text: (row) => shortMechanics[row.mechanic],
    card: 'meta',
  }),
  {
    id: 'startsAt',
    header: messages.period,
    ...latestFirst,
    ...room(1, 100),
    value: periodText,
    // Two days, one under the other: a row has the height for it, and the columns have no width to spare.
    cell: ({ startsAt, endsAt }) => (
      <TwoLines first={`${formatDate(startsAt, 'date')} —`} second={formatDate(endsAt, 'date')} />
    ),
    card: 'meta',
  },
  {
    id: 'budget',
    header: messages.budget,
    ...latestFirst,
    ...room(1, 136),
    value: (row) => row.budget ?? '',
    cell: (row) => <BudgetBar {...row} />,
    card: 'meta',
  },
  amountColumn({ id: 'sales', header: messages.sales, ...room(1, 72), amount: (row) => row.salesCount }),
  amountColumn({ id: 'members', header: messages.members, ...room(2, 90), amount: (row) => row.membersCount }),
  amountColumn({
    id: 'priority',
    header: messages.priority,
    sortable: true,
    ...room(3, 100),
    amount: (row) => row.priority,
  }),
  textColumn({
    id: 'owner',
    header: messages.owner,
    ...room(3, 100),
    text: (row) => row.manufacturer?.name ?? owners[row.ownerKind],
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
