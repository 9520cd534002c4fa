import { useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize as serialize } from 'swr/infinite';

import type { CallOptions } from '../client/types.ts';
import type { Problem } from '../problems/problem.ts';
import { useApi, useInvalidations } from './api-provider.tsx';
import { cacheSettings, useCacheScope } from './use-cache.ts';
import { nameOf, readPrefetched, takePrefetched } from './prefetch.ts';
import type { AnyPage, ListBody, ListKey, Row, Totals } from '../lists.ts';

export type InfiniteList<K extends ListKey> = {
  /** Rows of all pages so far. */
  items: readonly Row<K>[];
  /** How many rows there are, counted up to a cap. */
  total: number;
  /** There are more than `total` rows. */
  totalCapped: boolean;
  /** Sums over the whole list, where the call has them. */
  totals: Totals<K> | undefined;
  /** Whether there is another page. */
  hasMore: boolean;
  /** Asks for the next page. */
  loadMore: () => void;
  /** Why the last question failed. */
  problem: Problem | undefined;
  /** The first page has not come, and there is nothing to show. */
  loading: boolean;
  /** The rows and sums answer the question before: those of this one have not come. */
  previous: boolean;
  /** The next page has been asked for and has not come. */
  loadingMore: boolean;
  /** Asks again for every page; settles when the answers are in place. */
  reload: () => Promise<void>;
};

/** A list that grows at its end by the cursor of the last answer. */
export function useInfiniteList<K extends ListKey>(
  key: K,
  body: Omit<ListBody<K>, 'page' | 'cursor'>,
  options: { enabled?: boolean | undefined; quiet?: CallOptions['quiet'] } = {},
): InfiniteList<K> {
  const api = useApi();
  const { subscribe } = useInvalidations();
  const scope = useCacheScope(key);
  const call = api.call as unknown as (key: K, input: { body: unknown }, how: CallOptions) => Promise<AnyPage>;
  const name = nameOf(key, { body });
  const early = useMemo(() => readPrefetched(api, name) as AnyPage | undefined, [api, name]);
  const { cache } = useSWRConfig();
  const keyOf = (index: number, previous: AnyPage | null) => {
    if (options.enabled === false) return null;
    if (index === 0) return [key, { body }, ...scope];
    const cursor = previous?.nextCursor;
    return cursor === undefined ? null : [key, { body: { ...body, cursor } }, ...scope];
  };
  const asking = useSWRInfinite<AnyPage, Problem>(
    keyOf,
    ([, input]: [K, { body: unknown }, number]) =>
      (takePrefetched(api, key, input, Date.now()) as Promise<AnyPage> | undefined) ??
      call(key, input, { quiet: options.quiet }),
    {
      ...cacheSettings,
      revalidateFirstPage: false,
      keepPreviousData: true,
      ...(early !== undefined && { fallbackData: [early] }),
    },
  );
  const { error, size, setSize, isLoading, mutate } = asking;
  const isOwn = early !== undefined || cache.get(serialize(keyOf))?.data !== undefined;
  // After a failure the rows of another question would pass for the answer to this one.
  const data = isOwn || error === undefined ? asking.data : undefined;
  const asked = useRef<unknown>(body);
  useEffect(() => {
    asked.current = body;
  });
  useEffect(
    () =>
      subscribe((matches) => {
        if (matches(key, { body: asked.current })) void mutate().catch(() => undefined);
      }),
    [subscribe, mutate, key],
  );
  const last = data?.at(-1);
  const first = data?.[0];
  const isGrowing = data !== undefined && data.length < size;
  const items = (data ?? []).flatMap((page) => page.items) as Row<K>[];
  // That the question before found nothing says nothing of this one.
  const isKnown = data !== undefined && (items.length > 0 || early !== undefined);
  return {
    items,
    total: first?.total ?? 0,
    totalCapped: first?.totalCapped ?? false,
    totals: first?.totals as Totals<K> | undefined,
    hasMore: last?.nextCursor !== undefined,
    loadMore: () => {
      if (last?.nextCursor !== undefined && !(isGrowing && asking.isValidating)) void setSize(size + 1);
    },
    problem: error,
    loading: isLoading && !isKnown,
    previous: data !== undefined && !isOwn,
    // Looked at only while another page is awaited: a list that looks again at its rows is not drawn for it.
    loadingMore: isGrowing && asking.isValidating,
    reload: async () => void (await mutate().catch(() => undefined)),
  };
}
