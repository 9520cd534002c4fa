export const promotionDetailUrl = (id: string): string => `/promotion-detail/${encodeURIComponent(id)}`;
