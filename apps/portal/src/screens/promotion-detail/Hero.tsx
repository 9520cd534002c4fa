import { formatDate, StoneCover } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  overflow-wrap: anywhere;
  align-content: space-between;
  min-height: 220px;
  margin-block: 12px;
  padding: 24px 20px;
  overflow: hidden;
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-slab);
  color: var(--pb-text-on-slab);
  & > [data-part='stone'],
  & > [data-part='shade'] {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  & > [data-part='shade'] {
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--pb-cover-shade) 94%, transparent) 45%,
      color-mix(in srgb, var(--pb-cover-shade) 20%, transparent)
    );
  }
  & strong {
    font: var(--pb-type-display-sm);
    letter-spacing: var(--pb-type-display-sm-spacing);
  }
  & p {
    max-width: 560px;
    overflow-wrap: anywhere;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: center;
    color: var(--pb-text-on-slab-muted);
  }
  /* A phone has the button pinned to its bottom. */
  @media (max-width: 47.99em) {
    min-height: 160px;
    & > [data-part='actions'] > a {
      display: none;
    }
  }
  @media (min-width: 64em) {
    min-height: 300px;
    padding: 40px 48px;
  }
`;

const Stone = styled(StoneCover)`
  height: 100%;
`;

/** Name, gain and time left over the promotion's stone. */
export function Hero({ promotion, action }: { promotion: PromotionCard; action: ReactNode }): ReactElement {
  const { state, daysLeft, startsAt, endsAt } = promotion;
  const end = formatDate(endsAt, 'listDay');
  return (
    <Root>
      <span data-part="stone">
        <Stone seed={promotion.id} />
      </span>
      <span data-part="shade" />
      <div>
        <strong aria-hidden>{promotion.name}</strong>
        <p>{promotion.benefit}</p>
      </div>
      <div data-part="actions">
        {action}
        <span>
          {state === 'soon' && messages.from(formatDate(startsAt, 'listDay'))}
          {state === 'finished' && messages.was(formatDate(endsAt, 'listDayYear'))}
          {state !== 'soon' &&
            state !== 'finished' &&
            (daysLeft === null ? '' : `${messages.left(daysLeft)}, `) + messages.until(end)}
        </span>
      </div>
    </Root>
  );
}
