import { useQuery } from '@pribavka/api/react';
import { formatCount, formatNumber, SegmentedControl, Skeleton, Panel } from '@pribavka/ui';
import { Suspense, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { optional } from '../../shared/optional.ts';
import { SectionError } from '../../shared/SectionError.tsx';
import { shortDay, shortMonth } from '../../shared/short.ts';
import { changePercent } from './change.ts';
import { dashboardMessages as messages } from './messages.ts';

const Chart = optional(async () => ({ default: (await import('@pribavka/ui/charts')).BarChart }));

/** Of the chart, of what stands over it, and of the total: a place is as high before they come. */
const CHART_HEIGHT = 260;
const LEGEND_HEIGHT = 32;
const TOTAL_HEIGHT = 44;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin-bottom: 12px;
  color: var(--pb-text-secondary);
  & strong {
    color: var(--pb-text-primary);
    font: var(--pb-type-h1-sm);
  }
  & [data-tone='up'] {
    color: var(--pb-success-text);
    font-weight: 600;
  }
`;

const steps = {
  week: { count: 12, title: messages.earnedWeeks, forms: messages.weekForms, name: shortDay },
  month: { count: 12, title: messages.earnedMonths, forms: messages.monthForms, name: shortMonth },
} as const;

/** What was earned step by step, sales and promotions apart, with the total and its change. */
export default function EarnedChart(): ReactElement {
  const [step, setStep] = useState<'week' | 'month'>('week');
  const { count, title, forms, name } = steps[step];
  const { data, problem, reload } = useQuery(
    'points.earned',
    { query: { step, count } },
    { keepPreviousData: true, quiet: 'all' },
  );
  const change = data && changePercent(data.total, data.previousTotal);
  return (
    <Panel
      title={title}
      aside={
        <SegmentedControl
          aria-label={messages.step}
          size="sm"
          value={step}
          onValueChange={setStep}
          options={[
            { value: 'week', label: messages.weeks },
            { value: 'month', label: messages.months },
          ]}
        />
      }
    >
      {problem && !data && <SectionError level={3} title={messages.chartFailed} problem={problem} onRetry={reload} />}
      {!data && !problem && (
        <Skeleton shape="block" height={TOTAL_HEIGHT + LEGEND_HEIGHT + CHART_HEIGHT} label={messages.loading} />
      )}
      {data && data.total === 0 && <p>{messages.chartEmpty}</p>}
      {data && data.total > 0 && (
        <>
          <Total>
            <strong>{formatNumber(data.total)}</strong>
            <span>{messages.forWeeks(formatCount(count, forms))}</span>
            {change !== undefined && (
              <span data-tone={change > 0 ? 'up' : 'down'}>{formatNumber(change, { sign: true })} %</span>
            )}
          </Total>
          <Suspense
            fallback={<Skeleton shape="block" height={LEGEND_HEIGHT + CHART_HEIGHT} label={messages.loading} />}
          >
            <Chart
              caption={title}
              height={CHART_HEIGHT}
              categoryLabel={messages.period}
              categories={data.rows.map((row) => name(row.from))}
              series={[
                { id: 'sale', label: messages.forSales, values: data.rows.map((row) => row.sale) },
                {
                  id: 'promotion',
                  label: messages.forPromotions,
                  values: data.rows.map((row) => row.promotion),
                  tone: 'amber',
                },
              ]}
            />
          </Suspense>
        </>
      )}
    </Panel>
  );
}
