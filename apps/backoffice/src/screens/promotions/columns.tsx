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

type Days = Pick<PromotionRow, 'startsAt' | 'endsAt'>;

export const periodText = ({ startsAt, endsAt }: Days): string =>
  `${formatDate(startsAt, 'date')} — ${formatDate(endsAt, 'date')}`;

/** A year that both days share is said once: the columns have little room. */
const shortPeriod = ({ startsAt, endsAt }: Days): string =>
  startsAt.slice(0, 4) === endsAt.slice(0, 4)
    ? `${formatDate(startsAt, 'date').slice(0, 5)} — ${formatDate(endsAt, 'date')}`
    : periodText({ startsAt, endsAt });

export const promotionColumns: readonly Column<PromotionRow>[] = [
  numberColumn({ header: messages.number, width: 92 }),
  nameColumn({ header: messages.name, minWidth: 130 }),
  statusColumn({ header: messages.status, width: 142, sortable: true, state: (row) => promotionStates[row.status] }),
  textColumn({
    id: 'mechanic',
    header: messages.mechanic,
    width: 122,
    text: (row) => mechanicNames[row.mechanic],
    card: 'meta',
  }),
  textColumn({
    id: 'startsAt',
    header: messages.period,
    ...latestFirst,
    width: 154,
    value: periodText,
    text: shortPeriod,
    card: 'meta',
  }),
  {
    id: 'budget',
    header: messages.budget,
    ...latestFirst,
    width: 124,
    value: (row) => row.budget ?? '',
    cell: (row) => <BudgetBar {...row} />,
    card: 'meta',
  },
  amountColumn({ id: 'sales', header: messages.sales, width: 76, amount: (row) => row.salesCount }),
  amountColumn({ id: 'members', header: messages.members, width: 96, amount: (row) => row.membersCount }),
  amountColumn({ id: 'priority', header: messages.priority, sortable: true, width: 98, amount: (row) => row.priority }),
  textColumn({
    id: 'owner',
    header: messages.owner,
    width: 100,
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
