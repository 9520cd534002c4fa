import { useQuery } from '@pribavka/api/react';
import { formatCount, formatDate, Panel, quoted, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { OwnProgress } from '../../shared/OwnProgress.tsx';
import { PromotionCover } from '../../shared/PromotionCover.tsx';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import { promotionsUrl } from '../promotions/urls.ts';
import { dashboardMessages as messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    gap: 12px;
  }
  & > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--pb-line-soft);
  }
  & > li > span {
    height: 60px;
    overflow: hidden;
    border-radius: var(--pb-radius-sm);
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* The narrow column of a small desk has room for a date with the days left. */
  @media (min-width: 64em) and (max-width: 89.99em) {
    & > li {
      grid-template-columns: 64px minmax(0, 1fr);
    }
    & > li > span {
      height: 48px;
    }
  }
  & a {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-table);
  }
`;

/** On a phone the promotions are cards to be moved by a thumb, past the edge of the screen. */
const Place = styled.div`
  @media (max-width: 47.99em) {
    & > section {
      padding: 0;
      border: 0;
      background: none;
    }
    & ul {
      display: flex;
      gap: 12px;
      margin-inline: -16px;
      padding-inline: 16px;
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scroll-padding-inline: 16px;
      scrollbar-width: none;
    }
    & ul > li {
      display: flex;
      flex: none;
      flex-direction: column;
      gap: 0;
      width: 69%;
      padding: 0;
      overflow: hidden;
      border: 1px solid var(--pb-line-hair);
      border-radius: var(--pb-radius-md);
      background: var(--pb-bg-surface);
      scroll-snap-align: start;
    }
    & ul > li > span {
      height: 88px;
      border-radius: 0;
    }
    & ul > li > div {
      padding: 12px;
    }
    & ul > li:only-child {
      width: 100%;
    }
  }
`;

/** More than are shown: those that a pause or a spent budget has stopped are left to the list of them all. */
const body = { size: 12, sort: [{ field: 'endsAt' as const, direction: 'asc' as const }], tab: 'active' as const };

/** Three running promotions with the days left and the member's own progress. */
export function ActivePromotions(): ReactElement {
  const { data, problem, reload } = useQuery('promotions.list', { body }, { quiet: 'all' });
  const running = data?.items.filter(({ state }) => state === 'active').slice(0, 3);
  return (
    <Place>
      <Panel
        title={messages.promotions}
        aside={
          <Link to={promotionsUrl()}>
            {messages.all} {data && data.total > 3 ? data.total : ''}
          </Link>
        }
      >
        {problem && !data && (
          <SectionError level={3} title={messages.promotionsFailed} problem={problem} onRetry={reload} />
        )}
        {!data && !problem && <Skeleton rows={3} height={117} label={messages.loading} />}
        {running?.length === 0 && <p>{messages.noPromotions}</p>}
        <List>
          {running?.map((promotion) => (
            <li key={promotion.id}>
              <span>
                <PromotionCover id={promotion.id} imageUrl={promotion.imageUrl} />
              </span>
              <div>
                <Link to={promotionDetailUrl(promotion.id)}>{quoted(promotion.name)}</Link>
                <p>{promotion.shortText || promotion.benefit}</p>
                <small>
                  {messages.until(
                    formatDate(promotion.endsAt, 'listDay'),
                    formatCount(promotion.daysLeft ?? 0, messages.days),
                  )}
                </small>
                {promotion.progress && <OwnProgress name={promotion.name} progress={promotion.progress} />}
              </div>
            </li>
          ))}
        </List>
      </Panel>
    </Place>
  );
}
