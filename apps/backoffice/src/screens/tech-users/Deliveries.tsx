import { type Output, webhookNames } from '@pribavka/api';
import { useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { Banner, Button, Dialog, EmptyState, Heading, SegmentedControl, Stack, Text } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useState } from 'react';

import { amountColumn, momentColumn, statusColumn, textColumn } from '../../shared/list/columns.tsx';
import { deliveryStates, webhookMessages as messages } from './card-messages.ts';
import type { Tech } from './TechSheet.tsx';

type Delivery = Output<'technical.deliveries'>['items'][number];

const headers = messages.columns;

/** Why it has not been taken yet, and when it is tried again. */
const reasonOf = ({ lastError, status, attempts, nextAttemptAt }: Delivery): string | null =>
  [lastError, status === 'queued' && attempts > 0 && nextAttemptAt !== null && messages.nextAttempt(nextAttemptAt)]
    .filter(Boolean)
    .join(', ') || null;

const columns: readonly Column<Delivery>[] = [
  momentColumn({
    id: 'at',
    header: headers.at,
    sortable: false,
    at: (row) => row.occurredAt,
    card: 'meta',
  }),
  textColumn({
    id: 'type',
    header: headers.type,
    width: 124,
    hideable: false,
    text: (row) => webhookNames[row.type],
    card: 'title',
  }),
  statusColumn({ header: headers.status, width: 136, state: (row) => deliveryStates[row.status] }),
  textColumn({ id: 'code', header: headers.code, width: 64, text: (row) => row.httpStatus?.toString() }),
  amountColumn({ id: 'attempts', header: headers.attempts, width: 88, amount: (row) => row.attempts }),
  textColumn({
    id: 'error',
    header: headers.error,
    minWidth: 180,
    text: reasonOf,
    // A row that went well has nothing to say here.
    cell: (row) => reasonOf(row),
    card: 'meta',
  }),
];

const views = ['all', 'queued', 'sent', 'failed'] as const;
type View = (typeof views)[number];

/** While something waits, the answer of the receiver is seen within seconds. */
const lookAgainMs = 3000;

/** What was sent to a system, how often, and what it answered. */
export function Deliveries({ tech, editable }: { tech: Tech; editable: boolean }): ReactElement {
  const [view, setView] = useState<View>('all');
  const [place, setPlace] = useState({ page: 1, pageSize: 15 });
  const [opened, setOpened] = useState<Delivery>();
  const retry = useCommand('technical.retryDelivery', { invalidates: ['technical.*'] });
  const invalidate = useInvalidate();
  // The card may have counted nothing while the list still shows what it saw before: each asks for its own.
  const [listed, setListed] = useState(0);
  const waits = tech.webhookQueued > 0 || listed > 0;
  const { data, problem, loading, refreshing, reload } = useQuery(
    'technical.deliveries',
    {
      params: { id: tech.id },
      body: { page: place.page, size: place.pageSize, filters: view === 'all' ? {} : { statuses: [view] } },
    },
    { keepPreviousData: true, quiet: 'all', refreshInterval: waits ? lookAgainMs : 0 },
  );
  const queued = data?.items.filter(({ status }) => status === 'queued').length;
  if (queued !== undefined && queued !== listed) setListed(queued);
  // What has been sent is counted in the card too.
  useEffect(() => {
    if (queued !== undefined) invalidate(['technical.get']);
  }, [invalidate, queued]);
  const stuck = data?.items.findLast((row) => row.status === 'queued' && row.attempts > 0);
  const start = async (id: string): Promise<void> => {
    try {
      await retry.run({ params: { id } });
      toast.success(messages.retried);
    } catch {
      void reload();
    }
  };
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={8} wrap align="center" justify="between">
        <Heading level={3}>{messages.deliveries}</Heading>
        <SegmentedControl<View>
          aria-label={messages.show}
          size="sm"
          value={view}
          onValueChange={(next) => {
            setView(next);
            setPlace((before) => ({ ...before, page: 1 }));
          }}
          options={views.map((value) => ({ value, label: messages.views[value] }))}
        />
      </Stack>
      {stuck?.lastError && stuck.nextAttemptAt && (
        <Banner tone="warning" title={messages.notTaken(stuck.attempts)}>
          {messages.notTakenText(stuck.lastError, stuck.nextAttemptAt)}
        </Banner>
      )}
      <DataTable
        caption={messages.deliveries}
        columns={columns}
        rows={data?.items ?? []}
        getRowId={(row) => row.id}
        getRowLabel={(row) => webhookNames[row.type]}
        status={problem && !data ? 'error' : loading ? 'loading' : refreshing ? 'refreshing' : 'idle'}
        onRetry={reload}
        total={data?.total}
        totalCapped={data?.totalCapped}
        filtered={view !== 'all'}
        empty={<EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />}
        rowMenu={(row) => [
          { id: 'body', label: messages.body, onSelect: () => setOpened(row) },
          ...(editable && row.status !== 'sent'
            ? [{ id: 'retry', label: messages.retry, onSelect: () => void start(row.id) }]
            : []),
        ]}
        paging={{ type: 'numbered', ...place, onPageChange: setPlace }}
      />
      {opened && (
        <Dialog
          open
          onClose={() => setOpened(undefined)}
          title={messages.bodyTitle(webhookNames[opened.type])}
          footer={<Button onClick={() => setOpened(undefined)}>{messages.close}</Button>}
        >
          <Stack gap={12}>
            <Text as="p" tone="secondary">
              {messages.bodyHint}
            </Text>
            <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {JSON.stringify(
                {
                  id: opened.id,
                  type: opened.type,
                  occurredAt: opened.occurredAt,
                  data: JSON.parse(opened.body) as object,
                },
                null,
                2,
              )}
            </pre>
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}
