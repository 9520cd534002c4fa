export const transactionsPath = '/transactions';
export type TransactionsTab = 'operations' | 'withdrawals' | 'registries' | 'tunings' | 'settings';
export const transactionsUrl = (tab: TransactionsTab = 'operations', search = ''): string =>
  `${transactionsPath}/${tab}${search}`;
export const operationUrl = (id: string, search = ''): string => `${transactionsPath}/operations/${id}${search}`;
export const withdrawalUrl = (id: string, search = ''): string => `${transactionsPath}/withdrawals/${id}${search}`;
export const registryUrl = (id: string, search = ''): string => `${transactionsPath}/registries/${id}${search}`;
export const newAdjustmentUrl = (memberPhone?: string): string =>
  `${transactionsPath}/tunings/new${memberPhone ? `?phone=${memberPhone}` : ''}`;
export const adjustmentUrl = (id: string, search = ''): string => `${transactionsPath}/tunings/${id}${search}`;
