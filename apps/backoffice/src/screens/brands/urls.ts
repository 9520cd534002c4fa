export const brandsPath = '/brands';
export const brandsUrl = (search = ''): string => brandsPath + search;
export const brandUrl = (id: string, search = ''): string => `${brandsPath}/${id}${search}`;
