import { useSession } from '@pribavka/api/react';
import { DraftsProvider, eraseSealedDrafts } from '@pribavka/forms';
import { useEffect, type ReactElement, type ReactNode } from 'react';

import { forgetPassword } from '../../screens/registration/password.ts';

/**
 * What is typed into the screens inside belongs to the member who is signed in; documents and cards wait no longer than
 * the session.
 */
export function OwnDrafts({ children }: { children: ReactNode }): ReactElement {
  const { status, profile } = useSession();
  const owner = profile?.id;
  const isOver = status === 'anonymous';
  useEffect(() => {
    if (isOver) eraseSealedDrafts();
  }, [isOver]);
  useEffect(() => {
    if (owner !== undefined) forgetPassword();
  }, [owner]);
  return <DraftsProvider owner={owner}>{children}</DraftsProvider>;
}
