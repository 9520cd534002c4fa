import { type RawBuilder, sql } from 'kysely';

import type { Conditions, Mechanic, PromotionRule } from '../domain/rules.ts';

const mostKopecks = 100_000_000_000_000;
const ids = (list: readonly string[] | undefined): string[] => [...(list ?? [])];

/** Products (`products p`) a promotion is about, in whatever shop they are sold; `appliesToItem` says the same of one item. */
function productsOf(c: Conditions): RawBuilder<unknown> {
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
      sql`not p.manufacturer_id = any(${ids(c.excludeManufacturerIds)}::uuid[])`,
      sql`(p.brand_id is null or not p.brand_id = any(${ids(c.excludeBrandIds)}::uuid[]))`,
      sql`(p.category_id is null or not p.category_id = any(${ids(c.excludeCategoryIds)}::uuid[]))`,
      // A shop's price is its own: goods without a recommended one may well be sold within the range.
      sql`(p.rrp_kopecks is null or (p.rrp_kopecks >= ${c.priceFrom ?? 0} and p.rrp_kopecks <= ${c.priceTo ?? mostKopecks}))`,
    ],
    sql` and `,
  )})`;
}

/** Products (`products p`) of a rule: a set is about the goods it names, a company's own one about its goods alone. */
export function ruleProducts(
  rule: Mechanic & Pick<PromotionRule, 'conditions' | 'onlyProductsOf'>,
): RawBuilder<unknown> {
  const own = rule.onlyProductsOf === undefined ? sql`true` : sql`p.manufacturer_id = ${rule.onlyProductsOf}::uuid`;
  const named = rule.mechanic === 'bundle' ? sql`p.id = any(${ids(rule.params.productIds)}::uuid[])` : sql`true`;
  return sql`(${own} and ${named} and ${productsOf(rule.conditions)})`;
}

/** Products some promotion of these is about on this day, `yyyy-MM-dd`. */
export function inPromotion(rules: readonly PromotionRule[], day: string): RawBuilder<unknown> {
  const about = rules.filter(({ from, to }) => from <= day && day <= to).map(ruleProducts);
  return about.length === 0 ? sql`false` : sql`(${sql.join(about, sql` or `)})`;
}
