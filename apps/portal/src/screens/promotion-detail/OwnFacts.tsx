import { formatCount, formatNumber, Stat } from '@pribavka/ui';
import { Coin, FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { OwnProgress } from '../../shared/OwnProgress.tsx';
import { limitParts } from './limit-parts.ts';
import { promotionMessages as messages } from './messages.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--pb-line-hair);
`;

/* Three cells in a row on the narrowest phone; what does not fit begins a line, and the rule before it is clipped away. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: 12px;
  margin-inline-start: -13px;
  clip-path: inset(0 0 0 13px);
  & > * {
    flex: 1 1 auto;
    padding-inline: 12px;
    border-inline-start: 1px solid var(--pb-line-hair);
    white-space: nowrap;
  }
`;

/** Under the cover of a phone: what the member has got over the usual points, for how much, and how long it still runs. */
export function OwnFacts({ promotion }: { promotion: PromotionCard }): ReactElement {
  const { progress, name, state, daysLeft } = promotion;
  const isRunning = state !== 'soon' && state !== 'finished';
  const limits = limitParts(progress);
  return (
    <Root aria-label={messages.result}>
      <Strip>
        {progress && (
          <>
            <Stat
              size="sm"
              label={messages.over}
              value={
                <>
                  <Coin size={16} />
                  {formatNumber(progress.points)}
                </>
              }
            />
            <Stat size="sm" label={messages.sold} value={messages.pieces(formatNumber(progress.units))} />
          </>
        )}
        {isRunning && daysLeft !== null && (
          <Stat size="sm" label={messages.remains} value={formatCount(daysLeft, ['день', 'дня', 'дней'])} />
        )}
      </Strip>
      {limits.length > 0 && <FormulaColumn framed={false} parts={limits} />}
      {!progress && <p>{messages.noResult}</p>}
      {progress && (progress.target !== null || progress.points === 0) && (
        <OwnProgress name={name} progress={progress} />
      )}
    </Root>
  );
}
