export const logsPath = '/logs';
export const ownProcessesPath = '/profile/processes';
export const ownProcessUrl = (id: string): string => `${ownProcessesPath}/${id}`;
/** The tab stands in `kind`, so that the card of a process and its list share an address. */
export const logsUrl = (tab: 'actions' | 'processes' = 'actions', search = ''): string =>
  logsPath + (tab === 'actions' ? search : `?kind=process${search.replace('?', '&')}`);
export const logUrl = (id: string, kind: 'action' | 'process' = 'action'): string =>
  kind === 'action' ? `${logsPath}/${id}` : `${logsPath}/${id}?kind=process`;
