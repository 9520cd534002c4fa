import { useLayoutEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';

import type { CallOptions } from '../client/types.ts';
import type { Input, InputOptional, QueryKey, Result } from '../contract.ts';
import type { Problem } from '../problems/problem.ts';
import { useApi } from './api-provider.tsx';
import type { CacheKey } from './invalidations.ts';
import { retryPoll } from './poll-retry.ts';
import { nameOf, readPrefetched, takePrefetched } from './prefetch.ts';
import { cacheSettings, useCacheScope } from './use-cache.ts';

export type QueryOptions = {
  /** `false` keeps the query asleep. */
  enabled?: boolean | undefined;
  /** Shows the last answer while another input is being asked for. */
  keepPreviousData?: boolean | undefined;
  /**
   * Milliseconds between repeats; none while the page is hidden. After a failure of the network or of the server the
   * repeats go on, each twice as late as the one before, and say nothing more.
   */
  refreshInterval?: number | undefined;
  /** The answer never changes under its name, as a file does not: it is asked for once, not at every look. */
  immutable?: boolean | undefined;
  /** What the caller shows itself, as of `api.call`. */
  quiet?: CallOptions['quiet'];
};

export type QueryState<K extends QueryKey> = {
  /** The answer; undefined until it is here. */
  data: Result<K> | undefined;
  /** Why the last question failed. */
  problem: Problem | undefined;
  /** The answer has not come, and there is no earlier one to show. */
  loading: boolean;
  /** `data` answers the question before this one (`keepPreviousData`). */
  previous: boolean;
  /** Asking, with or without something to show. */
  refreshing: boolean;
  /** Asks again; settles when the answer is in place, a failure as well. */
  reload: () => Promise<void>;
  /** Puts a known answer in place, for example the one a command came back with. */
  set: (data: Result<K>) => void;
};

type QueryArguments<K extends QueryKey> =
  InputOptional<K> extends true
    ? [input?: Input<K>, options?: QueryOptions]
    : [input: Input<K>, options?: QueryOptions];

/** Lets what is under way be drawn: several questions that begin together would hold the page for one long task. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const asksOnce = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** A query of the contract as the screen lives with it; commands do not compile here. */
export function useQuery<K extends QueryKey>(key: K, ...args: QueryArguments<K>): QueryState<K> {
  const [input, options = {}] = args;
  const api = useApi();
  const scope = useCacheScope(key);
  const asked: CacheKey | null = options.enabled === false ? null : [key, input ?? {}, ...scope];
  const call = api.call as (key: K, input: unknown, options: CallOptions) => Promise<Result<K>>;
  const poll = options.refreshInterval ?? 0;
  const failing = useRef(false);
  const hasAnswer = useRef(false);
  const name = nameOf(key, input);
  const early = useMemo(() => readPrefetched(api, name) as Result<K> | undefined, [api, name]);
  const asking = useSWR<Result<K>, Problem>(
    asked,
    async () => {
      const first = (await takePrefetched(api, key, input, Date.now())) as Result<K> | undefined;
      if (first !== undefined) return first;
      // Nobody waits for what is on the screen already.
      if (hasAnswer.current) await nextTask();
      const isRepeat = failing.current && poll > 0;
      failing.current = true;
      const answer = await call(key, input ?? {}, { quiet: isRepeat ? 'all' : options.quiet });
      failing.current = false;
      return answer;
    },
    {
      ...cacheSettings,
      ...(options.immutable && asksOnce),
      keepPreviousData: options.keepPreviousData ?? false,
      refreshInterval: poll,
      ...(poll > 0 && { shouldRetryOnError: true, onErrorRetry: retryPoll(poll) }),
      ...(early !== undefined && { fallbackData: early }),
    },
  );
  const { data, error, isLoading, mutate } = asking;
  useLayoutEffect(() => {
    hasAnswer.current = data !== undefined;
  }, [data]);
  return {
    data,
    problem: error,
    loading: isLoading && data === undefined,
    previous: isLoading && data !== undefined && early === undefined,
    // Looked at only where it is shown: a screen that does not ask is not drawn again at each repeat.
    get refreshing() {
      return asking.isValidating;
    },
    reload: async () => void (await mutate().catch(() => undefined)),
    set: (next) => void mutate(next, { revalidate: false }),
  };
}
