import { Glyph } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { profileUrl, writeToSupportUrl } from '../../profile/urls.ts';
import { pointsUrl } from '../urls.ts';
import { withdrawMessages as messages } from './messages.ts';
import type { Blocker } from './blockers.ts';

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

/** Where each reason is corrected. */
function target(link: Blocker['link']): string | undefined {
  switch (link) {
    case 'phone':
      return profileUrl('personal');
    case 'passport':
      return profileUrl('passport');
    case 'cards':
      return profileUrl('cards');
    case 'points':
      return pointsUrl();
    case 'support':
      return writeToSupportUrl();
    case null:
      return undefined;
  }
}

/** Reasons as a checklist with links, never a dead button. */
export function Blockers({ blockers, onLeave }: { blockers: readonly Blocker[]; onLeave: () => void }): ReactElement {
  return (
    <>
      <h3>{messages.blockedTitle}</h3>
      <List>
        {blockers.map((blocker) => {
          const to = target(blocker.link);
          return (
            <li key={blocker.code}>
              <Glyph name="warn" />
              <div>
                <p>{blocker.text}</p>
                {to && blocker.link && (
                  <Link to={to} onClick={blocker.link === 'points' ? onLeave : undefined}>
                    {messages.blockedLink[blocker.link]}
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
