export const logsPath = '/logs';
export const logsUrl = (tab: 'actions' | 'processes' = 'actions'): string =>
  tab === 'actions' ? logsPath : `${logsPath}?tab=processes`;
export const logUrl = (id: string, kind: 'action' | 'process' = 'action'): string =>
  kind === 'action' ? `${logsPath}/${id}` : `${logsPath}/${id}?kind=process`;
