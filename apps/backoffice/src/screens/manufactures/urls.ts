export const manufacturersPath = '/manufactures';
export const manufacturersUrl = (search = ''): string => manufacturersPath + search;
export const manufacturerUrl = (id: string, search = ''): string => `${manufacturersPath}/${id}${search}`;
