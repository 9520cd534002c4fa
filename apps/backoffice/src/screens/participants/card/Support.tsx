import type { Output } from '@pribavka/api';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { momentColumn, numberColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { supportStates } from '../../../shared/states.ts';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useCardList } from '../../../shared/sheet/useCardList.ts';
import { supportRequestUrl } from '../../support-requests/urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

type Row = Output<'support.adminList'>['items'][number];

const messages = cardMessages.support;
const { columns: words } = messages;

const columns: readonly Column<Row>[] = [
  numberColumn({ header: words.number, width: 104 }),
  textColumn({ id: 'subject', header: words.subject, text: (row) => row.subject, card: 'title' }),
  momentColumn({ id: 'at', header: words.at, at: (row) => row.createdAt, sortable: false, card: 'meta' }),
  statusColumn({ header: words.status, state: (row) => supportStates[row.status] }),
  textColumn({ id: 'assignee', header: words.assignee, text: (row) => row.assignee?.name, card: 'meta' }),
];

/** «Обращения»: what the member has written to the desk. */
export function Support({ member }: { member: MemberCard }): ReactElement {
  return (
    <CardTable<Row>
      {...useCardList('support.adminList', { authorId: member.id })}
      caption={messages.caption}
      columns={columns}
      rowLabel={(row) => row.number}
      getRowId={(row) => row.id}
      recordUrl={({ id }) => supportRequestUrl(id)}
      empty={messages.empty}
    />
  );
}
