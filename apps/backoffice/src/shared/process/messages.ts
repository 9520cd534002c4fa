import { formatNumber } from '@pribavka/ui';

interface Going {
  readonly dryRun: boolean;
  readonly progress: { readonly done: number };
  readonly counts: { readonly ok: number; readonly failed: number };
}

interface Cancelled {
  readonly number: string;
  readonly progress: { readonly done: number; readonly total: number | null };
}

export const processMessages = {
  loading: 'Загружаем процесс…',
  failed: 'Не загрузили процесс',
  close: 'Закрыть',
  progress: (done: number, total: number | null) =>
    `${formatNumber(done)} / ${total === null ? '…' : formatNumber(total)}`,
  going: ({ dryRun, progress: { done }, counts: { ok, failed } }: Going, total: number) =>
    `${dryRun ? 'Проверено' : 'Обработано'} ${formatNumber(done)} из ${formatNumber(total)}: ${dryRun ? 'можно загрузить' : 'загружено'} ${formatNumber(ok)}, с ошибками ${formatNumber(failed)}`,
  counts: { ok: 'Успешно', created: 'Новых', updated: 'Изменится', skipped: 'Без изменений', failed: 'С ошибками' },
  left: 'Осталось',
  facts: {
    number: 'Номер',
    startedBy: 'Кто запустил',
    queuedAt: 'Поставлен',
    startedAt: 'Начат',
    finishedAt: 'Закончен',
    duration: 'Длительность',
    attempt: 'Попытка',
    retries: 'Повторы после сбоя',
  },
  retries: (done: number, limit: number) => `${formatNumber(done)} из ${formatNumber(limit)}`,
  system: 'Система',
  duration: (seconds: number) => {
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (hours > 0) return `${formatNumber(hours)} ч ${minutes} мин`;
    return minutes > 0 ? `${minutes} мин ${rest} с` : `${rest} с`;
  },
  errors: { title: 'Ошибки', row: 'Строка', column: 'Колонка', value: 'Значение', message: 'Что исправить' },
  files: { source: 'Исходный файл', result: 'Скачать результат', errors: 'Скачать строки с ошибками' },
  retry: 'Повторить',
  cancel: 'Отменить',
  goOn: 'Не отменять',
  retried: 'Запустили ещё раз',
  cancelled: 'Процесс отменён',
  cancelling: ({ number, progress: { done, total } }: Cancelled) => ({
    title: `Отменить процесс ${number}?`,
    body:
      done === 0
        ? 'Он ещё ничего не обработал и не начнёт.'
        : `Обработано ${formatNumber(done)}${total === null ? '' : ` из ${formatNumber(total)}`}. Остальное обработано не будет.`,
  }),
} as const;
