export const accessRolesPath = '/access-roles';
export const accessRolesUrl = (): string => accessRolesPath;
export const roleUrl = (code: string, tab?: string): string =>
  `${accessRolesPath}/${code}${tab === undefined ? '' : `?tab=${tab}`}`;
/** The card of a person of the back-office; under whatever role it is asked for, it opens under the person's own. */
export const personUrl = (code: string, id: string): string => `${roleUrl(code, 'people')}&person=${id}`;
