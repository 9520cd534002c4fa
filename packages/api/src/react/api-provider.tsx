import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

import type { Api } from '../client/types.ts';
import type { RouteKey } from '../contract.ts';
import { createInvalidations, type Invalidations } from './invalidations.ts';
import { dropPrefetched, placeAnswer } from './prefetch.ts';

type ApiContext = { api: Api; invalidations: Invalidations };

const Context = createContext<ApiContext | undefined>(undefined);

function useApiContext(): ApiContext {
  const context = useContext(Context);
  if (!context) throw new Error('ApiProvider is missing above');
  return context;
}

/** The client itself, for calls outside the hooks. */
export const useApi = (): Api => useApiContext().api;

export const useInvalidations = (): Invalidations => useApiContext().invalidations;

type ApiProviderProps<K extends RouteKey> = {
  /** Made once, outside of React. */
  api: Api<K>;
  children: ReactNode;
};

/** Puts the client under the screens. The cache of queries comes with the first screen that asks for something. */
export function ApiProvider<K extends RouteKey>({ api, children }: ApiProviderProps<K>) {
  const value = useMemo<ApiContext>(
    () => ({ api, invalidations: createInvalidations(() => dropPrefetched(api)) }),
    [api],
  );
  const { invalidations } = value;
  useEffect(
    () =>
      api.on((event) => {
        if (event.type !== 'late-answer') return;
        placeAnswer(api, event.key, event.input, event.data);
        invalidations.askAgain(event.key, event.input);
      }),
    [api, invalidations],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
