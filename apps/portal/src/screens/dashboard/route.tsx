import { useQuery } from '@pribavka/api/react';
import { shopToday } from '@pribavka/forms/rules';
import { Banner, formatDate, Skeleton, toDate } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { Suspense, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useMember } from '../../app/session/useMember.ts';
import { afterPaint } from '../../shared/after-paint.ts';
import { latestSales, waitingSales } from '../../shared/latest-sales.ts';
import { optional } from '../../shared/optional.ts';
import { settling } from '../../shared/settling.ts';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { ActivePromotions } from './ActivePromotions.tsx';
import { BalanceSlab } from './BalanceSlab.tsx';
import { LastSales } from './LastSales.tsx';
import { Tasks } from './Tasks.tsx';
import { tasksOf } from './tasks.ts';
import { dashboardMessages as messages } from './messages.ts';

/** Of the whole panel on a desk, so that nothing under it moves when it comes. */
const CHART_HEIGHT = 422;
/** Of two tasks. */
const TASKS_HEIGHT = 296;

const EarnedChart = optional(afterPaint(() => import('./EarnedChart.tsx')));
const FirstSteps = optional(() => import('./newcomer/FirstSteps.tsx'));
const Rating = optional(afterPaint(() => import('./Rating.tsx')));

const Place = styled.div`
  ${settling}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
  & > div > [data-area='tasks'] {
    display: grid;
    gap: 24px;
    align-content: start;
    order: -2;
  }
  & > div > [data-area='promotions'] {
    order: -1;
  }
  /* What is read after something that is still awaited comes after it, in the order of a phone. */
  @media (max-width: 63.99em) {
    &:has([data-area='tasks'] [data-bone]) [data-area]:not([data-area='tasks']),
    &:has([data-area='promotions'] [data-bone]) :is([data-area='chart'], [data-area='sales']),
    &:has([data-area='chart'] [data-bone]) [data-area='sales'] {
      visibility: hidden;
    }
  }
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > div > [data-area='chart'],
    & > div > [data-area='sales'] {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
    & > div > [data-area] {
      order: 0;
    }
  }
`;

/** A column of its own on a desk; on a phone its parts stand among all the others, in the order of a phone. */
const Column = styled.div`
  display: contents;
  @media (min-width: 64em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    align-content: start;
    ${settling}
  }
`;

/** A narrow header has one line for both, and the shop is what says the person where the sale will go. */
const Day = styled.span`
  @media (max-width: 63.99em) {
    display: none;
  }
`;

/** The member's main page. */
function Dashboard(): ReactElement {
  const user = useMember();
  const sales = useQuery('sales.list', latestSales, { quiet: 'all' });
  const waiting = useQuery('sales.list', waitingSales, { quiet: 'all' });
  const member = user.roleCode === 'member';
  const cards = useQuery('cards.list', {}, { enabled: member, quiet: 'all' });
  // Somebody without a single sale sees the way to the first points instead of what waits.
  const isNewcomer = sales.data?.items.length === 0;
  // Until all is here nothing is said: a list that grows would push down what stands under it.
  const areTasksKnown = !waiting.loading && !cards.loading && !sales.loading;
  const waitingForTasks = <Skeleton shape="block" height={TASKS_HEIGHT} label={messages.loading} />;
  useFirstLoad(sales.loading, messages.loading);
  const [now] = useState(() => new Date());
  // It is named next to the shop, whose day it is; the greeting goes by the person's own clock.
  const today = shopToday(user.store, now);
  const day = `${messages.weekdays[toDate(today)?.getDay() ?? 0]}, ${formatDate(today, 'listDay')}`;
  return (
    <Place>
      <PortalHeader
        title={messages.greeting(user.firstName, now.getHours())}
        subtitle={
          user.store ? (
            <>
              <Day>{day} · </Day>
              {user.store.name}
            </>
          ) : (
            day
          )
        }
      />
      {member ? <BalanceSlab /> : <Banner tone="info" title={messages.sample} />}
      <Grid>
        <Column>
          {member && (
            <div data-area="chart">
              <Suspense fallback={<Skeleton shape="block" height={CHART_HEIGHT} label={messages.loading} />}>
                <EarnedChart />
              </Suspense>
            </div>
          )}
          <div data-area="sales">
            <LastSales sales={sales.data?.items} problem={sales.problem} onRetry={sales.reload} />
          </div>
        </Column>
        <Column>
          <div data-area="promotions">
            <ActivePromotions />
          </div>
          {member && (
            <div data-area="tasks">
              {areTasksKnown ? (
                isNewcomer ? (
                  <Suspense fallback={waitingForTasks}>
                    <FirstSteps user={user} cards={cards.data} />
                  </Suspense>
                ) : (
                  <Tasks title={messages.tasks} tasks={tasksOf(user, waiting.data?.items, cards.data)} />
                )
              ) : (
                waitingForTasks
              )}
              <Suspense>
                <Rating />
              </Suspense>
            </div>
          )}
        </Column>
      </Grid>
    </Place>
  );
}

export { Dashboard as Component };
