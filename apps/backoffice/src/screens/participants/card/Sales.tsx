import type { Output } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';
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
import { saleStates } from '../../../shared/states.ts';
import { saleUrl } from '../../sales/urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

type Row = Output<'sales.adminList'>['items'][number];

const messages = cardMessages.sales;
const { columns: words } = messages;

const goodsOf = ({ firstProduct, itemsCount }: Row): string =>
  `${firstProduct?.name ?? '—'}${itemsCount > 1 ? messages.more(itemsCount - 1) : ''}`;

const columns: readonly Column<Row>[] = [
  numberColumn({ header: words.number, width: 116 }),
  textColumn({ id: 'product', header: words.product, text: goodsOf, card: 'title' }),
  momentColumn({
    id: 'date',
    header: words.date,
    format: 'date',
    at: (row) => row.saleDate,
    sortable: false,
    card: 'meta',
  }),
  moneyColumn({ id: 'total', header: words.total, kopecks: (row) => row.totalKopecks, card: 'meta' }),
  amountColumn({
    id: 'points',
    header: words.points,
    amount: (row) => row.points,
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  statusColumn({ header: words.status, state: (row) => saleStates[row.status] }),
];

/** «Продажи»: what the member has registered, the newest first. */
export function Sales({ member }: { member: MemberCard }): ReactElement {
  return (
    <CardTable<Row>
      {...useCardList('sales.adminList', { memberId: member.id })}
      caption={messages.caption}
      columns={columns}
      rowLabel={(row) => row.number}
      getRowId={(row) => row.id}
      recordUrl={({ id }) => saleUrl(id)}
      empty={messages.empty}
    />
  );
}
