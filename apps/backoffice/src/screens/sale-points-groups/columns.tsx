import type { Output } from '@pribavka/api';
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
import { groupsMessages, stateOf } from './messages.ts';

export type GroupRow = Output<'storeGroups.list'>['items'][number];

const { columns: messages, kinds } = groupsMessages;

export const groupColumns: readonly Column<GroupRow>[] = [
  nameColumn({ header: messages.name, ...room(1, 200, 420) }),
  textColumn({ id: 'kind', header: messages.kind, ...room(2, 124), text: (row) => kinds[row.kind], card: 'meta' }),
  amountColumn({ id: 'partners', header: messages.partners, ...room(2, 108), amount: (row) => row.partnersCount }),
  amountColumn({
    id: 'storesCount',
    header: messages.stores,
    ...room(1, 96),
    ...latestFirst,
    amount: (row) => row.storesCount,
    unit: ['точка', 'точки', 'точек'],
    card: 'end',
  }),
  amountColumn({
    id: 'promotions',
    header: messages.promotions,
    ...room(2, 104),
    amount: (row) => row.promotionsCount,
  }),
  statusColumn({ header: messages.status, ...room(1, 132), state: stateOf }),
  momentColumn({
    id: 'updatedAt',
    header: messages.updatedAt,
    ...room(3, 108, 164),
    at: (row) => row.updatedAt,
    card: 'hidden',
  }),
];
