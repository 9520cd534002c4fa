import { formatDate, Glyph, quoted, useAtLeast, type GlyphName } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { PromotionRow } from '../../shared/contract.ts';
import { OwnProgress } from '../../shared/OwnProgress.tsx';
import { PromotionCover } from '../../shared/PromotionCover.tsx';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { Root } from './PromotionCard.styles.ts';
import type { PromotionTab } from './urls.ts';
import { promotionsMessages as messages } from './messages.ts';

const dates = (promotion: PromotionRow, tab: PromotionTab): string => {
  if (tab === 'soon') return messages.from(formatDate(promotion.startsAt, 'listDay'));
  if (tab === 'finished') return messages.was(formatDate(promotion.endsAt, 'listDayYear'));
  const until = messages.until(formatDate(promotion.endsAt, 'listDay'));
  return promotion.daysLeft === null ? until : `${until} · ${messages.left(promotion.daysLeft)}`;
};

const warningOf = ({ state, budgetLow }: PromotionRow): { glyph: GlyphName; text: string } | undefined => {
  if (state === 'budget_spent') return { glyph: 'stop', text: messages.budgetSpent };
  if (state === 'paused') return { glyph: 'pause', text: messages.paused };
  return state === 'active' && budgetLow ? { glyph: 'warn', text: messages.budgetLow } : undefined;
};

/** Points that the facts of a lead have said already, with no step and no limit to add. */
const isOnlyPoints = ({ points, target, left }: NonNullable<PromotionRow['progress']>): boolean =>
  points > 0 && target === null && left === null;

export interface PromotionCardProps {
  promotion: PromotionRow;
  tab: PromotionTab;
  /** As wide as the page of a desk. */
  lead: boolean;
}

/** One promotion: what it gives, until when, and how far the member is. */
export function PromotionCard({ promotion, tab, lead }: PromotionCardProps): ReactElement {
  const { progress } = promotion;
  const isLead = useAtLeast('lg') && lead;
  const warning = warningOf(promotion);
  return (
    <Root data-lead={lead ? '' : undefined}>
      <div data-part="cover">
        <PromotionCover id={promotion.id} imageUrl={promotion.imageUrl} />
        {promotion.badge !== '' && <span data-part="badge">{promotion.badge}</span>}
      </div>
      <div data-part="text">
        <h2>
          <Link to={promotionDetailUrl(promotion.id)}>{quoted(promotion.name)}</Link>
        </h2>
        <p>{promotion.shortText || promotion.benefit}</p>
        {!isLead && <p>{dates(promotion, tab)}</p>}
        {warning !== undefined && (
          <p>
            <Glyph name={warning.glyph} /> {warning.text}
          </p>
        )}
        {isLead && <LeadFacts promotion={promotion} />}
        {progress && !(isLead && isOnlyPoints(progress)) && (
          <div data-part="mine">
            <OwnProgress name={promotion.name} progress={progress} />
          </div>
        )}
      </div>
    </Root>
  );
}
