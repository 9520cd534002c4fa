import { formatCount } from '@pribavka/ui';

export const columnsMessages = {
  join: 'Откуда что взять',
  joinText: (rows: number) =>
    `В файле ${formatCount(rows, ['строка', 'строки', 'строк'])}. Проверьте, какая колонка файла подходит каждому полю: запомним для следующего файла.`,
  notLoaded: 'Не загружать',
  unnamed: (place: number) => `Колонка ${place} без названия`,
  samples: (samples: readonly string[]) => `В файле: ${samples.join(' · ')}`,
  check: 'Проверить',
  again: 'Выбрать другой файл',
} as const;
