import {
  asFirst,
  calculate,
  type CalculatedItem,
  type ItemFacts,
  type SaleFacts,
  saleFactsOf,
} from '../../promotion-rules/index.ts';
import type { Facts } from '../commands/register/facts.ts';
import type { ItemInput } from '../commands/register/input.ts';

/** Promotions left out, and those with only so many points left. */
export type Shortage = { without?: ReadonlySet<string>; budgets?: ReadonlyMap<string, number> };

/** Points of the lines by the facts of the sale; the key of a line is its position. */
export function calculateSale(
  facts: Facts,
  items: readonly ItemInput[],
  days: { saleDate: string; submittedOn: string; soldAt?: Date | undefined },
  { without = new Set(), budgets }: Shortage = {},
): { total: number; items: CalculatedItem[]; facts: SaleFacts } {
  const { store, member } = facts;
  const lines = items.map((item, index): ItemFacts => {
    const product = facts.products.get(item.productId);
    const line = {
      key: String(index),
      productId: item.productId,
      brandId: product?.brandId ?? undefined,
      categoryId: product?.categoryId ?? undefined,
      manufacturerId: product?.manufacturerId,
      quantity: item.quantity,
      priceKopecks: item.priceKopecks,
      basePoints: product?.basePoints ?? 0,
    };
    return asFirst(line, facts.firstProducts);
  });
  const sale = saleFactsOf(
    {
      storeId: store?.id ?? null,
      partnerId: store?.partnerId ?? null,
      region: store?.region ?? null,
      groupIds: store?.groupIds ?? null,
      fixedGroups: store?.fixedGroups ?? null,
      position: member?.position ?? null,
      confirmedAt: member?.confirmedAt ?? null,
    },
    { ...days, soldAt: days.soldAt, rateKopecks: facts.settings.rateKopecks },
  );
  // A product outside the programme earns nothing, not even by a fixed bonus.
  const rules = facts.rules.filter((rule) => !without.has(rule.promotionId));
  const live = lines.filter((line) => facts.products.get(line.productId)?.earns);
  const made = new Map(
    calculate(sale, live, rules, { past: facts.past, budgets }).items.map((item) => [item.key, item]),
  );
  const all = lines.map(
    (line): CalculatedItem =>
      made.get(line.key) ?? { key: line.key, base: { points: 0, formula: '0' }, bonuses: [], points: 0 },
  );
  return { total: all.reduce((sum, item) => sum + item.points, 0), items: all, facts: sale };
}
