import type { Input, Output, QueryKey } from './contract.ts';
import type { Schemas } from './schemas/all.ts';

/** Queries that answer with a page. Judged by the schemas, for the types of all answers together cost the compiler much. */
export type ListKey = {
  [K in QueryKey]: Schemas[K] extends {
    readonly body: unknown;
    readonly data: { properties: { items: unknown; totalCapped: unknown } };
  }
    ? K
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
