import { useSession } from '@pribavka/api/react';
import { DraftsProvider } from '@pribavka/forms';
import type { ReactElement, ReactNode } from 'react';

/** What is typed into the screens inside belongs to the person who is signed in. */
export function OwnDrafts({ children }: { readonly children: ReactNode }): ReactElement {
  return <DraftsProvider owner={useSession().profile?.id}>{children}</DraftsProvider>;
}
