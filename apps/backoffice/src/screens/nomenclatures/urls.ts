export const nomenclaturePath = '/nomenclatures';
export const nomenclatureUrl = (search = ''): string => nomenclaturePath + search;
export const productUrl = (id: string, search = ''): string => `${nomenclaturePath}/${id}${search}`;
