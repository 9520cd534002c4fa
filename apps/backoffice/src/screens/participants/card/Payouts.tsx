import { type Output, withdrawalDisplays } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  amountColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../shared/list/columns.tsx';
import { TabTable } from '../../../shared/list/TabTable.tsx';
import { withdrawalUrl } from '../../transactions/urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

type Row = Output<'withdrawals.adminList'>['items'][number];

const messages = cardMessages.payouts;
const { columns: headers } = messages;

const columns: readonly Column<Row>[] = [
  numberColumn({ header: headers.number, width: 104, card: 'title' }),
  momentColumn({ id: 'at', header: headers.at, at: (row) => row.requestedAt, sortable: false, card: 'meta' }),
  amountColumn({ id: 'points', header: headers.points, amount: (row) => row.points }),
  moneyColumn({ id: 'net', header: headers.net, kopecks: (row) => row.netKopecks, card: 'end' }),
  textColumn({ id: 'card', header: headers.card, text: (row) => row.card.mask, card: 'meta' }),
  statusColumn({ header: headers.status, state: (row) => withdrawalDisplays(row) }),
];

/** «Выплаты»: what the member has asked for and what became of it. */
export function Payouts({ member }: { member: MemberCard }): ReactElement {
  const navigate = useNavigate();
  return (
    <TabTable
      list="withdrawals.adminList"
      filters={{ memberId: member.id }}
      wide
      caption={messages.caption}
      columns={columns}
      rowLabel={(row) => row.number}
      rowUrl={({ id }) => withdrawalUrl(id)}
      onOpen={({ id }) => void navigate(withdrawalUrl(id))}
      empty={messages.empty}
    />
  );
}
