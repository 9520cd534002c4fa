import type { Output } from '@pribavka/api';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { textColumn } from '../../shared/list/columns.tsx';
import { Status } from '../../shared/Status.tsx';
import { rolesMessages } from './messages.ts';
import { staffStateOf } from './staff-state.ts';

type Row = Output<'roles.users'>['items'][number];

const messages = rolesMessages.people;

const columns: readonly Column<Row>[] = [
  textColumn({ id: 'name', header: messages.name, text: (row) => row.name, hideable: false, card: 'title' }),
  textColumn({ id: 'login', header: messages.login, text: (row) => row.login, card: 'meta' }),
  {
    id: 'status',
    header: messages.status,
    width: 160,
    cell: (row) => <Status state={staffStateOf(row)} />,
    card: 'status',
  },
];

interface PeopleTableProps {
  name: string;
  rows: readonly Row[];
  /** Opens the card; people whose accounts are not made here have theirs elsewhere. */
  onOpen?: ((id: string) => void) | undefined;
}

export function PeopleTable({ name, rows, onOpen }: PeopleTableProps): ReactElement {
  return (
    <DataTable
      caption={messages.caption(name)}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      getRowLabel={(row) => row.name}
      {...(onOpen && { onOpen })}
    />
  );
}
