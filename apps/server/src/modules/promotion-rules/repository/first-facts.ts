import { type RawBuilder, sql } from 'kysely';

import type { ItemFacts, SaleFacts } from '../domain/rules.ts';

/** What promotions asked of the goods of a sale when it was first sent, by product. */
export type FirstProducts = Readonly<Record<string, { brandId: string | null; categoryId: string | null }>>;

/** `sales.rule_facts`: what a sale is judged by for ever (domain.md 3.22). */
export type FirstFacts = SaleFacts & { products?: FirstProducts };

/** Brand and category of a line, as columns: those of the first submission, today's for a sale from before they were kept. */
export const firstColumns: RawBuilder<unknown> = sql`
  case when x.product is null then p.brand_id else (x.product->>'brandId')::uuid end as brand_id,
  case when x.product is null then p.category_id else (x.product->>'categoryId')::uuid end as category_id`;

/** What the columns are taken from: of `sales s` and `sale_items i`. */
export const firstFacts: RawBuilder<unknown> = sql`
  left join lateral (select s.rule_facts->'products'->(i.product_id::text) as product) x on true`;

/** The goods of a sale that is sent again, as they were when it was first sent. */
export const asFirst = <T extends Pick<ItemFacts, 'productId'> & { brandId: unknown; categoryId: unknown }>(
  line: T,
  first: FirstProducts | undefined,
): T => {
  const known = first?.[line.productId];
  return known ? { ...line, brandId: known.brandId ?? undefined, categoryId: known.categoryId ?? undefined } : line;
};
