import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { formatDate, formatNumber, Sheet, Stack, Stat, Text } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { amountColumn, textColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { burningMessages as messages } from './messages.ts';

type Row = Output<'points.burning'>['days'][number];

const dayOf = ({ day }: Row): string => formatDate(day, 'date');

const columns: readonly Column<Row>[] = [
  textColumn({ id: 'day', header: messages.columns.day, text: dayOf, card: 'title' }),
  textColumn({
    id: 'members',
    header: messages.columns.members,
    text: ({ members }) => messages.members(members),
    card: 'meta',
  }),
  amountColumn({ id: 'points', header: messages.columns.points, amount: (row) => row.points, card: 'end' }),
];

/** «Что сгорит»: how many points of how many members burn on which day. */
export function BurningSheet({ onClose }: { onClose: () => void }): ReactElement {
  const query = useQuery('points.burning', { query: { days: 90 } }, { quiet: 'all' });
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      <Stack gap={16}>
        <Text as="p">{messages.text}</Text>
        {query.data && query.data.points > 0 && (
          <LedgerStrip>
            <Stat size="sm" label={messages.total} value={formatNumber(query.data.points)} />
          </LedgerStrip>
        )}
        <CardTable<Row>
          query={{ ...query, data: query.data?.days }}
          caption={messages.caption}
          columns={columns}
          rowLabel={dayOf}
          getRowId={({ day }) => day}
          empty={messages.empty}
        />
      </Stack>
    </Sheet>
  );
}
