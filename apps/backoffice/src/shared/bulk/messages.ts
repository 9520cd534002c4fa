import { formatNumber } from '@pribavka/ui';

export const bulkMessages = {
  failed: (count: string) => `Не удалось: ${count}`,
  close: 'Закрыть',
  undo: 'Отменить',
  working: 'Выполняем по частям',
  progress: (done: number, total: number) => `${formatNumber(done)} из ${formatNumber(total)}`,
  stop: 'Остановить',
  stopped: (left: number) => `Остановлено. Не тронуто: ${formatNumber(left)}.`,
} as const;
