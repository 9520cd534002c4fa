import { formatDate, Icon, quoted, StoneCover } from '@pribavka/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionsUrl } from '../promotions/urls.ts';
import { promotionMessages as messages } from './messages.ts';

/* A phone has no header here: the cover begins at the top edge, with the way back over it. */
const Root = styled.section`
  position: relative;
  margin: 0 -16px 16px;
  --cover-radius: 0;
  & > [data-part='back'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    z-index: 1;
    display: grid;
    place-items: center;
    width: var(--pb-size-touch);
    height: var(--pb-size-touch);
    border-radius: var(--pb-radius-sm);
    background: rgb(0 0 0 / 0.56);
    color: var(--pb-text-on-slab);
  }
  @media (min-width: 48em) {
    margin-inline: -24px;
    & > [data-part='back'] {
      display: none;
    }
  }
  @media (min-width: 64em) {
    --cover-radius: var(--pb-radius-md);
    margin: 0 0 24px;
  }
  @media print {
    & > [data-part='back'] {
      display: none;
    }
  }
`;

const Cover = styled(StoneCover)`
  min-height: 260px;
  & > [data-part='text'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
  }
  & h1 {
    font: var(--pb-type-display-sm);
    letter-spacing: var(--pb-type-display-sm-spacing);
  }
  & p,
  & [data-part='actions'] {
    max-width: 560px;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    align-items: center;
    color: var(--pb-text-on-slab-muted);
  }
  & [data-part='actions'] > span {
    flex: 1 0 180px;
  }
  & [data-part='actions'] > span > span {
    display: inline-block;
  }
  /* Under 1024 px the days left stand in the strip under the cover. */
  @media (max-width: 63.99em) {
    & [data-part='actions'] > span > [data-part='left'] {
      display: none;
    }
  }
  /* The button is pinned to the bottom of a phone. */
  @media (max-width: 47.99em) {
    & > [data-part='text'] {
      padding-inline: 16px;
    }
    & [data-part='actions'] > a {
      display: none;
    }
  }
  @media (min-width: 48em) {
    & > [data-part='text'] {
      padding-inline: 24px;
    }
  }
  @media (min-width: 64em) {
    min-height: 224px;
    & > [data-part='text'] {
      flex: 1;
      align-content: space-between;
      padding: 32px;
      background: linear-gradient(
        to var(--pb-line-end, right),
        color-mix(in srgb, var(--shade) 94%, transparent) 592px,
        transparent
      );
    }
  }
  /* Paper has no stone under the letters. */
  @media print {
    min-height: 0;
    background: none;
    & > [data-part='text'] {
      padding: 0;
      background: none;
      color: inherit;
    }
    & [data-part='actions'] {
      color: inherit;
    }
  }
`;

export interface HeroProps {
  promotion: Pick<PromotionCard, 'id' | 'name' | 'benefit' | 'state' | 'daysLeft' | 'startsAt' | 'endsAt'>;
  action?: ReactNode;
}

/** Name, gain and time left over the promotion's stone. */
export function Hero({ promotion, action }: HeroProps): ReactElement {
  const { id, name, benefit, state, daysLeft, startsAt, endsAt } = promotion;
  const isRunning = state !== 'soon' && state !== 'finished';
  return (
    <Root>
      <Link data-part="back" to={promotionsUrl()} aria-label={messages.backToList}>
        <Icon as={ChevronLeft} size={24} />
      </Link>
      <Cover seed={id}>
        <div>
          <h1>{quoted(name)}</h1>
          <p>{benefit}</p>
        </div>
        <div data-part="actions">
          {action}
          <span>
            {state === 'soon' && messages.from(formatDate(startsAt, 'listDay'))}
            {state === 'finished' && messages.was(formatDate(endsAt, 'listDayYear'))}
            {isRunning && daysLeft !== null && <span data-part="left">{messages.left(daysLeft)},&nbsp;</span>}
            {isRunning && <span>{messages.until(formatDate(endsAt, 'listDay'))}</span>}
          </span>
        </div>
      </Cover>
    </Root>
  );
}
