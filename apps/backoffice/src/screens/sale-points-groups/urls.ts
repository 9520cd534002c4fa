export const groupsPath = '/sale-points-groups';
export const groupsUrl = (search = ''): string => groupsPath + search;
export const groupUrl = (id: string, search = ''): string => `${groupsPath}/${id}${search}`;
