import type { ProblemTable } from './types.ts';

/** Files, imports, processes. */
export const filesProblems = {
  FILE_REQUIRED: { status: 400, text: 'Выберите файл' },
  FILE_TYPE: { status: 400, text: 'Этот тип файла не подходит. Подходят: {types}' },
  FILE_SIZE: { status: 413, text: 'Файл больше {n} МБ' },
  FILE_PIXELS: { status: 400, text: 'Картинка больше {n} Мпикс: уменьшите её' },
  FILE_BROKEN: { status: 400, text: 'Файл повреждён или пустой' },
  FILE_COLUMNS: { status: 400, text: 'В файле больше {n} столбцов' },
  FILE_CELLS: { status: 400, text: 'В файле больше {n} заполненных ячеек' },
  FILE_CELL_TEXT: { status: 400, text: 'В одной ячейке файла больше {n} знаков' },
  FILE_TEXT: { status: 400, text: 'В файле больше {n} знаков текста' },
  FILE_STRINGS: { status: 400, text: 'В файле больше {n} разных текстов' },
  FILE_MARKUP: { status: 400, text: 'Внутри файла больше {n} знаков подряд без единой ячейки: сохраните его заново' },
  FILE_DEPTH: { status: 400, text: 'Внутри файла больше {n} уровней вложения: сохраните его заново' },
  FILE_ENTRIES: { status: 400, text: 'Внутри файла больше {n} частей: сохраните его заново' },
  FILE_UNPACKED: { status: 400, text: 'В распакованном виде файл больше {n} МБ' },
  FILE_RATIO: { status: 400, text: 'Файл сжат больше чем в {n} раз: сохраните его заново' },
  FILE_TIME: { status: 400, text: 'Файл читается дольше {n} с: разделите его на части' },
  FILE_MEMORY: { status: 400, text: 'Для чтения файла нужно больше {n} МБ памяти: разделите его на части' },
  FILE_BUSY: { status: 503, text: 'Сейчас загружают много файлов. Повторите через {n} с' },
  FILE_NOT_FOUND: { status: 400, text: 'Файл не найден' },
  IMPORT_HEADER: { status: 400, text: 'Не найдена колонка «{name}»' },
  IMPORT_EMPTY: { status: 400, text: 'В файле нет строк с данными' },
  IMPORT_ROWS: { status: 400, text: 'В файле больше {n} строк' },
  PROCESS_STATUS: { status: 409, text: 'Это действие недоступно: процесс уже завершён' },
} as const satisfies ProblemTable;
