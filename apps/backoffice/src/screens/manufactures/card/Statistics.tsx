import { programmeToday } from '@pribavka/forms/rules';
import { addDays } from '@pribavka/ui/dates';
import type { Output } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';
import { formatDate, formatMoney, formatNumber, Heading, SegmentedControl, Stack, Stat, Text } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { Column } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

import { Outdated } from '../../../shared/Outdated.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { PromotionLines } from '../../../shared/sheet/PromotionLines.tsx';
import { promotionUrl } from '../../promotions/urls.ts';
import { manufacturersMessages } from '../messages.ts';

const messages = manufacturersMessages.statistics;
const periods = { month: 30, quarter: 90, year: 365 } as const;
type Period = keyof typeof periods;
type Leader = Output<'manufacturers.statistics'>['byProduct'][number];

function useStatistics(id: string, days: number) {
  const to = programmeToday();
  const query = { from: addDays(to, 1 - days), to };
  return useQuery('manufacturers.statistics', { params: { id }, query }, { keepPreviousData: true, quiet: 'all' });
}

export function Promotions({ id }: { id: string }): ReactElement {
  const query = useStatistics(id, periods.month);
  const opens = useAllowed('promotions.promotionDetailAdmin:read');
  return (
    <PromotionLines
      query={{ ...query, data: query.data?.promotions }}
      empty={manufacturersMessages.promotions.empty}
      recordUrl={opens ? ({ id: one }) => promotionUrl(one) : undefined}
    />
  );
}

const leaderColumns: readonly Column<Leader>[] = [
  { id: 'name', header: messages.name, minWidth: 180, cell: (row) => row.name, card: 'title' },
  {
    id: 'units',
    header: messages.units,
    width: 112,
    align: 'end',
    cell: (row) => messages.pieces(row.units),
    card: 'meta',
  },
  {
    id: 'revenue',
    header: messages.revenue,
    width: 130,
    align: 'end',
    cell: (row) => formatMoney(row.revenueKopecks),
    card: 'meta',
  },
  {
    id: 'points',
    header: messages.points,
    width: 96,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.points),
    card: 'end',
  },
];

const percent = (share: number): string => `${formatNumber(Math.round(share * 1000) / 10, { fraction: 1 })} %`;

/** What was sold in the period and in the one before it, the leaders and the brands; the server counts. */
export function Statistics({ id }: { id: string }): ReactElement {
  const [period, setPeriod] = useState<Period>('month');
  const query = useStatistics(id, periods[period]);
  const { data } = query;
  const stat = (label: string, now: string, before: string) => (
    <Stat label={label} value={now} size="sm" delta={messages.before(before)} />
  );
  const leaders = (caption: string, rows: readonly Leader[] | undefined) => (
    <section>
      <Heading level={3}>{caption}</Heading>
      <CardTable<Leader>
        caption={caption}
        columns={leaderColumns}
        query={{ ...query, data: rows }}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.name}
        empty={messages.empty}
      />
    </section>
  );
  return (
    <Stack gap={20}>
      <SegmentedControl<Period>
        size="sm"
        aria-label={messages.period}
        value={period}
        onValueChange={setPeriod}
        options={(Object.keys(periods) as Period[]).map((value) => ({ value, label: messages.periods[value] }))}
      />
      {data && (
        <Outdated when={query.previous} gap={20}>
          <LedgerStrip>
            {stat(messages.units, messages.pieces(data.units), messages.pieces(data.previous.units))}
            {stat(messages.revenue, formatMoney(data.revenueKopecks), formatMoney(data.previous.revenueKopecks))}
            {stat(messages.points, formatNumber(data.points), formatNumber(data.previous.points))}
            {stat(messages.returns, percent(data.returnsShare), percent(data.previous.returnsShare))}
          </LedgerStrip>
          <Text as="p" tone="secondary">
            {messages.asOf(formatDate(data.asOf, 'dayMonthYearTime'))}
          </Text>
        </Outdated>
      )}
      {leaders(messages.byProduct, data?.byProduct)}
      {leaders(messages.byBrand, data?.byBrand)}
    </Stack>
  );
}
