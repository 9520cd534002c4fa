import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import {
  EmptyState,
  ErrorState,
  formatDate,
  formatMoney,
  formatNumber,
  Heading,
  Skeleton,
  Stack,
  Stat,
} from '@pribavka/ui';
import { BarChart, LineChart } from '@pribavka/ui/charts';
import { BalanceBar, LedgerStrip } from '@pribavka/ui/loyalty';
import type { Column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { cardMessages } from './messages.ts';

const messages = cardMessages.statistics;
type Stats = Output<'promotions.stats'>;

/** A leader of either kind: a product by its units, a partner by its sales. */
interface Leader {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly points: number;
}

/** Fewer days than this make no line. */
const enoughForLine = 3;

const columnsOf = (counted: string): readonly Column<Leader>[] => [
  { id: 'name', header: messages.name, minWidth: 180, cell: (row) => row.name, card: 'title' },
  { id: 'count', header: counted, width: 104, align: 'end', cell: (row) => formatNumber(row.count), card: 'meta' },
  {
    id: 'points',
    header: messages.pointsSeries,
    width: 104,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.points),
    card: 'end',
  },
];

function Days({ byDay }: Pick<Stats, 'byDay'>): ReactElement {
  const chart = {
    caption: messages.byDay,
    categoryLabel: messages.day,
    categories: byDay.map(({ date }) => formatDate(date, 'date').slice(0, 5)),
    series: [
      { id: 'points', label: messages.pointsSeries, values: byDay.map(({ points }) => points), tone: 'amber' as const },
    ],
    height: 220,
  };
  return byDay.length < enoughForLine ? <BarChart {...chart} /> : <LineChart {...chart} />;
}

function Budget({ stats }: { stats: Stats }): ReactElement | null {
  const { budget, spent, reserved } = stats;
  if (budget === null || spent === null || reserved === null) return null;
  const left = Math.max(0, budget - spent - reserved);
  return (
    <Stack as="section" gap={12}>
      <Heading level={3}>{`${messages.budget}: ${messages.total(budget)}`}</Heading>
      <BalanceBar
        parts={[
          { kind: 'burning', value: spent, text: formatNumber(spent), label: messages.spent },
          { kind: 'pending', value: reserved, text: formatNumber(reserved), label: messages.reserved },
          { kind: 'available', value: left, text: formatNumber(left), label: messages.left },
        ]}
      />
    </Stack>
  );
}

/** «Статистика»: what the promotion has given, by day, by goods, and how much of the budget is left. */
export function Statistics({ id }: { id: string }): ReactElement {
  const query = useQuery('promotions.stats', { params: { id } }, { quiet: 'all' });
  const { data, problem, reload } = query;
  if (problem && !data) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!data) return <Skeleton label={cardMessages.tabs.statistics} />;
  const leaders = (caption: string, counted: string, rows: readonly Leader[]) => (
    <Stack as="section" gap={12}>
      <Heading level={3}>{caption}</Heading>
      <CardTable<Leader>
        caption={caption}
        columns={columnsOf(counted)}
        query={{ ...query, data: rows }}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        empty={messages.empty}
      />
    </Stack>
  );
  return (
    <Stack gap={24}>
      <LedgerStrip spread role="group" aria-label={messages.sums}>
        <Stat size="sm" tone="amber" label={messages.points} value={formatNumber(data.points)} />
        <Stat size="sm" label={messages.cost} value={formatMoney(data.cost)} />
        <Stat size="sm" label={messages.sales} value={formatNumber(data.sales)} />
        <Stat size="sm" label={messages.members} value={formatNumber(data.members)} />
        <Stat size="sm" label={messages.units} value={formatNumber(data.units)} />
        {data.returned > 0 && <Stat size="sm" label={messages.returned} value={formatNumber(data.returned)} />}
      </LedgerStrip>
      <Budget stats={data} />
      {data.byDay.length > 0 ? (
        <Stack as="section" gap={12}>
          <Heading level={3}>{messages.byDay}</Heading>
          <Days byDay={data.byDay} />
        </Stack>
      ) : (
        <EmptyState level={3} title={messages.empty} />
      )}
      {leaders(
        messages.products,
        messages.units,
        data.topProducts.map(({ product, units, points }) => ({ ...product, count: units, points })),
      )}
      {leaders(
        messages.partners,
        messages.sales,
        data.topPartners.map(({ partner, sales, points }) => ({ ...partner, count: sales, points })),
      )}
    </Stack>
  );
}
