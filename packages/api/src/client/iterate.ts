import type { Input } from '../contract.ts';
import type { AnyPage, ListBody, ListKey, Row } from '../lists.ts';
import type { Api, CallOptions } from './types.ts';

/** Input of a list without what `pages` sets itself. */
export type ListInput<K extends ListKey> = Omit<Input<K>, 'body'> & {
  /** `size`, `sort`, `search` and `filters` of the list. */
  body?: Omit<ListBody<K>, 'page' | 'cursor'> | undefined;
};

const usualSize = 100;

/**
 * Pages of a list, each asked for when the one before has been used. They follow the server's cursor, which is a place in
 * the order and not a number of rows: rows that come in meanwhile shift nothing. Sort by something that does not change
 * (`number`, `saleDate`) to meet every row once. 100 rows a page unless `size` is given.
 */
export async function* pages<K extends ListKey>(
  api: Pick<Api<K>, 'call'>,
  key: K,
  input: ListInput<K>,
  options: CallOptions<K> = {},
): AsyncGenerator<readonly Row<K>[], void, undefined> {
  const call = api.call as unknown as (key: K, input: object, options: object) => Promise<AnyPage>;
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    seen.add(cursor);
    const body = { size: usualSize, ...input.body, ...(cursor === undefined ? {} : { cursor }) };
    const page = await call(key, { ...input, body }, options);
    yield page.items as Row<K>[];
    cursor = page.nextCursor;
  } while (cursor !== undefined && !seen.has(cursor));
}

/**
 * Rows of a list one after another, over all its pages: `for await (const sale of iterate(api, 'sales.adminList', {}))`.
 * Leaving the loop asks for nothing more; a page that fails rejects with its `Problem`.
 */
export async function* iterate<K extends ListKey>(
  api: Pick<Api<K>, 'call'>,
  key: K,
  input: ListInput<K>,
  options: CallOptions<K> = {},
): AsyncGenerator<Row<K>, void, undefined> {
  for await (const rows of pages(api, key, input, options)) yield* rows;
}
