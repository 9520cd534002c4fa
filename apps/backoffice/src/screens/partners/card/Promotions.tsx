import type { Output } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';
import { formatDate, quoted } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { amountColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { promotionUrl } from '../../promotions/urls.ts';
import { cardMessages } from '../messages.ts';

type Row = Output<'partners.promotions'>[number];
const messages = cardMessages.promotions;

const reachOf = ({ reach, groups }: Row): string =>
  reach === 'groups'
    ? [messages.reach.groups, groups.map(({ name }) => quoted(name)).join(', ')].join(' ')
    : messages.reach[reach];

const columns: readonly Column<Row>[] = [
  textColumn({ id: 'name', header: messages.columns.name, hideable: false, text: (row) => row.name, card: 'title' }),
  textColumn({
    id: 'period',
    header: messages.columns.period,
    width: 190,
    text: (row) => `${formatDate(row.startsAt, 'date')} – ${formatDate(row.endsAt, 'date')}`,
    card: 'meta',
  }),
  textColumn({ id: 'reach', header: messages.columns.reach, text: reachOf, card: 'meta' }),
  amountColumn({
    id: 'stores',
    header: messages.columns.stores,
    width: 116,
    amount: (row) => row.storesCount,
    text: messages.storesOf,
    card: 'end',
  }),
  statusColumn({ header: messages.columns.status, width: 140, state: (row) => promotionStates[row.status] }),
];

/** «Акции»: what the shops of the partner can earn by, and why it is open to them; each a way to its card. */
export function Promotions({ partnerId }: { partnerId: string }): ReactElement {
  const opens = useAllowed('promotions.promotionDetailAdmin:read');
  return (
    <CardTable<Row>
      query={useQuery('partners.promotions', { params: { id: partnerId } })}
      caption={messages.caption}
      columns={columns}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.name}
      recordUrl={opens ? ({ id }) => promotionUrl(id) : undefined}
      empty={messages.empty}
    />
  );
}
