import type { Output } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { groupsMessages, stateOf } from './messages.ts';

export type GroupRow = Output<'storeGroups.list'>['items'][number];

const { columns: messages, kinds } = groupsMessages;

export const groupColumns: readonly Column<GroupRow>[] = [
  nameColumn({ header: messages.name, minWidth: 200 }),
  textColumn({ id: 'kind', header: messages.kind, width: 124, text: (row) => kinds[row.kind], card: 'meta' }),
  amountColumn({ id: 'partners', header: messages.partners, width: 108, amount: (row) => row.partnersCount }),
  amountColumn({
    id: 'storesCount',
    header: messages.stores,
    ...latestFirst,
    amount: (row) => row.storesCount,
    card: 'end',
  }),
  amountColumn({ id: 'promotions', header: messages.promotions, width: 104, amount: (row) => row.promotionsCount }),
  statusColumn({ header: messages.status, width: 132, state: stateOf }),
  momentColumn({ id: 'updatedAt', header: messages.updatedAt, at: (row) => row.updatedAt, card: 'hidden' }),
];
