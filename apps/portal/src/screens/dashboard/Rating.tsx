import { useQuery } from '@pribavka/api/react';
import { formatCount, formatDate, formatNumber, Panel } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { dashboardMessages as messages } from './messages.ts';

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  color: var(--pb-text-secondary);
  & > strong {
    color: var(--pb-text-primary);
    font: var(--pb-type-h1-sm);
  }
`;

/** The own place among colleagues of the month; nothing at all where the programme has no rating. */
export default function Rating(): ReactElement | null {
  const { data } = useQuery('points.rating', {}, { quiet: 'all' });
  if (!data) return null;
  return (
    <Panel title={messages.rating} aside={formatDate(data.monthStart, 'monthYear')}>
      <Place>
        <strong>{messages.place(formatNumber(data.place))}</strong>
        <span>{messages.ofMembers(formatCount(data.members, messages.members))}</span>
        <span>{messages.ratingPoints(formatPoints(data.points))}</span>
      </Place>
    </Panel>
  );
}
