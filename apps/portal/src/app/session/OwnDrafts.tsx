import { useSession } from '@pribavka/api/react';
import { DraftsProvider, eraseSealedDrafts } from '@pribavka/forms';
import { useEffect, type ReactElement, type ReactNode } from 'react';

/**
 * What is typed into the screens inside belongs to the member who is signed in; documents and cards wait no longer than
 * the session.
 */
export function OwnDrafts({ children }: { children: ReactNode }): ReactElement {
  const { status, profile } = useSession();
  const isOver = status === 'anonymous';
  useEffect(() => {
    if (isOver) eraseSealedDrafts();
  }, [isOver]);
  return <DraftsProvider owner={profile?.id}>{children}</DraftsProvider>;
}
