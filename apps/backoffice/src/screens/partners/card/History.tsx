import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { Button, EmptyState, ErrorState, formatDate, quoted, Skeleton, Stack, Timeline } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { cardMessages, partnersMessages } from '../messages.ts';

type Row = Output<'partners.history'>['items'][number];
const messages = cardMessages.history;
const portion = 20;

function Changes({ row }: { row: Row }): ReactElement {
  return (
    <>
      {row.reason && <div>{`${messages.reason} ${row.reason}`}</div>}
      {row.changes.map(({ field, label, before, after }) => (
        <div key={field}>{`${label}: ${before ?? messages.nothing} → ${after ?? messages.nothing}`}</div>
      ))}
    </>
  );
}

/** «История»: what was changed of the partner and its shops, by whom and why. */
export function History({ partnerId }: { partnerId: string }): ReactElement {
  const [size, setSize] = useState(portion);
  const { data, problem, reload } = useQuery(
    'partners.history',
    { params: { id: partnerId }, body: { size } },
    { keepPreviousData: true },
  );
  if (problem && !data) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!data) return <Skeleton label={partnersMessages.tabs.history} />;
  if (data.items.length === 0) {
    return <EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />;
  }
  return (
    <Stack gap={12}>
      <Timeline
        events={data.items.map((row) => ({
          key: row.id,
          at: row.at,
          time: formatDate(row.at, 'tableDateTime'),
          title: [row.actionName, row.entityTypeName.toLowerCase(), row.entityLabel && quoted(row.entityLabel)]
            .filter(Boolean)
            .join(' '),
          by: row.actorName,
          children: <Changes row={row} />,
        }))}
      />
      {data.total > data.items.length && size < 200 && (
        <div>
          <Button onClick={() => setSize((before) => before + portion)}>{messages.more}</Button>
        </div>
      )}
    </Stack>
  );
}
