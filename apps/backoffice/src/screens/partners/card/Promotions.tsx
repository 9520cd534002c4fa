import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { EmptyState, formatDate } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { amountColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { cardMessages } from '../messages.ts';

type Row = Output<'partners.promotions'>[number];
const messages = cardMessages.promotions;

const reachOf = ({ reach, groups }: Row): string =>
  reach === 'groups'
    ? [messages.reach.groups, groups.map(({ name }) => `«${name}»`).join(', ')].join(' ')
    : messages.reach[reach];

const columns: readonly Column<Row>[] = [
  textColumn({ id: 'name', header: messages.columns.name, hideable: false, text: (row) => row.name, card: 'title' }),
  textColumn({
    id: 'period',
    header: messages.columns.period,
    text: (row) => `${formatDate(row.startsAt, 'date')} – ${formatDate(row.endsAt, 'date')}`,
    card: 'meta',
  }),
  textColumn({ id: 'reach', header: messages.columns.reach, text: reachOf }),
  amountColumn({ id: 'stores', header: messages.columns.stores, width: 76, amount: (row) => row.storesCount }),
  statusColumn({ header: messages.columns.status, width: 140, state: (row) => promotionStates[row.status] }),
];

const none: readonly Row[] = [];

/** «Акции»: what the shops of the partner can earn by, and why it is open to them. */
export function Promotions({ partnerId }: { partnerId: string }): ReactElement {
  const { data = none, problem, loading, reload } = useQuery('partners.promotions', { params: { id: partnerId } });
  return (
    <DataTable
      caption={messages.caption}
      columns={columns}
      rows={data}
      getRowId={(row) => row.id}
      status={loading ? 'loading' : problem && data.length === 0 ? 'error' : 'idle'}
      onRetry={reload}
      empty={<EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />}
    />
  );
}
