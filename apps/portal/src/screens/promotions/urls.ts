export const promotionTabs = ['active', 'soon', 'finished'] as const;
export type PromotionTab = (typeof promotionTabs)[number];

export const isPromotionTab = (value: string | null): value is PromotionTab =>
  promotionTabs.some((tab) => tab === value);

export const promotionsUrl = (tab?: PromotionTab): string =>
  tab && tab !== 'active' ? `/promotions?tab=${tab}` : '/promotions';
