import { useQuery } from '@pribavka/api/react';
import { Button, formatPhone, useHydrated } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { loginMessages as messages } from './messages.ts';

const GuestForm = lazy(() => import('./GuestForm.tsx'));

// Room for both lines of the contacts, which come later: nothing on the page may move for them.
const Note = styled.p`
  padding-top: 20px;
  border-top: 1px solid var(--pb-line-hair);
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
  & > div {
    margin-block: 8px;
  }
  & > span {
    display: block;
    min-height: 48px;
  }
  & a {
    display: block;
    width: fit-content;
    line-height: 24px;
  }
  @media (pointer: coarse) {
    & > span {
      min-height: 88px;
    }
    & a {
      padding-block: 10px;
    }
  }
`;

/** Mail and telephone of the support, as the programme's settings name them. */
function Contacts(): ReactElement | null {
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  if (!data) return null;
  const { supportEmail, supportPhone } = data.settings;
  return (
    <>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {supportPhone !== '' && <a href={`tel:+${supportPhone.replace(/\D/g, '')}`}>{formatPhone(supportPhone)}</a>}
    </>
  );
}

/** How to reach people when one cannot enter. */
export function Support(): ReactElement {
  const hydrated = useHydrated();
  const [writing, setWriting] = useState(false);
  return (
    <Note as="div">
      {messages.help}
      <div>
        <Button onClick={() => setWriting(true)}>{messages.write}</Button>
      </div>
      <span>{hydrated && <Contacts />}</span>
      {writing && (
        <Suspense fallback={null}>
          <GuestForm onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Note>
  );
}
