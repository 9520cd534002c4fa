export const promotionsPath = '/promotions';
export const newPromotionPath = `${promotionsPath}/new`;
export const editPromotionPath = `${promotionsPath}/:id/edit`;
export const promotionsUrl = (search = ''): string => promotionsPath + search;
export const promotionUrl = (id: string, search = ''): string => `${promotionsPath}/${id}${search}`;
/** The wizard; the step stands in the address. */
export const promotionFormUrl = (id?: string, step?: string): string =>
  (id === undefined ? newPromotionPath : `${promotionsPath}/${id}/edit`) + (step === undefined ? '' : `?step=${step}`);
