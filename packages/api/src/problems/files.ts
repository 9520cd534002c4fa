import type { ProblemTable } from './types.ts';

/** Files, imports, processes. */
export const filesProblems = {
  FILE_REQUIRED: { status: 400, text: 'Выберите файл' },
  FILE_TYPE: { status: 400, text: 'Этот тип файла не подходит. Подходят: {types}' },
  FILE_SIZE: { status: 413, text: 'Файл больше {n} МБ' },
  FILE_PIXELS: { status: 400, text: 'Картинка больше {n} Мпикс: уменьшите её' },
  FILE_BROKEN: { status: 400, text: 'Файл повреждён или пустой' },
  FILE_ENCODING: {
    status: 400,
    text: 'Не удалось прочитать буквы файла: сохраните его как «CSV UTF-8» или XLSX и загрузите снова',
  },
  FILE_ENCODING_UNSURE: {
    status: 400,
    text: 'Не ясно, в какой кодировке файл: сохраните его как «CSV UTF-8» или XLSX и загрузите снова',
  },
  FILE_HIDDEN_ROWS: {
    status: 400,
    text: 'В файле есть скрытые строки ({n}): снимите фильтр, покажите их и загрузите файл снова',
  },
  FILE_SHEET: { status: 400, text: 'В файле нет такого листа' },
  FILE_COLUMNS: { status: 400, text: 'В файле больше {n|столбца|столбцов|столбцов}' },
  FILE_CELLS: { status: 400, text: 'В файле больше {n|заполненной ячейки|заполненных ячеек|заполненных ячеек}' },
  FILE_CELL_TEXT: { status: 400, text: 'В одной ячейке файла больше {n|знака|знаков|знаков}' },
  FILE_TEXT: { status: 400, text: 'В файле больше {n|знака|знаков|знаков} текста' },
  FILE_STRINGS: { status: 400, text: 'В файле больше {n|разного текста|разных текстов|разных текстов}' },
  FILE_MARKUP: {
    status: 400,
    text: 'Внутри файла больше {n|знака|знаков|знаков} подряд без единой ячейки: сохраните его заново',
  },
  FILE_DEPTH: { status: 400, text: 'Внутри файла больше {n|уровня|уровней|уровней} вложения: сохраните его заново' },
  FILE_ENTRIES: { status: 400, text: 'Внутри файла больше {n|части|частей|частей}: сохраните его заново' },
  FILE_UNPACKED: { status: 400, text: 'В распакованном виде файл больше {n} МБ' },
  FILE_RATIO: { status: 400, text: 'Файл сжат больше чем в {n|раз|раза|раз}: сохраните его заново' },
  FILE_TIME: { status: 400, text: 'Файл читается дольше {n} с: разделите его на части' },
  FILE_MEMORY: { status: 400, text: 'Для чтения файла нужно больше {n} МБ памяти: разделите его на части' },
  FILE_BUSY: { status: 503, text: 'Сейчас загружают много файлов. Повторите через {n} с' },
  FILES_DAY: { status: 409, text: 'За сутки загружено слишком много. Следующий файл — через {n} ч' },
  FILE_NOT_FOUND: { status: 400, text: 'Файл не найден' },
  IMPORT_HEADER: { status: 400, text: 'Не найдена колонка «{name}»' },
  IMPORT_COLUMN_TWICE: { status: 400, text: 'Колонка «{name}» встречается в файле дважды: выберите нужную' },
  IMPORT_COLUMN_SHARED: { status: 400, text: 'Эта колонка уже выбрана для поля «{name}»' },
  IMPORT_COLUMN_AWAY: { status: 400, text: 'В файле нет колонки {n}' },
  IMPORT_FIELD_UNKNOWN: { status: 400, text: 'У этой загрузки нет поля «{name}»' },
  IMPORT_EMPTY: { status: 400, text: 'В файле нет строк с данными' },
  IMPORT_ROWS: { status: 400, text: 'В файле больше {n|строки|строк|строк}' },
  PROCESS_STATUS: { status: 409, text: 'Это действие недоступно: процесс уже завершён' },
} as const satisfies ProblemTable;
