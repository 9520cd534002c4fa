import type { Output } from '@pribavka/api';
import { LinkButton } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { amountColumn, momentColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useCardList } from '../../../shared/sheet/useCardList.ts';
import { memberStates } from '../../../shared/states.ts';
import { participantsPath, participantUrl } from '../../participants/urls.ts';
import { cardMessages } from '../messages.ts';

type MemberRow = Output<'members.list'>['items'][number];
const messages = cardMessages.members;

const columns: readonly Column<MemberRow>[] = [
  textColumn({
    id: 'name',
    header: messages.columns.name,
    hideable: false,
    text: (row) => row.fullName,
    card: 'title',
  }),
  textColumn({ id: 'store', header: messages.columns.store, text: (row) => row.store?.name, card: 'meta' }),
  amountColumn({
    id: 'sales',
    header: messages.columns.sales,
    amount: (row) => row.salesLast30Days,
    width: 168,
    text: messages.sales,
    card: 'end',
  }),
  momentColumn({
    id: 'registeredAt',
    header: messages.columns.registeredAt,
    at: (row) => row.registeredAt,
    format: 'date',
    width: 108,
    sortable: false,
  }),
  statusColumn({ header: messages.columns.status, width: 148, state: (row) => memberStates[row.status] }),
];

/** «Участники»: people of the partner, each a way to his card. */
export function Members({ partnerId }: { partnerId: string }): ReactElement {
  return (
    <CardTable<MemberRow>
      {...useCardList('members.list', { partnerIds: [partnerId] })}
      caption={messages.caption}
      searchLabel={messages.search}
      columns={columns}
      getRowId={(row) => row.id}
      rowLabel={(row) => row.fullName}
      recordUrl={({ id }) => participantUrl(id)}
      empty={messages.empty}
      actions={
        <LinkButton size="sm" render={<Link to={`${participantsPath}?f.partner=${partnerId}`} />}>
          {messages.all}
        </LinkButton>
      }
    />
  );
}
