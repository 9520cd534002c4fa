import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';

import type { Api } from '../client/types.ts';
import type { RouteKey } from '../contract.ts';
import { createInvalidations, type Invalidations } from './invalidations.ts';

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

function Provide({ api, children }: { api: Api; children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const value = useMemo(() => ({ api, invalidations: createInvalidations((filter) => mutate(filter)) }), [api, mutate]);
  return <Context value={value}>{children}</Context>;
}

type ApiProviderProps<K extends RouteKey> = { api: Api<K>; children: ReactNode };

/**
 * Puts the client and one cache under the screens. Nothing is repeated behind one's back: a failed
 * query shows its «Повторить», so a message is shown once per failure.
 */
export function ApiProvider<K extends RouteKey>({ api, children }: ApiProviderProps<K>) {
  const config = useMemo(
    () => ({
      provider: () => new Map(),
      shouldRetryOnError: false,
      dedupingInterval: 2000,
      focusThrottleInterval: 30_000,
    }),
    [],
  );
  return (
    <SWRConfig value={config}>
      <Provide api={api}>{children}</Provide>
    </SWRConfig>
  );
}
