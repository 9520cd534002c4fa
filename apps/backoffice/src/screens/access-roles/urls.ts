export const accessRolesPath = '/access-roles';
export const accessRolesUrl = (): string => accessRolesPath;
export const roleUrl = (code: string, tab?: string): string =>
  `${accessRolesPath}/${code}${tab === undefined ? '' : `?tab=${tab}`}`;
