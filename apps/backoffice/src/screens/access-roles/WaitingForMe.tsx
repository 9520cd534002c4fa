import { useQuery } from '@pribavka/api/react';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { staffMessages } from './staff-messages.ts';
import { personUrl } from './urls.ts';

const input = { body: { size: 20, filters: { waitsForMe: true } } } as const;

/** Accounts of administrators whose change this administrator may confirm or stop; nothing while there are none. */
export function WaitingForMe(): ReactElement | null {
  const { data } = useQuery('staff.list', input, { quiet: 'all' });
  if (!data?.items.length) return null;
  return (
    <Banner tone="warning" title={staffMessages.waiting.forMe}>
      {data.items.map(({ id, role, lastName, firstName }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={personUrl(role.code, id)}>{`${lastName} ${firstName}`.trim()}</Link>
        </span>
      ))}
    </Banner>
  );
}
