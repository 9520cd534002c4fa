export const salesPath = '/sales';
export const salesQueuePath = '/sales/queue';
export const salesUrl = (view?: string): string => (view ? `${salesPath}?view=${view}` : salesPath);
export const saleUrl = (id: string, search = ''): string => `${salesPath}/${id}${search}`;
export const salesQueueUrl = (id?: string): string => (id ? `${salesQueuePath}/${id}` : salesQueuePath);
