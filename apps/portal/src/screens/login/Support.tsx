import { useQuery } from '@pribavka/api/react';
import { formatPhone } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { loginWords as words } from './words.ts';

const Note = styled.p`
  padding-top: 20px;
  border-top: 1px solid var(--pb-line-hair);
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

/** How to reach people when one cannot enter. */
export function Support(): ReactElement | null {
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  if (!data) return null;
  const { supportEmail, supportPhone } = data.settings;
  return (
    <Note>
      {words.help} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      {supportPhone !== '' && (
        <>
          , <a href={`tel:+${supportPhone.replace(/\D/g, '')}`}>{formatPhone(supportPhone)}</a>
        </>
      )}
    </Note>
  );
}
