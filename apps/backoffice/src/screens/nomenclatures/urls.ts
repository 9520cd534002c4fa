export const nomenclaturePath = '/nomenclatures';
export const nomenclatureUrl = (search = ''): string => nomenclaturePath + search;
export const productUrl = (id: string, search = ''): string => `${nomenclaturePath}/${id}${search}`;
export const categoriesPath = `${nomenclaturePath}/categories`;
export const categoriesUrl = (id?: string): string => (id === undefined ? categoriesPath : `${categoriesPath}/${id}`);
