import { type Output, withdrawalDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import {
  amountColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useCardList } from '../../../shared/sheet/useCardList.ts';
import { withdrawalUrl } from '../../transactions/urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

type Row = Output<'withdrawals.adminList'>['items'][number];

const messages = cardMessages.payouts;
const { columns: words } = messages;

const columns: readonly Column<Row>[] = [
  numberColumn({ header: words.number, width: 104, card: 'title' }),
  momentColumn({ id: 'at', header: words.at, at: (row) => row.requestedAt, sortable: false, card: 'meta' }),
  amountColumn({ id: 'points', header: words.points, amount: (row) => row.points }),
  moneyColumn({ id: 'net', header: words.net, kopecks: (row) => row.netKopecks, card: 'end' }),
  textColumn({ id: 'card', header: words.card, text: (row) => row.card.mask, card: 'meta' }),
  statusColumn({ header: words.status, state: (row) => withdrawalDisplays(row) }),
];

/** «Выплаты»: what the member has asked for and what became of it. */
export function Payouts({ member }: { member: MemberCard }): ReactElement {
  return (
    <CardTable<Row>
      {...useCardList('withdrawals.adminList', { memberId: member.id })}
      caption={messages.caption}
      columns={columns}
      rowLabel={(row) => row.number}
      getRowId={(row) => row.id}
      recordUrl={({ id }) => withdrawalUrl(id)}
      empty={messages.empty}
    />
  );
}
