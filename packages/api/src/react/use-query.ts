import { useMemo } from 'react';
import useSWR from 'swr';

import type { CallOptions } from '../client/types.ts';
import type { Input, InputOptional, QueryKey, Result } from '../contract.ts';
import type { Problem } from '../problems/problem.ts';
import { useApi } from './api-provider.tsx';
import type { CacheKey } from './invalidations.ts';
import { nameOf, readPrefetched, takePrefetched } from './prefetch.ts';
import { cacheSettings, useCacheScope } from './use-cache.ts';

export type QueryOptions = {
  /** `false` keeps the query asleep. */
  enabled?: boolean | undefined;
  /** Shows the last answer while another input is being asked for. */
  keepPreviousData?: boolean | undefined;
  /** Milliseconds between repeats; stops while the page is hidden. */
  refreshInterval?: number | undefined;
  quiet?: CallOptions['quiet'];
};

export type QueryState<K extends QueryKey> = {
  data: Result<K> | undefined;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Asking, with or without something to show. */
  refreshing: boolean;
  reload: () => void;
  /** Puts a known answer in place, for example the one a command came back with. */
  set: (data: Result<K>) => void;
};

type QueryArguments<K extends QueryKey> =
  InputOptional<K> extends true
    ? [input?: Input<K>, options?: QueryOptions]
    : [input: Input<K>, options?: QueryOptions];

/** A query of the contract as the screen lives with it; commands do not compile here. */
export function useQuery<K extends QueryKey>(key: K, ...args: QueryArguments<K>): QueryState<K> {
  const [input, options = {}] = args;
  const api = useApi();
  const scope = useCacheScope();
  const asked: CacheKey | null = options.enabled === false ? null : [key, input ?? {}, scope];
  const call = api.call as (key: K, input: unknown, options: CallOptions) => Promise<Result<K>>;
  const name = nameOf(key, input);
  const early = useMemo(() => readPrefetched(api, name) as Result<K> | undefined, [api, name]);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Result<K>, Problem>(
    asked,
    async () =>
      ((await takePrefetched(api, key, input, Date.now())) as Result<K> | undefined) ??
      call(key, input ?? {}, { quiet: options.quiet }),
    {
      ...cacheSettings,
      keepPreviousData: options.keepPreviousData ?? false,
      refreshInterval: options.refreshInterval ?? 0,
      ...(early !== undefined && { fallbackData: early }),
    },
  );
  return {
    data,
    problem: error,
    loading: isLoading && data === undefined,
    refreshing: isValidating,
    reload: () => void mutate().catch(() => undefined),
    set: (next) => void mutate(next, { revalidate: false }),
  };
}
