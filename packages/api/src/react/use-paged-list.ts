import type { Problem } from '../problems/problem.ts';
import type { AnyPage, ListBody, ListKey, Row, Totals } from '../lists.ts';
import { type QueryOptions, useQuery } from './use-query.ts';

export type PagedList<K extends ListKey> = {
  /** The rows of the page. */
  items: readonly Row<K>[];
  /** Number of the page shown, 1 for the first. */
  page: number;
  /** How many rows a page holds. */
  size: number;
  /** How many rows there are, counted up to a cap. */
  total: number;
  /** There are more than `total` rows. */
  totalCapped: boolean;
  /** Sums over the whole list, where the call has them. */
  totals: Totals<K> | undefined;
  /** Pasted numbers there is no row for. */
  notFound: readonly string[];
  /** Why the last question failed. */
  problem: Problem | undefined;
  /** The list has not come, and there are no rows to show. */
  loading: boolean;
  /** The rows answer the question before this one. */
  previous: boolean;
  /** Asking, with or without something to show. */
  refreshing: boolean;
  /** Asks again; settles when the answer is in place. */
  reload: () => Promise<void>;
};

const noRows: readonly never[] = [];

/** A list by numbered pages; the rows on screen stay while the next ones are on their way, unless said otherwise. */
export function usePagedList<K extends ListKey>(
  key: K,
  body: ListBody<K>,
  options: Pick<QueryOptions, 'enabled' | 'refreshInterval' | 'quiet' | 'keepPreviousData'> = {},
): PagedList<K> {
  const ask = useQuery as unknown as (
    key: ListKey,
    input: { body: unknown },
    options: QueryOptions,
  ) => { data: AnyPage | undefined; previous: boolean } & Pick<
    PagedList<K>,
    'problem' | 'loading' | 'refreshing' | 'reload'
  >;
  const state = ask(key, { body }, { keepPreviousData: true, ...options });
  const { data, problem, reload } = state;
  const asked = body as { page?: number; size?: number };
  return {
    problem,
    // That the question before found nothing says nothing of this one.
    loading: state.loading || (state.previous && data?.items.length === 0),
    previous: state.previous,
    get refreshing() {
      return state.refreshing;
    },
    reload,
    items: (data?.items ?? noRows) as readonly Row<K>[],
    page: data?.page ?? asked.page ?? 1,
    size: data?.size ?? asked.size ?? 20,
    total: data?.total ?? 0,
    totalCapped: data?.totalCapped ?? false,
    totals: data?.totals as Totals<K> | undefined,
    notFound: data?.notFound ?? [],
  };
}
