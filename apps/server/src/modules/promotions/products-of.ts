import { type RawBuilder, sql } from 'kysely';

import type { Conditions, PromotionRule } from './rules.ts';

const ids = (list: readonly string[] | undefined): string[] => [...(list ?? [])];

/** Products (`products p`) a promotion is about, whoever sells them; `appliesToItem` says the same of one item. */
export function productsOf(c: Conditions): RawBuilder<unknown> {
  const within = [
    [sql`p.brand_id`, c.brandIds],
    [sql`p.id`, c.productIds],
    [sql`p.category_id`, c.categoryIds],
    [sql`p.manufacturer_id`, c.manufacturerIds],
  ] as const;
  const conditions = within.flatMap(([column, list]) =>
    list && list.length > 0 ? [sql`${column} = any(${ids(list)}::uuid[])`] : [],
  );
  return sql`(${sql.join(
    [
      ...conditions,
      sql`not p.id = any(${ids(c.excludeProductIds)}::uuid[])`,
      sql`(p.brand_id is null or not p.brand_id = any(${ids(c.excludeBrandIds)}::uuid[]))`,
    ],
    sql` and `,
  )})`;
}

/** Products some promotion of these is about on this day, `yyyy-MM-dd`. A set is about the products it names. */
export function inPromotion(rules: readonly PromotionRule[], day: string): RawBuilder<unknown> {
  const about = rules
    .filter(({ from, to }) => from <= day && day <= to)
    .map((rule) =>
      rule.mechanic === 'bundle'
        ? sql`(p.id = any(${ids(rule.params.productIds)}::uuid[]) and ${productsOf(rule.conditions)})`
        : productsOf(rule.conditions),
    );
  return about.length === 0 ? sql`false` : sql`(${sql.join(about, sql` or `)})`;
}
