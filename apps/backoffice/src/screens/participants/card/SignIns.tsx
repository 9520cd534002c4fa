import type { Output } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { Heading, Stack } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { lazy, type ReactElement } from 'react';

import { momentColumn, statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

// Administrators alone see it, and seldom.
const Sessions = lazy(async () => ({ default: (await import('./Sessions.tsx')).Sessions }));

type Row = Output<'members.signIns'>[number];

const messages = cardMessages.signIns;
const { columns: headers, results } = messages;
const glyphs = { ok: 'ok', denied: 'bad', error: 'warn' } as const;

const columns: readonly Column<Row>[] = [
  momentColumn({ id: 'at', header: headers.at, at: (row) => row.at, sortable: false, card: 'title' }),
  statusColumn({
    id: 'result',
    header: headers.result,
    width: 128,
    state: ({ result }) => ({ glyph: glyphs[result], word: results[result] }),
  }),
  textColumn({ id: 'device', header: headers.device, text: (row) => row.device, card: 'meta' }),
  textColumn({ id: 'ip', header: headers.ip, width: 132, text: (row) => row.ip, card: 'meta' }),
  textColumn({ id: 'fingerprint', header: headers.fingerprint, text: (row) => row.fingerprint }),
];

/** «Устройства и входы»: what the journal knows of sign-ins; an administrator sees and ends live sessions. */
export function SignIns({ member }: { member: MemberCard }): ReactElement {
  const query = useQuery('members.signIns', { params: { id: member.id } });
  const administers = useSession().profile?.roleCode === 'admin';
  return (
    <Stack gap={24}>
      <Heading level={3}>{messages.title}</Heading>
      <CardTable
        caption={messages.caption}
        columns={columns}
        query={query}
        getRowId={(row) => `${row.at}-${row.result}`}
        rowLabel={(row) => row.device}
        empty={messages.empty}
      />
      {administers && <Sessions member={member} />}
    </Stack>
  );
}
