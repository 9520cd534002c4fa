import type { BonusLine, CalculatedItem, Conditions, ItemFacts, PromotionRule, SaleFacts } from './rules.ts';

const number = new Intl.NumberFormat('ru-RU');
const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

const within = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || list.length === 0 || (value !== undefined && list.includes(value));

const outside = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || value === undefined || !list.includes(value);

/** Place and time: what is the same for every line. */
export function appliesToSale(rule: PromotionRule, sale: SaleFacts): boolean {
  const c: Conditions = rule.conditions;
  return (
    sale.saleDate >= rule.from &&
    sale.saleDate <= rule.to &&
    (rule.submitUntil === undefined || sale.submittedOn <= rule.submitUntil) &&
    within(c.partnerIds, sale.partnerId) &&
    outside(c.excludePartnerIds, sale.partnerId) &&
    within(c.storeIds, sale.storeId) &&
    within(c.regions, sale.region) &&
    (c.storeGroupIds === undefined ||
      c.storeGroupIds.length === 0 ||
      c.storeGroupIds.some((id) => sale.storeGroupIds.includes(id)))
  );
}

export function appliesToItem(rule: PromotionRule, item: ItemFacts): boolean {
  const c = rule.conditions;
  return (
    within(c.brandIds, item.brandId) &&
    outside(c.excludeBrandIds, item.brandId) &&
    within(c.productIds, item.productId) &&
    outside(c.excludeProductIds, item.productId) &&
    within(c.categoryIds, item.categoryId) &&
    within(c.manufacturerIds, item.manufacturerId) &&
    item.quantity >= (c.minQuantity ?? 1)
  );
}

// Fractions are dropped, never rounded up: points are money.
function bonusOf(rule: PromotionRule, item: ItemFacts): BonusLine | undefined {
  const made = ((): { points: number; formula: string; percent?: number } => {
    switch (rule.mechanic) {
      case 'multiplier': {
        const extra = rule.params.percent - 100;
        return {
          points: Math.floor((item.basePoints * item.quantity * extra) / 100),
          formula: `×${decimal.format(rule.params.percent / 100)} к базовым`,
          percent: rule.params.percent,
        };
      }
      case 'fixed_per_unit':
        return {
          points: rule.params.points * item.quantity,
          formula: `${number.format(rule.params.points)} × ${item.quantity} шт.`,
        };
      case 'percent_of_price':
        return {
          points: Math.floor(((item.priceKopecks ?? 0) * item.quantity * rule.params.percent) / 10_000),
          formula: `${decimal.format(rule.params.percent)} % от цены`,
        };
      case 'step':
        return {
          points: Math.floor(item.quantity / rule.params.every) * rule.params.points,
          formula: `${number.format(rule.params.points)} за каждые ${rule.params.every} шт.`,
        };
    }
  })();
  if (made.points <= 0) return undefined;
  return { promotionId: rule.promotionId, versionId: rule.versionId, name: rule.name, ...made };
}

/** `exclusive` stands alone; of all `best` only the largest stays; `stack` ones add up. */
function stack(found: readonly { rule: PromotionRule; line: BonusLine }[]): BonusLine[] {
  const exclusive = found.find(({ rule }) => rule.stackMode === 'exclusive');
  if (exclusive) return [exclusive.line];
  const best = found
    .filter(({ rule }) => rule.stackMode === 'best')
    .reduce<BonusLine | undefined>((top, { line }) => (top && top.points >= line.points ? top : line), undefined);
  return found.filter(({ rule, line }) => rule.stackMode === 'stack' || line === best).map(({ line }) => line);
}

const byPriority = (a: PromotionRule, b: PromotionRule): number =>
  a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : 1);

/**
 * Points of a sale, line by line (I8): a pure function of the sale, the price list and the promotion
 * versions, and the only one: the preview and the registration both call it.
 */
export function calculate(
  sale: SaleFacts,
  items: readonly ItemFacts[],
  rules: readonly PromotionRule[],
): { total: number; items: CalculatedItem[] } {
  const live = rules.filter((rule) => appliesToSale(rule, sale)).sort(byPriority);
  const lines = items.map((item): CalculatedItem => {
    const found = live.flatMap((rule) => {
      const line = appliesToItem(rule, item) ? bonusOf(rule, item) : undefined;
      return line ? [{ rule, line }] : [];
    });
    const bonuses = stack(found);
    const base = {
      points: item.basePoints * item.quantity,
      formula: `${number.format(item.basePoints)} × ${item.quantity} шт.`,
    };
    return { key: item.key, base, bonuses, points: bonuses.reduce((sum, b) => sum + b.points, base.points) };
  });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), items: lines };
}
