import type { ListIds } from './list-ids.ts';

/** Which page a request asks for (rest.md 5: 20 rows by default). */
export interface PageRequest {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The same for `listIds`. */
export const askedPage = ({ page, size = 20, cursor }: PageRequest) => ({ page, size, cursor });

/** The answer of every list: its rows with what stands around them. */
export const listAnswer = <T>({ page = 1, size = 20 }: PageRequest, found: ListIds, items: T[]) => ({
  items,
  page,
  size,
  total: found.total ?? 0,
  totalCapped: found.totalCapped,
  ...(found.nextCursor === undefined ? {} : { nextCursor: found.nextCursor }),
});
