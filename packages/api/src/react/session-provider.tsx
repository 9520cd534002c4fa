import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

import { canGrant } from '../access/accesses.ts';
import type { SessionState } from '../access/decide.ts';
import type { Grant } from '../permissions.ts';
import { useApi, useInvalidations } from './api-provider.tsx';
import { createSessionStore, type SessionStore, type SessionSnapshot, stateOf } from './session-store.ts';

export type SessionValue = SessionSnapshot &
  Pick<SessionStore, 'reload' | 'signOut' | 'forget'> & {
    /** What `decide` of `@pribavka/api` takes: whether somebody is signed in, and with which permissions. */
    state: SessionState;
  };

const Context = createContext<SessionValue | undefined>(undefined);

type SessionProviderProps = {
  /** Made and started by the page before its first drawing; without one the provider makes its own. */
  store?: SessionStore | undefined;
  children: ReactNode;
};

/** Knows who is signed in; belongs under `ApiProvider`. */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const api = useApi();
  const { forget: forgetQueries } = useInvalidations();
  const sessionStore = useMemo(() => store ?? createSessionStore(api), [api, store]);
  const snapshot = useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, sessionStore.snapshot);
  useEffect(() => (sessionStore === store ? undefined : sessionStore.start()), [sessionStore, store]);
  // Another person must never see what the last one had on screen.
  useEffect(
    () =>
      api.session.subscribe((change) => {
        if (change !== 'refreshed') forgetQueries();
      }),
    [api, forgetQueries],
  );
  const value = useMemo(
    () => ({
      ...snapshot,
      state: stateOf(snapshot),
      reload: sessionStore.reload,
      signOut: sessionStore.signOut,
      forget: sessionStore.forget,
    }),
    [snapshot, sessionStore],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Who is signed in, and how to sign out. */
export function useSession(): SessionValue {
  const value = useContext(Context);
  if (!value) throw new Error('SessionProvider is missing above');
  return value;
}

/** May the person do this: a control without its right is absent, not disabled. */
export function useAllowed(grant: Grant): boolean {
  return canGrant(useSession().access, grant);
}

type AllowedProps = {
  /** The right the children ask for. */
  to: Grant;
  children: ReactNode;
  /** Drawn without the right; nothing unless given. */
  fallback?: ReactNode | undefined;
};

/** Draws its children for a person who has the right. */
export function Allowed({ to, children, fallback = null }: AllowedProps) {
  return useAllowed(to) ? children : fallback;
}
