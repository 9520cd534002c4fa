import { type Output, supportStateOfAuthor } from '@pribavka/api';
import { Tag } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { latestFirst, momentColumn, numberColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { ownMessages } from './messages.ts';

export type OwnRow = Output<'support.list'>['items'][number];

const { columns, from, unread } = ownMessages;

export const ownColumns: readonly Column<OwnRow>[] = [
  numberColumn({ header: columns.number, width: 100, ...latestFirst }),
  textColumn({
    id: 'subject',
    header: columns.subject,
    minWidth: 200,
    hideable: false,
    text: (row) => row.subject,
    card: 'title',
  }),
  statusColumn({ header: columns.status, width: 180, state: (row) => supportStateOfAuthor(row.status) }),
  {
    id: 'unread',
    header: columns.news,
    width: 128,
    value: (row) => (row.unread ? unread : ''),
    cell: (row) => row.unread && <Tag tone="info">{unread}</Tag>,
    card: 'end',
  },
  textColumn({
    id: 'last',
    header: columns.last,
    minWidth: 200,
    text: ({ lastMessage: { author, text } }) => (author === 'author' ? text : `${from[author]}: ${text}`),
  }),
  textColumn({ id: 'category', header: columns.category, width: 150, text: (row) => row.category.name, card: 'meta' }),
  momentColumn({ id: 'updatedAt', header: columns.updatedAt, at: (row) => row.updatedAt, card: 'meta' }),
];
