import { formatNumber, Panel } from '@pribavka/ui';
import { BarChart, LineChart } from '@pribavka/ui/charts';
import type { ReactElement } from 'react';

import { shortDay } from './period.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.products;

/** Fewer points than this make no line. */
const enoughForLine = 3;

interface Day {
  readonly date: string;
  readonly units: number;
}

export interface SalesChartProps {
  series: readonly Day[];
  /** Days of the period before, in the same order; shorter when it is not known yet. */
  previous: readonly Day[];
}

/** Units sold by day next to the period before; the same numbers stand in a table. */
export function SalesChart({ series, previous }: SalesChartProps): ReactElement {
  const total = series.reduce((sum, row) => sum + row.units, 0);
  const chart = {
    caption: messages.chartUnit,
    categoryLabel: messages.day,
    categories: series.map((row) => shortDay(row.date)),
    series: [
      { id: 'now', label: messages.now, values: series.map((row) => row.units) },
      {
        id: 'past',
        label: messages.before,
        values: series.map((_, index) => previous[index]?.units ?? null),
        tone: 'past' as const,
      },
    ],
    // As high as «Нужно решить» of a usual day next to it.
    height: 336,
  };
  const bars = { ...chart, series: chart.series.slice(0, 1) };
  return (
    <Panel title={messages.chart} aside={`${formatNumber(total)} шт.`}>
      {series.length < enoughForLine ? <BarChart {...bars} /> : <LineChart {...chart} />}
    </Panel>
  );
}
