import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  &:empty {
    display: none;
  }
`;

/** Why the promotion gives nothing now, or soon will not. */
export function Notices({ promotion }: { promotion: PromotionCard }): ReactElement {
  const { state, available, unavailableReason, budgetLow } = promotion;
  const text = messages.states[state];
  const isQuiet = state === 'soon' || state === 'finished';
  return (
    <Root>
      {text !== '' && <Banner tone={isQuiet ? 'info' : 'warning'} title={text} />}
      {state === 'active' && budgetLow && (
        <Banner tone="warning" title={messages.low}>
          {messages.lowText}
        </Banner>
      )}
      {!available && state !== 'finished' && (
        <Banner tone="warning" title={messages.unavailable}>
          {unavailableReason}
        </Banner>
      )}
    </Root>
  );
}
