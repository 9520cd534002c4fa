import { useHydrated } from '@pribavka/ui';
import { Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { lazyOrNothing } from '../../shared/lazyOrNothing.ts';
import { loginWords as words } from './words.ts';

const Contacts = lazyOrNothing(async () => (await import('./Contacts.tsx')).Contacts);

// Room for both lines of the contacts, which come later: nothing on the page may move for them.
const Note = styled.p`
  padding-top: 20px;
  border-top: 1px solid var(--pb-line-hair);
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
  & > span {
    display: block;
    min-height: 48px;
  }
  & a {
    display: block;
    width: fit-content;
    line-height: 24px;
  }
`;

/** How to reach people when one cannot enter. */
export function Support(): ReactElement {
  const hydrated = useHydrated();
  return (
    <Note>
      {words.help}
      <span>
        {hydrated && (
          <Suspense fallback={null}>
            <Contacts />
          </Suspense>
        )}
      </span>
    </Note>
  );
}
