import { programmeZone } from '@pribavka/forms/rules';
import { useAllowed, useQuery, useSession } from '@pribavka/api/react';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDate,
  formatMoney,
  formatNumber,
  Grid,
  PageHeader,
  Panel,
  Skeleton,
  Stack,
} from '@pribavka/ui';
import { FilterBar, type FilterValues } from '@pribavka/ui/table';
import { Children, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Outdated } from '../../shared/Outdated.tsx';
import { memberStates, withdrawalStates } from '../../shared/states.ts';
import { Attention } from './Attention.tsx';
import { mergeAttention } from './attention.ts';
import { Breakdown } from './Breakdown.tsx';
import { Budgets } from './Budgets.tsx';
import { Figures } from './Figures.tsx';
import { isQuiet, payoutFigures, peopleFigures, pointFigures, productFigures } from './figures.ts';
import { periodOf, previousRange, todayIn } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { Ranking } from './Ranking.tsx';
import { SalesChart } from './SalesChart.tsx';
import { membersOf, payoutsOf } from './standing.ts';
import { OperationTypes, Regions } from './tables.tsx';
import { chosenOf, filterIds, queryOf, useSummaryFilters } from './useSummaryFilters.ts';
import { dashboardMessages as messages } from './messages.ts';

/** Blocks of one row share it; those that are not there leave no hole. */
function SideBySide({ children }: { children: ReactNode }): ReactElement | null {
  const count = Children.toArray(children).length;
  return count === 0 ? null : <Grid columns={'1fr '.repeat(count)}>{children}</Grid>;
}

/** The day in figures; each block is there only for those who may see it. */
export function Component(): ReactElement {
  const [params, setParams] = useSearchParams();
  const dictionary = useQuery('dictionary.get');
  const today = todayIn(dictionary.data?.settings.timezone ?? programmeZone());
  const period = periodOf(params, today);
  const filters = useSummaryFilters();
  const chosen = chosenOf(params);
  const narrow = queryOf(chosen);
  const query = { ...period.days, ...narrow };
  /** The address is all the screen remembers. */
  const write = (change: Record<string, string | undefined>): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const choose = (values: FilterValues): void => {
    const asked = new Map(Object.entries(values));
    write(
      Object.fromEntries(
        filterIds.map((name) => {
          const value = asked.get(name);
          return [name, Array.isArray(value) ? value[0] : undefined];
        }),
      ),
    );
  };
  const seesProducts = useAllowed('dashboard.getSummaryProduct:read');
  const seesMembers = useAllowed('dashboard.getSummaryMemberAndPoints:read');
  const seesMoney = useAllowed('dashboard.getSummaryTransaction:read');
  const listsMembers = useAllowed('memberPage.memberList:read');
  const roleCode = useSession().profile?.roleCode;
  // A partner sees no budgets: they are the programme's and the manufacturer's.
  const seesBudgets = useAllowed('promotions.promotionListAdmin:read') && roleCode !== 'partner';
  const listsPayouts = useAllowed('transactionPage.transactionListAdmin:read');
  // A payout belongs to a person and to no goods: a manufacturer would only see zeros.
  const paysPeople = roleCode !== 'manufacturer';
  const known = dictionary.data !== undefined;
  const products = useQuery(
    'summaries.products',
    { query },
    { enabled: known && seesProducts, keepPreviousData: true },
  );
  const before = useQuery(
    'summaries.products',
    { query: { ...previousRange(period.days), ...narrow } },
    { enabled: known && seesProducts, keepPreviousData: true, quiet: 'all' },
  );
  const members = useQuery('summaries.members', { query }, { enabled: known && seesMembers, keepPreviousData: true });
  const money = useQuery('summaries.transactions', { query }, { enabled: known && seesMoney, keepPreviousData: true });
  const attention = mergeAttention([products.data?.attention, members.data?.attention, money.data?.attention]);
  const asOf = products.data?.asOf ?? members.data?.asOf ?? money.data?.asOf;
  const failed = [products, members, money].filter((block) => block.problem && !block.data);
  const productTotals = products.data;
  const people = members.data;
  const payouts = money.data;
  const outdated = products.previous || members.previous || money.previous || before.previous;
  return (
    <Stack gap={16}>
      <PageHeader
        style={{ marginBottom: 4 }}
        title={messages.title}
        meta={outdated ? messages.counting : asOf && messages.asOf(formatDate(asOf, 'time'))}
        actions={
          <PeriodPicker
            {...period}
            today={today}
            onName={(name) => write({ period: name === 'month' ? undefined : name, from: undefined, to: undefined })}
            onDays={(days) => write({ ...days, period: undefined })}
          />
        }
      />
      {filters.length > 0 && (
        <FilterBar role="group" aria-label={messages.filters} filters={filters} value={chosen} onValueChange={choose} />
      )}
      {failed[0] && (
        <ErrorState
          onRetry={() => {
            for (const block of failed) void block.reload();
          }}
          requestId={failed[0].problem?.requestId}
        />
      )}
      {(products.loading || members.loading || money.loading) && <Skeleton label={messages.title} />}
      {asOf && isQuiet({ products: products.data, members: members.data, money: money.data }) && (
        <EmptyState
          level={2}
          title={messages.empty.title}
          description={messages.empty.text}
          actions={
            <Button onClick={() => write({ period: undefined, from: undefined, to: undefined })}>
              {messages.empty.show}
            </Button>
          }
        />
      )}
      <Outdated when={outdated} gap={16}>
        {productTotals && (
          <>
            <Panel title={messages.products.title}>
              <Figures figures={productFigures(productTotals, { withPoints: !seesMembers })} />
            </Panel>
            <Grid columns="1fr 2fr">
              <Attention rows={attention} />
              <SalesChart series={productTotals.series} previous={before.data?.series ?? []} />
            </Grid>
          </>
        )}
        {asOf && !productTotals && <Attention rows={attention} />}
        {people && (
          <Panel title={messages.members.title}>
            <Stack gap={20}>
              <Figures figures={peopleFigures(people)} />
              <Figures figures={pointFigures(people)} />
            </Stack>
          </Panel>
        )}
        {payouts && paysPeople && (
          <Panel title={messages.transactions.title}>
            <Figures figures={payoutFigures(payouts)} />
          </Panel>
        )}
        <SideBySide>
          {productTotals && <Ranking byProduct={productTotals.byProduct} byBrand={productTotals.byBrand} />}
          {seesBudgets && <Budgets />}
        </SideBySide>
        {productTotals && <Regions rows={productTotals.byRegion} />}
        {payouts && <OperationTypes rows={payouts.byType} />}
        <SideBySide>
          {people && (
            <Breakdown
              title={messages.members.byStatus}
              empty={messages.members.empty}
              rows={people.byStatus.map(({ status, count }) => ({
                key: status,
                state: memberStates[status],
                values: [formatNumber(count)],
                to: listsMembers ? membersOf(status, narrow) : undefined,
              }))}
            />
          )}
          {payouts && paysPeople && (
            <Breakdown
              title={messages.transactions.byStatus}
              empty={messages.transactions.empty}
              rows={payouts.byStatus.map(({ status, count, netKopecks }) => ({
                key: status,
                state: withdrawalStates[status],
                values: [formatNumber(count), formatMoney(netKopecks)],
                to: listsPayouts ? payoutsOf(status, period.days, narrow) : undefined,
              }))}
            />
          )}
        </SideBySide>
      </Outdated>
    </Stack>
  );
}
