import { useAllowed, useQuery } from '@pribavka/api/react';
import { Button, EmptyState, Skeleton, TabPanel, Tabs, useAtLeast } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { lazy, Suspense, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { withParams } from '../../shared/address.ts';
import { useAddressQuery } from '../../shared/useAddressQuery.ts';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { useMember } from '../../app/session/useMember.ts';
import { settling } from '../../shared/settling.ts';
import { History } from './history/History.tsx';
import { Sums } from './Sums.tsx';
import { pointsUrl, type PointsTab } from './urls.ts';
import { pointsMessages as messages } from './messages.ts';

const Withdraw = lazy(() => import('./withdraw/Withdraw.tsx'));
const Expiring = lazy(() => import('./Expiring.tsx'));
const Payouts = lazy(() => import('./payouts/Payouts.tsx'));
const PayoutCard = lazy(() => import('./payouts/PayoutCard.tsx'));

const Place = styled.div`
  ${settling}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 20px;
  @media (max-width: 89.99em) {
    ${settling}
  }
  @media (min-width: 90em) {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`;

const Below = styled.div`
  padding-top: 16px;
`;

/** A phone has the button under the sums; wider screens have it in the header. */
const Wide = styled.div`
  margin-top: 16px;
  @media (min-width: 48em) {
    display: none;
  }
`;

/** Of the sums with something about to burn, so that what stands under them does not move. */
const SUMS_HEIGHT = 68;
const SUMS_HEIGHT_PHONE = 260;

/** «Мои баллы»: sums, history that explains itself, payouts, withdrawal. */
function MyPoints(): ReactElement {
  return useMember().roleCode === 'member' ? <OwnPoints /> : <NoPoints />;
}

/** An admin may look at the screen, but there is no account behind it. */
function NoPoints(): ReactElement {
  return (
    <>
      <PortalHeader title={messages.title} />
      <EmptyState title={messages.membersOnly} description={messages.membersOnlyText} />
    </>
  );
}

function OwnPoints(): ReactElement {
  const [query, changeQuery] = useAddressQuery();
  const navigate = useNavigate();
  const wide = useAtLeast('md');
  const mayWithdraw = useAllowed('transactionPage.detailTransaction:create');
  const { data, problem, loading, reload } = useQuery('points.get', {}, { quiet: 'all' });
  useFirstLoad(loading, messages.loading);
  const tab: PointsTab = query.get('tab') === 'payouts' ? 'payouts' : 'history';
  const withdraw = (): void => void navigate(pointsUrl({ tab, withdraw: true }), { preventScrollReset: true });
  const close = (): void => changeQuery((newest) => withParams(newest, { withdraw: undefined, payout: undefined }));
  const button = (
    <Button variant="primary" wide onClick={withdraw}>
      {messages.withdraw}
    </Button>
  );
  return (
    <Place>
      <PortalHeader title={messages.title} actions={mayWithdraw ? button : undefined} />
      {problem && !data && <SectionError title={messages.failed} problem={problem} onRetry={reload} />}
      {!data && !problem && (
        <Skeleton shape="block" height={wide ? SUMS_HEIGHT : SUMS_HEIGHT_PHONE} label={messages.loading} />
      )}
      {data && <Sums balance={data} />}
      {mayWithdraw && <Wide>{button}</Wide>}
      <Columns>
        <div>
          <Tabs
            label={messages.tabs}
            idPrefix="points"
            automatic={false}
            value={tab}
            onValueChange={(next) => void navigate(pointsUrl({ tab: next }), { preventScrollReset: true })}
            tabs={[
              { value: 'history', label: messages.tabHistory },
              { value: 'payouts', label: messages.tabPayouts },
            ]}
          />
          <TabPanel value={tab} idPrefix="points">
            {tab === 'history' ? (
              <History />
            ) : (
              <Below>
                <Suspense fallback={<Skeleton rows={4} height={64} label={messages.loading} />}>
                  <Payouts onWithdraw={withdraw} />
                </Suspense>
              </Below>
            )}
          </TabPanel>
        </div>
        <Suspense>
          <Expiring />
        </Suspense>
      </Columns>
      <Suspense fallback={null}>
        {query.has('withdraw') && mayWithdraw && (
          <Withdraw
            shown={query.get('withdraw') ?? undefined}
            onMade={(intent) => changeQuery((newest) => withParams(newest, { withdraw: intent }), { replace: true })}
            onClose={close}
            onDone={() => void navigate(pointsUrl({ tab: 'payouts' }), { preventScrollReset: true })}
          />
        )}
        {query.get('payout') && <PayoutCard key={query.get('payout')} id={query.get('payout') ?? ''} onClose={close} />}
      </Suspense>
    </Place>
  );
}

export { MyPoints as Component };
