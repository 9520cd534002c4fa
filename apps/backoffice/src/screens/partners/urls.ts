export const partnersPath = '/partners';
export const partnersUrl = (search = ''): string => partnersPath + search;
export const partnerUrl = (id: string, search = ''): string => `${partnersPath}/${id}${search}`;
