import type { Output } from '@pribavka/api';
import { formatDate, useAtLeast } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import { latestFirst, momentColumn, numberColumn, room, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { supportStates } from '../../shared/states.ts';
import { Status } from '../../shared/Status.tsx';
import { dueState, priorityState, supportMessages } from './messages.ts';
import { shortName } from '../../shared/short-name.ts';

export type RequestRow = Output<'support.adminList'>['items'][number];

const { columns, due } = supportMessages;

/** When the first answer is due; what is late or nearly so has a shape and a word of its own. */
function Due({ row }: { row: RequestRow }) {
  const hasHeads = useAtLeast('md');
  if (row.minutesLeft === null) return row.firstResponseAt ? due.answered : '—';
  const state = dueState(row.minutesLeft);
  if (state) return <Status state={state} />;
  const moment = formatDate(row.firstResponseDueAt, 'dateTimeSeconds');
  return hasHeads ? moment : `${columns.due} ${moment}`;
}

/** A guest is called as he has signed himself. */
const authorOf = ({ author }: RequestRow): string => (author.id === null ? author.name : shortName(author.name));

export const requestColumns: readonly Column<RequestRow>[] = [
  numberColumn({ header: columns.number, ...room(1, 98), ...latestFirst }),
  textColumn({
    id: 'subject',
    header: columns.subject,
    ...room(1, 200, 420),
    hideable: false,
    text: (row) => row.subject,
    card: 'title',
  }),
  textColumn({ id: 'author', header: columns.author, ...room(2, 122, 160), text: authorOf, card: 'meta' }),
  statusColumn({
    header: columns.status,
    ...room(1, 134, 190),
    sortable: true,
    state: (row) => supportStates[row.status],
  }),
  {
    id: 'firstResponseDueAt',
    header: columns.due,
    ...room(1, 124, 184),
    lines: 2,
    sortable: true,
    value: (row) => row.firstResponseDueAt,
    cell: (row) => <Due row={row} />,
    card: 'meta',
  },
  statusColumn({
    id: 'priority',
    header: columns.priority,
    ...room(1, 112),
    ...latestFirst,
    state: (row) => priorityState(row.priority),
    card: 'hidden',
  }),
  textColumn({
    id: 'assignee',
    header: columns.assignee,
    ...room(2, 122, 150),
    text: (row) => row.assignee && shortName(row.assignee.name),
  }),
  textColumn({ id: 'category', header: columns.category, width: 140, text: (row) => row.category.name }),
  momentColumn({ id: 'createdAt', header: columns.createdAt, at: (row) => row.createdAt, card: 'hidden' }),
  textColumn({ id: 'partner', header: columns.partner, hiddenByDefault: true, text: (row) => row.partner?.name }),
  textColumn({
    id: 'rating',
    header: columns.rating,
    width: 92,
    hiddenByDefault: true,
    text: (row) => row.rating?.toString(),
  }),
];
