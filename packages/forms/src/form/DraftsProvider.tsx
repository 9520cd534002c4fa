import { createContext, type ReactElement, type ReactNode, useContext, useEffect } from 'react';

import { followErasures } from './drafts.ts';

const Owner = createContext<string | undefined>(undefined);

/** Shape of {@link DraftsProvider}. */
export interface DraftsProviderProps {
  /** Id of the person who is signed in; without one the forms inside keep no drafts. */
  readonly owner: string | undefined;
  /** The screens with their forms. */
  readonly children: ReactNode;
}

/** Says whose the drafts of the forms inside are; once, around the screens of the application. */
export function DraftsProvider({ owner, children }: DraftsProviderProps): ReactElement {
  useEffect(followErasures, []);
  return <Owner.Provider value={owner}>{children}</Owner.Provider>;
}

/** The person the drafts here belong to. */
export const useDraftOwner = (): string | undefined => useContext(Owner);
