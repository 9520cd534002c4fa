import type { Output } from '@pribavka/api';
import { useInvalidate, useQuery } from '@pribavka/api/react';
import { EmptyState, SearchInput, SegmentedControl, Stack, StatusLabel, Text } from '@pribavka/ui';
import { type DayRange, DateRangePicker } from '@pribavka/ui/dates';
import { type Column, DataTable } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useState } from 'react';

import { amountColumn, momentColumn, textColumn } from '../../shared/list/columns.tsx';
import { periodOf } from '../../shared/list/request.ts';
import { callMessages as messages } from './card-messages.ts';
import type { Tech } from './TechSheet.tsx';

type Call = Output<'technical.calls'>['items'][number];

const headers = messages.columns;

const columns: readonly Column<Call>[] = [
  momentColumn({
    id: 'at',
    header: headers.at,
    sortable: false,
    hideable: false,
    at: (row) => row.at,
    card: 'meta',
  }),
  textColumn({
    id: 'call',
    header: headers.call,
    minWidth: 150,
    text: (row) => row.name,
    cell: (row) => <span title={`${row.method} ${row.path}`}>{row.name}</span>,
    card: 'title',
  }),
  {
    id: 'status',
    header: headers.status,
    width: 76,
    value: (row) => row.httpStatus,
    cell: ({ httpStatus }) => (
      <StatusLabel status={httpStatus < 400 ? 'ok' : httpStatus < 500 ? 'warn' : 'bad'}>{httpStatus}</StatusLabel>
    ),
    card: 'status',
  },
  amountColumn({
    id: 'duration',
    header: headers.duration,
    width: 128,
    amount: (row) => row.durationMs,
    text: messages.duration,
  }),
  textColumn({ id: 'code', header: headers.code, width: 184, text: (row) => row.code, card: 'meta' }),
  textColumn({ id: 'ip', header: headers.ip, width: 124, text: (row) => row.ip }),
  textColumn({ id: 'request', header: headers.request, minWidth: 280, tone: 'muted', text: (row) => row.requestId }),
];

const copy = async (requestId: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(requestId);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.notCopied);
  }
};

const outcomes = ['all', 'failed', 'ok'] as const;
type Outcome = (typeof outcomes)[number];

/** Calls of a system for 30 days; filters are the card's own and stay out of the address of the list. */
export function Calls({ tech }: { tech: Tech }): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>(tech.errorsLast24Hours > 0 ? 'failed' : 'all');
  const [period, setPeriod] = useState<DayRange>();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState({ page: 1, pageSize: 15 });
  const at = period && periodOf(period);
  const body = {
    page: place.page,
    size: place.pageSize,
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    filters: { ...(outcome === 'all' ? {} : { isFailed: outcome === 'failed' }), ...(at && { at }) },
  };
  const { data, problem, loading, refreshing, reload } = useQuery(
    'technical.calls',
    { params: { id: tech.id }, body },
    { keepPreviousData: true, quiet: 'all' },
  );
  const invalidate = useInvalidate();
  const newest = data?.items[0]?.id;
  // What the card counts above the log is of the moment it was opened; a newer call changes it.
  useEffect(() => {
    if (newest !== undefined) invalidate(['technical.get']);
  }, [invalidate, newest]);
  const narrowed = outcome !== 'all' || period !== undefined || search !== '';
  const first =
    <T,>(change: (value: T) => void) =>
    (value: T): void => {
      change(value);
      setPlace((before) => ({ ...before, page: 1 }));
    };
  return (
    <Stack gap={12}>
      <Text as="p" tone="secondary">
        {messages.errors24(tech.errorsLast24Hours)} · {messages.last(tech.lastUsedAt, newest !== undefined)}
      </Text>
      <Stack direction="row" gap={8} wrap align="center">
        <SegmentedControl<Outcome>
          aria-label={messages.outcome}
          size="sm"
          value={outcome}
          onValueChange={first(setOutcome)}
          options={outcomes.map((value) => ({ value, label: messages[value] }))}
        />
        <DateRangePicker
          label={messages.period}
          value={period ?? null}
          onValueChange={(next) => first(setPeriod)(next ?? undefined)}
        />
      </Stack>
      <SearchInput
        aria-label={messages.search}
        placeholder={messages.search}
        size="sm"
        value={search}
        onValueChange={first(setSearch)}
      />
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={data?.items ?? []}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        status={problem && !data ? 'error' : loading ? 'loading' : refreshing ? 'refreshing' : 'idle'}
        onRetry={reload}
        total={data?.total}
        totalCapped={data?.totalCapped}
        filtered={narrowed}
        rowMenu={(row) => [{ id: 'copy', label: messages.copy, onSelect: () => void copy(row.requestId) }]}
        empty={<EmptyState level={3} title={messages.empty.title} description={messages.empty.text} />}
        noMatch={<EmptyState level={3} drawing="search" title={messages.none.title} description={messages.none.text} />}
        paging={{ type: 'numbered', ...place, onPageChange: setPlace }}
      />
    </Stack>
  );
}
