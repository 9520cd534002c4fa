import { useOwnContacts } from '@pribavka/api/react';
import { ContactsPanel } from '@pribavka/forms/account';
import type { ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { personalMessages as messages } from '../messages.ts';
import { Work } from './Work.tsx';

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
      {(user.partner ?? user.store) && <Work user={user} />}
    </>
  );
}
