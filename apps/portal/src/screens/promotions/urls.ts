export const promotionTabs = ['active', 'soon', 'finished'] as const;
export type PromotionTab = (typeof promotionTabs)[number];

export const isPromotionTab = (value: string | null): value is PromotionTab =>
  promotionTabs.some((tab) => tab === value);

/** The list; a tab, a brand and a kind are part of the address. */
export function promotionsUrl(
  tab?: PromotionTab,
  { brand, kind }: { brand?: string | undefined; kind?: string | undefined } = {},
): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'active') query.set('tab', tab);
  if (brand) query.set('brand', brand);
  if (kind) query.set('kind', kind);
  const text = query.toString();
  return text ? `/promotions?${text}` : '/promotions';
}
