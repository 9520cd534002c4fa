import { formatCount } from '@pribavka/ui/format';
import { defineMessages, type Messages } from '@pribavka/ui/messages';

/** Russian texts of `ColumnsForm`, for the screen around it. */
export const columnsMessages = {
  join: 'Откуда что взять' as string,
  joinText: (rows: number): string =>
    `В файле ${formatCount(rows, ['строка', 'строки', 'строк'])}. Проверьте, какая колонка файла подходит каждому полю: запомним для следующего файла.`,
  notLoaded: 'Не загружать' as string,
  unnamed: (place: number): string => `Колонка ${place} без названия`,
  samples: (samples: readonly string[]): string => `В файле: ${samples.join(' · ')}`,
  check: 'Проверить' as string,
  again: 'Выбрать другой файл' as string,
};

export const columnsFormMessages: Messages<'forms.columns', typeof columnsMessages> = defineMessages(
  'forms.columns',
  columnsMessages,
);
