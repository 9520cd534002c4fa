import { useQuery } from '@pribavka/api/react';
import { Banner, LinkButton, Skeleton } from '@pribavka/ui';
import { BalanceSlab as Slab, formatPoints } from '@pribavka/ui/loyalty';
import { ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { pointsUrl } from '../my-points/urls.ts';
import { newSaleUrl } from '../sales/urls.ts';
import { balanceParts } from './balance.ts';
import { dashboardMessages as messages } from './messages.ts';

/**
 * On a phone the plate goes from edge to edge and its two buttons stand under it, within reach of a thumb. Styles decide
 * between the two places of the buttons: the page is drawn at build, where no width is known.
 */
const Place = styled.div`
  display: grid;
  gap: 16px;
  margin-top: -16px;
  & > :first-child {
    margin-inline: -16px;
    border-radius: 0;
  }
  & > [data-part='below'] {
    display: grid;
    gap: 8px;
  }
  @media (max-width: 63.99em) {
    & > :first-child [data-part='actions'] {
      display: none;
    }
  }
  @media (min-width: 64em) {
    & > [data-part='below'] {
      display: none;
    }
  }
  /* What is far from expiry is the rest of the number above: a phone has two places in a row. */
  @media (max-width: 47.99em) {
    & > :first-child ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
    }
    & > :first-child li[data-kind='available']:not(:only-child) {
      display: none;
    }
  }
  @media (min-width: 48em) {
    margin-top: 0;
    & > :first-child {
      margin-inline: 0;
      border-radius: var(--pb-radius-md);
    }
  }
`;

/** What the member has: the largest number of the screen, and the two things to do with it. */
export function BalanceSlab(): ReactElement {
  const { data: balance, problem, reload } = useQuery('points.get', {}, { quiet: 'all' });
  if (problem && !balance) {
    return <SectionError title={messages.balanceFailed} problem={problem} onRetry={reload} />;
  }
  if (!balance) return <Skeleton shape="block" height={248} label={messages.loading} />;
  const withdraw = <Link to={pointsUrl({ withdraw: true })} />;
  const register = <Link to={newSaleUrl()} />;
  return (
    <Place>
      <Slab
        balance={balance.active}
        label={messages.available}
        parts={balanceParts(balance)}
        actions={
          <>
            <LinkButton variant="slab-outline" render={withdraw}>
              {messages.withdraw}
            </LinkButton>
            <LinkButton variant="slab" icon={ScanQrCode} render={register}>
              {messages.register}
            </LinkButton>
          </>
        }
      />
      <div data-part="below">
        <LinkButton wide variant="primary" icon={ScanQrCode} render={register}>
          {messages.register}
        </LinkButton>
        <LinkButton wide render={withdraw}>
          {messages.withdraw}
        </LinkButton>
      </div>
      {balance.reserved > 0 && (
        <p>
          <Link to={pointsUrl({ tab: 'payouts' })}>{messages.reserved(formatPoints(balance.reserved))}</Link>
        </p>
      )}
      {balance.debt > 0 && <Banner tone="warning" title={messages.debt(formatPoints(balance.debt))} />}
      {balance.spendBlocked && <Banner tone="warning" title={balance.blockReason ?? messages.blocked} />}
    </Place>
  );
}
