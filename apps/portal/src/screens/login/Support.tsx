import { useQuery } from '@pribavka/api/react';
import { formatPhone, useHydrated } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { loginMessages as messages } from './messages.ts';

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
  return (
    <Note>
      {messages.help}
      <span>{hydrated && <Contacts />}</span>
    </Note>
  );
}
