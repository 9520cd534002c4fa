export const nomenclaturePath = '/nomenclatures';
export const nomenclatureUrl = (search = ''): string => nomenclaturePath + search;
/** Products whose new base points wait for the programme. */
export const waitingPointsUrl = (): string => nomenclatureUrl('?f.waiting=1');
export const productUrl = (id: string, search = ''): string => `${nomenclaturePath}/${id}${search}`;
export const categoriesPath = `${nomenclaturePath}/categories`;
export const categoriesUrl = (id?: string): string => (id === undefined ? categoriesPath : `${categoriesPath}/${id}`);
