import type { Output } from '@pribavka/api';
import { formatNumber, Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { amountColumn, momentColumn, numberColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useCardList } from '../../../shared/sheet/useCardList.ts';
import { operationUrl } from '../../transactions/urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';
import { Sums } from './Summary.tsx';

type Row = Output<'operations.adminList'>['items'][number];

const messages = cardMessages.points;
const { columns: words } = messages;

const deltaOf = ({ activeDelta, pendingDelta }: Row): number => activeDelta || pendingDelta;
const basisOf = (row: Row): string =>
  [row.sale?.number ?? row.withdrawal?.number ?? row.tuning?.number, row.promotion?.name].filter(Boolean).join(', ');

const columns: readonly Column<Row>[] = [
  numberColumn({ header: words.number, width: 128 }),
  momentColumn({ id: 'at', header: words.at, at: (row) => row.occurredAt, sortable: false, card: 'meta' }),
  textColumn({ id: 'type', header: words.type, text: (row) => row.typeName, card: 'title' }),
  amountColumn({
    id: 'delta',
    header: words.delta,
    amount: deltaOf,
    text: (points) => formatNumber(points, { sign: true }),
    card: 'end',
  }),
  amountColumn({ id: 'balance', header: words.balance, amount: (row) => row.balanceAfter.active }),
  textColumn({ id: 'basis', header: words.basis, text: basisOf, card: 'meta' }),
];

/** «Баллы»: sums and movements; a correction is begun from the foot of the card. */
export function Points({ member }: { member: MemberCard }): ReactElement {
  return (
    <Stack gap={20}>
      <Sums member={member} />
      <CardTable<Row>
        {...useCardList('operations.adminList', { memberId: member.id })}
        caption={messages.caption}
        columns={columns}
        rowLabel={(row) => row.number}
        getRowId={(row) => row.id}
        recordUrl={({ id }) => operationUrl(id)}
        empty={messages.empty}
      />
    </Stack>
  );
}
