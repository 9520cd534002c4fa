export type PromotionTab = 'active' | 'soon' | 'finished';

export const promotionsUrl = (tab?: PromotionTab): string =>
  tab && tab !== 'active' ? `/promotions?tab=${tab}` : '/promotions';
