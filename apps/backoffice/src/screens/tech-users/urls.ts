export const techUsersPath = '/tech-users';
export const techUsersUrl = (search = ''): string => techUsersPath + search;
export const techUserUrl = (id: string, search = ''): string => `${techUsersPath}/${id}${search}`;
