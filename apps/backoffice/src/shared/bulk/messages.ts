export const bulkMessages = {
  failed: (count: string) => `Не удалось: ${count}`,
  close: 'Закрыть',
} as const;
