import { useQuery } from '@pribavka/api/react';
import { formatDate, formatNumber, Skeleton } from '@pribavka/ui';
import { formatPoints, Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { Operation } from '../../../shared/contract.ts';
import { formulaParts } from '../../../shared/formula.ts';
import { writeToSupportUrl } from '../../profile/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { pointsUrl } from '../urls.ts';
import { pointsMessages as messages } from '../messages.ts';
import { WhyPlace } from './WhyPlace.ts';

const signed = (points: number): string => formatNumber(points, { sign: true });

/** Where the number comes from: the formula, the dates and what it belongs to. */
export default function Why({ id, operation }: { id: string; operation: Operation }): ReactElement {
  const { data, problem, reload } = useQuery('operations.get', { params: { id: operation.id } }, { quiet: 'all' });
  const activates = data?.lots.find((lot) => lot.account === 'pending')?.activateAt;
  return (
    <WhyPlace id={id}>
      {!data && !problem && <Skeleton shape="text" rows={3} label={messages.loading} />}
      {problem && !data && <SectionError level={3} title={messages.whyFailed} problem={problem} onRetry={reload} />}
      {data && data.formula.length > 0 && (
        <>
          <h3>{messages.why}</h3>
          <Formula size="sm" parts={formulaParts(data.formula)} />
        </>
      )}
      {data && data.formula.length === 0 && data.explanation.length > 0 && (
        <ul aria-label={messages.why}>
          {data.explanation.map(({ text, points }) => (
            <li key={text}>
              {text}
              {points !== null && <b>{formatNumber(points, { sign: true })}</b>}
            </li>
          ))}
        </ul>
      )}
      <p>
        {operation.pendingDelta > 0 && activates && (
          <span>{messages.activates(formatDate(activates, 'listDayYear'))}</span>
        )}
        {operation.expiresAt && <span>{messages.expires(formatDate(operation.expiresAt, 'listDayYear'))}</span>}
        <span>{messages.deltas(signed(operation.pendingDelta), signed(operation.activeDelta))}</span>
        {operation.activeDelta !== 0 && <span>{messages.leftAfter(formatPoints(operation.balanceAfter.active))}</span>}
        <Link to={writeToSupportUrl({ operation: operation.id })}>{messages.support}</Link>
        {operation.sale && <Link to={saleUrl(operation.sale.id)}>{messages.openSale(operation.sale.number)}</Link>}
        {operation.withdrawal && (
          <Link to={pointsUrl({ tab: 'payouts', payout: operation.withdrawal.id })} preventScrollReset>
            {messages.openPayout(operation.withdrawal.number)}
          </Link>
        )}
      </p>
    </WhyPlace>
  );
}
