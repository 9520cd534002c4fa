import { useQuery } from '@pribavka/api/react';
import { formatPhone } from '@pribavka/ui';
import type { ReactElement } from 'react';

/** Mail and telephone of the support, as the programme's settings name them. */
export function Contacts(): ReactElement | null {
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
