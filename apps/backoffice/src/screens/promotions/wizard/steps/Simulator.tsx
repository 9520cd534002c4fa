import { programmeToday } from '@pribavka/forms/rules';
import { addDays } from '@pribavka/ui/dates';
import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import {
  Banner,
  formatDate,
  formatMoney,
  formatNumber,
  Panel,
  quoted,
  SegmentedControl,
  Skeleton,
  Stack,
  Stat,
  Text,
} from '@pribavka/ui';
import { Coin, FormulaColumn, LedgerStrip } from '@pribavka/ui/loyalty';
import { type Column, DataTable } from '@pribavka/ui/table';
import { type ReactElement, useState } from 'react';

import { amountColumn } from '../../../../shared/list/columns.tsx';
import type { PromotionBody } from '../body.ts';
import { wizardMessages } from '../messages.ts';

type Simulation = Output<'promotions.simulate'>;
type Top = Simulation['perMemberTop'][number];

const { check: messages } = wizardMessages;
const quarter = 90;

const columnsOf = (all: number): readonly Column<Top>[] => [
  { id: 'member', header: messages.topColumns.member, minWidth: 160, cell: (row) => row.member.name, card: 'title' },
  amountColumn({
    id: 'sales',
    header: messages.topColumns.sales,
    width: 88,
    amount: (row) => row.sales,
    unit: messages.topUnits.sales,
    card: 'meta',
  }),
  amountColumn({
    id: 'share',
    header: messages.topColumns.share,
    width: 80,
    amount: (row) => Math.round((row.points * 1000) / Math.max(all, 1)) / 10,
    text: (share) => `${formatNumber(share)} %`,
    unit: messages.topUnits.share,
    card: 'meta',
  }),
  {
    id: 'points',
    header: messages.topColumns.points,
    width: 104,
    align: 'end',
    tone: 'strong',
    cell: (row) => formatNumber(row.points),
    card: 'end',
  },
];

function Cost({ data, budget }: { data: Simulation; budget: number | undefined }): ReactElement {
  const line = (label: string, value: string) => ({ key: label, label, value });
  const budgetWord = data.budgetEndsOn
    ? messages.budgetEnds(formatDate(data.budgetEndsOn, 'date'))
    : budget !== undefined && messages.budgetEnough;
  return (
    <Stack gap={16}>
      <LedgerStrip>
        <Stat
          size="lg"
          tone="amber"
          label={messages.points}
          value={
            <>
              <Coin size={28} /> {formatNumber(data.points)}
            </>
          }
        />
        <Stat label={messages.money} value={formatMoney(data.cost)} />
      </LedgerStrip>
      <FormulaColumn
        framed={false}
        parts={[
          line(messages.seen, formatNumber(data.salesSeen)),
          line(messages.touched, formatNumber(data.sales)),
          line(messages.people, formatNumber(data.members)),
          line(messages.units, formatNumber(data.units)),
        ]}
      />
      {budgetWord && <Banner tone={data.budgetEndsOn ? 'warning' : 'success'} title={budgetWord} />}
      {data.sales === 0 && <Text tone="secondary">{messages.none(data.salesSeen)}</Text>}
      {data.overlaps.length > 0 && (
        <Text as="p" tone="secondary">
          {`${messages.alsoPaid}: ${data.overlaps
            .map(({ promotion, points }) => `${quoted(promotion.name)} (${formatNumber(points)})`)
            .join(', ')}`}
        </Text>
      )}
    </Stack>
  );
}

export interface SimulatorProps {
  body: PromotionBody | undefined;
  promotionId: string | undefined;
}

/** What the rule would have given over the sales of last month: points, money, whom most of it goes to. */
export function Simulator({ body, promotionId }: SimulatorProps): ReactElement {
  const [period, setPeriod] = useState<'month' | 'quarter'>('month');
  const today = programmeToday();
  const input = {
    body: {
      promotion: body as PromotionBody,
      ...(promotionId && { promotionId }),
      ...(period === 'quarter' && { period: { from: addDays(today, -quarter), to: addDays(today, -1) } }),
    },
  };
  const { data, problem, refreshing } = useQuery('promotions.simulate', input, {
    enabled: body !== undefined,
    keepPreviousData: true,
    quiet: 'all',
  });
  const shown = body === undefined || problem ? undefined : data;
  return (
    <>
      <Panel
        title={messages.cost}
        level={3}
        aside={shown && messages.costOn(formatDate(shown.period.from, 'date'), formatDate(shown.period.to, 'date'))}
      >
        <Stack gap={16}>
          <SegmentedControl
            size="sm"
            aria-label={messages.period}
            value={period}
            onValueChange={setPeriod}
            options={(['month', 'quarter'] as const).map((value) => ({ value, label: messages.periods[value] }))}
          />
          {body === undefined && <Text tone="secondary">{messages.notReady}</Text>}
          {body !== undefined && problem && (
            <Banner
              tone="danger"
              title={problem.messages[0] ?? Object.values(problem.fields).flat()[0] ?? messages.notReady}
            />
          )}
          {body !== undefined && !problem && !data && <Skeleton label={messages.counting} />}
          {shown && (
            <div aria-busy={refreshing}>
              <Cost data={shown} budget={body?.budgetPoints} />
            </div>
          )}
        </Stack>
      </Panel>
      {shown && shown.perMemberTop.length > 0 && (
        <Panel title={messages.top} level={3} flush>
          <DataTable
            caption={messages.topCaption}
            columns={columnsOf(shown.points)}
            rows={shown.perMemberTop}
            getRowId={(row) => row.member.id ?? row.member.name}
            density="compact"
          />
        </Panel>
      )}
    </>
  );
}
