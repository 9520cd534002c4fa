import { Glyph } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { profileUrl, writeToSupportUrl } from '../../profile/urls.ts';
import { pointsUrl } from '../urls.ts';
import { withdrawMessages as messages } from './messages.ts';
import type { Blocker } from './blockers.ts';

type Place = NonNullable<Blocker['link']> | 'payouts';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
  }
  & > li > svg {
    margin-top: 5px;
  }
`;

/** What a reason is read from where nothing can be corrected: the payouts that have used the limit up. */
const placeOf = ({ code, link }: Blocker): Place | null => {
  if (code === 'daily_limit' || code === 'monthly_limit') return 'payouts';
  return code === 'status_not_confirmed' ? 'support' : link;
};

function target(place: Place): string {
  switch (place) {
    case 'phone':
      return profileUrl('personal');
    case 'passport':
      return profileUrl('passport');
    case 'cards':
      return profileUrl('cards');
    case 'points':
      return pointsUrl();
    case 'payouts':
      return pointsUrl({ tab: 'payouts' });
    case 'support':
      return writeToSupportUrl();
  }
}

/** Reasons as a checklist with links, never a dead button. */
export function Blockers({ blockers, onLeave }: { blockers: readonly Blocker[]; onLeave: () => void }): ReactElement {
  return (
    <>
      <h3>{messages.blockedTitle}</h3>
      <List>
        {blockers.map((blocker) => {
          const place = placeOf(blocker);
          return (
            <li key={blocker.code}>
              <Glyph name="warn" />
              <div>
                <p>{blocker.text}</p>
                {place && (
                  <Link to={target(place)} onClick={place === 'points' ? onLeave : undefined}>
                    {messages.blockedLink[place]}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </List>
    </>
  );
}
