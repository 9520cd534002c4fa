import type { Input, Output, QueryKey } from '../contract.ts';

/** Queries that answer with a page. */
export type ListKey = {
  [K in QueryKey]: Output<K> extends { items: readonly unknown[]; totalCapped: boolean }
    ? Input<K> extends { body?: unknown }
      ? K
      : never
    : never;
}[QueryKey];

export type Row<K extends ListKey> = Output<K> extends { items: readonly (infer R)[] } ? R : never;

export type Totals<K extends ListKey> = Output<K> extends { totals?: infer T } ? Exclude<T, undefined> : undefined;

/** Body of a list call: page, size, sort, search, filters. */
export type ListBody<K extends ListKey> = Input<K> extends { body?: infer B } ? Exclude<B, undefined> : never;

/** The part of a page every list has. */
export type AnyPage = {
  items: unknown[];
  page: number;
  size: number;
  total: number;
  totalCapped: boolean;
  nextCursor?: string | undefined;
  totals?: unknown;
  notFound?: string[] | undefined;
};
