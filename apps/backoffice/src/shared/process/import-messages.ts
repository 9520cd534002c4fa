import { formatCount, quoted } from '@pribavka/ui';

/** The steps of an import. */
export const importMessages = {
  steps: { file: 'Файл', columns: 'Колонки', check: 'Проверка', done: 'Готово' },
  columns: 'Колонки файла',
  columnsText: 'Порядок и названия колонок любые: на следующем шаге вы скажете, где что.',
  next: 'Дальше',
  joinAgain: 'Изменить колонки',
  inFile: (ours: string, theirs: string) => `${ours} (в файле ${quoted(theirs)})`,
  template: 'Скачать образец',
  file: 'Файл XLSX или CSV',
  chosen: (name: string) => `Файл ${quoted(name)}`,
  sheet: 'Лист',
  sheetHint: 'Загрузим только этот лист. Скрытые листы не читаем.',
  hidden: (count: number) =>
    `${formatCount(count, ['скрытую строку', 'скрытые строки', 'скрытых строк'])} не загружаем: если эти данные нужны, покажите их в таблице и выберите файл снова.`,
  unsure: 'Не уверены, как записаны русские буквы',
  unsureText: 'Выберите строку, которая читается правильно.',
  encoding: 'Как читается файл',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 BE',
    'windows-1251': 'Windows-1251',
    'koi8-r': 'KOI8-R',
    ibm866: 'DOS (866)',
  },
  sending: 'Отправляем файл на загрузку',
  checking: 'Проверяем файл. Пока ничего не меняем.',
  apply: (count: number) => `Загрузить ${formatCount(count, ['строку', 'строки', 'строк'])}`,
  partly: 'Строки с ошибками пропустим. Их можно скачать, исправить и загрузить отдельно.',
  nothing: 'Загружать нечего: во всех строках ошибки. Исправьте файл и выберите его снова.',
  applying: 'Загружаем. Окно можно закрыть, процесс продолжится.',
  close: 'Закрыть',
} as const;
