import { formatCount, formatNumber } from '@pribavka/ui';

interface Cancelled {
  readonly number: string;
  readonly progress: { readonly done: number; readonly total: number | null };
}

export const processMessages = {
  loading: 'Загружаем процесс…',
  failed: 'Не загрузили процесс',
  exportFailed: 'Не смогли собрать файл. Попробуйте снова.',
  states: {
    queued: 'В очереди',
    running: 'Идёт',
    completed: 'Готово',
    completed_with_errors: 'Готово с ошибками',
    failed: 'Ошибка',
    cancelled: 'Отменён',
  },
  progress: (done: number, total: number | null) =>
    `${formatNumber(done)} / ${total === null ? '…' : formatNumber(total)}`,
  counts: { ok: 'Успешно', created: 'Новых', updated: 'Изменится', skipped: 'Без изменений', failed: 'С ошибками' },
  facts: {
    number: 'Номер',
    startedBy: 'Запустил',
    queuedAt: 'Поставлен',
    startedAt: 'Начат',
    finishedAt: 'Закончен',
    duration: 'Длительность',
    attempt: 'Попытка',
  },
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
  retried: 'Запустили ещё раз',
  cancelled: 'Процесс отменён',
  cancelling: ({ number, progress: { done, total } }: Cancelled) => ({
    title: `Отменить процесс ${number}?`,
    body:
      done === 0
        ? 'Он ещё ничего не обработал и не начнёт.'
        : `Обработано ${formatNumber(done)}${total === null ? '' : ` из ${formatNumber(total)}`}. Остальное обработано не будет.`,
  }),
  import: {
    open: 'Загрузить файлом',
    steps: { file: 'Файл', columns: 'Колонки', check: 'Проверка', done: 'Готово' },
    columns: 'Колонки файла',
    columnsText: 'Порядок и названия колонок любые: на следующем шаге вы скажете, где что.',
    next: 'Дальше',
    join: 'Откуда что взять',
    joinText: (rows: number) =>
      `В файле ${formatCount(rows, ['строка', 'строки', 'строк'])}. Проверьте, какая колонка файла подходит каждому полю: запомним для следующего файла.`,
    joinAgain: 'Изменить колонки',
    notLoaded: 'Не загружать',
    unnamed: (place: number) => `Колонка ${place} без названия`,
    samples: (samples: readonly string[]) => `В файле: ${samples.join(' · ')}`,
    inFile: (ours: string, theirs: string) => `${ours} (в файле «${theirs}»)`,
    template: 'Скачать образец',
    file: 'Файл XLSX или CSV',
    check: 'Проверить',
    checking: 'Проверяем файл. Пока ничего не меняем.',
    apply: (count: number) => `Загрузить ${formatCount(count, ['строку', 'строки', 'строк'])}`,
    partly: 'Строки с ошибками пропустим. Их можно скачать, исправить и загрузить отдельно.',
    nothing: 'Загружать нечего: во всех строках ошибки. Исправьте файл и выберите его снова.',
    applying: 'Загружаем. Окно можно закрыть, процесс продолжится.',
    again: 'Выбрать другой файл',
    close: 'Закрыть',
  },
} as const;
