import { type Output, supportStateOfAuthor } from '@pribavka/api';
import { Tag } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  latestFirst,
  momentColumn,
  numberColumn,
  room,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { ownMessages } from './messages.ts';

export type OwnRow = Output<'support.list'>['items'][number];

const { columns, from, unread } = ownMessages;

export const ownColumns: readonly Column<OwnRow>[] = [
  numberColumn({ header: columns.number, ...room(1, 100), ...latestFirst }),
  textColumn({
    id: 'subject',
    header: columns.subject,
    ...room(1, 190, 360),
    hideable: false,
    text: (row) => row.subject,
    card: 'title',
  }),
  statusColumn({ header: columns.status, ...room(1, 150, 190), state: (row) => supportStateOfAuthor(row.status) }),
  {
    id: 'unread',
    header: columns.news,
    ...room(1, 112),
    value: (row) => (row.unread ? unread : ''),
    cell: (row) => row.unread && <Tag tone="info">{unread}</Tag>,
    card: 'end',
  },
  textColumn({
    id: 'last',
    header: columns.last,
    ...room(2, 190, 420),
    text: ({ lastMessage: { author, text } }) => (author === 'author' ? text : `${from[author]}: ${text}`),
  }),
  textColumn({ id: 'category', header: columns.category, width: 140, text: (row) => row.category.name, card: 'meta' }),
  momentColumn({
    id: 'updatedAt',
    header: columns.updatedAt,
    ...room(3, 108, 164),
    at: (row) => row.updatedAt,
    card: 'meta',
  }),
];
