import { useOwnContacts } from '@pribavka/api/react';
import { ContactsPanel } from '@pribavka/forms/account';
import { Skeleton } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { personalMessages as messages } from '../messages.ts';

// Comes a moment later: the contacts above are what is looked for first.
const Work = lazy(() => import('./Work.tsx'));

/** Name, contacts and the place of work. */
export function Personal({ user }: { user: User }): ReactElement {
  const contacts = useOwnContacts();
  return (
    <>
      <ContactsPanel
        {...contacts}
        person={user}
        nameNotice={user.passport.status === 'verified' ? messages.nameRecheck : undefined}
      />
      {(user.partner ?? user.store) && (
        <Suspense fallback={<Skeleton height={160} label={messages.loading} />}>
          <Work user={user} />
        </Suspense>
      )}
    </>
  );
}
