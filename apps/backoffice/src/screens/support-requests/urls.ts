export const supportPath = '/support-requests';

/** Queues of the list by their code in the address. */
export type SupportView = 'open' | 'mine' | 'unassigned' | 'overdue' | 'closed' | 'all';

export const supportUrl = (view: SupportView = 'open'): string =>
  view === 'open' ? supportPath : `${supportPath}?view=${view}`;
export const supportRequestUrl = (id: string, search = ''): string => `${supportPath}/${id}${search}`;

/** «Мои обращения»: what the reader, or somebody of his company, has written himself. */
export const ownRequestsPath = '/my-requests';
export const ownRequestUrl = (id: string): string => `${ownRequestsPath}/${id}`;

export const supportSettingsPath = `${supportPath}/settings`;
export type SupportSettingsTab = 'templates' | 'categories' | 'deadlines' | 'notices';
export const supportSettingsUrl = (tab: SupportSettingsTab = 'templates', record?: string): string =>
  [supportSettingsPath, tab, ...(record === undefined ? [] : [record])].join('/');
