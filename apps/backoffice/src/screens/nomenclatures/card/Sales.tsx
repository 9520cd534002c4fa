import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { formatDate, formatNumber, Stack, Text } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { Status } from '../../../shared/Status.tsx';
import { saleStates } from '../../../shared/states.ts';
import { saleUrl } from '../../sales/urls.ts';
import { productCardMessages } from './messages.ts';

const messages = productCardMessages.sales;
const { columns: names } = messages;
type Sale = Output<'sales.adminList'>['items'][number];

const columns: readonly Column<Sale>[] = [
  { id: 'number', header: names.number, width: 110, cell: (row) => row.number, card: 'meta' },
  {
    id: 'date',
    header: names.date,
    width: 104,
    cell: (row) => (row.saleDate ? formatDate(row.saleDate, 'date') : '—'),
    card: 'meta',
  },
  { id: 'member', header: names.member, minWidth: 150, cell: (row) => row.member.name, card: 'title' },
  { id: 'store', header: names.store, minWidth: 130, cell: (row) => row.store?.name ?? '—', card: 'hidden' },
  {
    id: 'points',
    header: names.points,
    width: 84,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.points),
    card: 'end',
  },
  {
    id: 'status',
    header: names.status,
    width: 150,
    cell: (row) => <Status state={saleStates[row.status]} />,
    card: 'status',
  },
];

/** The last sales with the product. */
export function Sales({ id }: { id: string }): ReactElement {
  const body = { size: 20, filters: { productIds: [id] } };
  const query = useQuery('sales.adminList', { body }, { quiet: 'all' });
  return (
    <Stack gap={12}>
      {query.data && query.data.total > 0 && <Text as="p">{messages.total(query.data.total)}</Text>}
      <CardTable<Sale>
        caption={messages.caption}
        columns={columns}
        query={{ ...query, data: query.data?.items }}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.number}
        empty={messages.empty}
        recordUrl={(row) => saleUrl(row.id)}
      />
    </Stack>
  );
}
