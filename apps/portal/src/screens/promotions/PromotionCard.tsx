import { formatDate, Glyph, quoted, type GlyphName } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { PromotionRow } from '../../shared/contract.ts';
import { OwnProgress } from '../../shared/OwnProgress.tsx';
import { PromotionCover } from '../../shared/PromotionCover.tsx';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import type { PromotionTab } from './urls.ts';
import { promotionsMessages as messages } from './messages.ts';

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  & > [data-part='cover'] {
    --cover-radius: 0;
    position: relative;
    height: 72px;
  }
  & [data-part='badge'] {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    padding: 4px 10px;
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    color: var(--pb-text-primary);
    font-weight: 600;
  }
  & > [data-part='text'] {
    overflow-wrap: anywhere;
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 4px;
    padding: 16px;
  }
  & h2 {
    font: var(--pb-type-h3);
  }
  & h2 a {
    color: inherit;
    text-decoration: none;
  }
  & h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & [data-part='mine'] {
    margin-top: auto;
    padding-top: 12px;
    font: var(--pb-type-ui);
  }
  &:hover {
    border-color: var(--pb-line-strong);
  }
  @media (min-width: 48em) {
    & > [data-part='cover'] {
      height: 140px;
    }
    & [data-part='badge'] {
      inset-block: auto 12px;
    }
  }
`;

const dates = (promotion: PromotionRow, tab: PromotionTab): string => {
  if (tab === 'soon') return messages.from(formatDate(promotion.startsAt, 'listDay'));
  if (tab === 'finished') return messages.was(formatDate(promotion.endsAt, 'listDayYear'));
  const until = messages.until(formatDate(promotion.endsAt, 'listDay'));
  return promotion.daysLeft === null ? until : `${until} · ${messages.left(promotion.daysLeft)}`;
};

const warningOf = ({ state, budgetLow }: PromotionRow): { glyph: GlyphName; text: string } | undefined => {
  if (state === 'budget_spent') return { glyph: 'stop', text: messages.budgetSpent };
  return state === 'active' && budgetLow ? { glyph: 'warn', text: messages.budgetLow } : undefined;
};

/** One promotion: what it gives, until when, and how far the member is. */
export function PromotionCard({ promotion, tab }: { promotion: PromotionRow; tab: PromotionTab }): ReactElement {
  const { progress } = promotion;
  const warning = warningOf(promotion);
  return (
    <Root>
      <div data-part="cover">
        <PromotionCover id={promotion.id} imageUrl={promotion.imageUrl} />
        {promotion.badge !== '' && <span data-part="badge">{promotion.badge}</span>}
      </div>
      <div data-part="text">
        <h2>
          <Link to={promotionDetailUrl(promotion.id)}>{quoted(promotion.name)}</Link>
        </h2>
        <p>{promotion.shortText || promotion.benefit}</p>
        <p>{dates(promotion, tab)}</p>
        {warning !== undefined && (
          <p>
            <Glyph name={warning.glyph} /> {warning.text}
          </p>
        )}
        {progress && (
          <div data-part="mine">
            <OwnProgress name={promotion.name} progress={progress} />
          </div>
        )}
      </div>
    </Root>
  );
}
