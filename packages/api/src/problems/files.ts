import type { ProblemTable } from './types.ts';

/** Files, imports, processes. */
export const filesProblems = {
  FILE_REQUIRED: { status: 400, text: 'Выберите файл' },
  FILE_TYPE: { status: 400, text: 'Этот тип файла не подходит. Подходят: {types}' },
  FILE_SIZE: { status: 413, text: 'Файл больше {n} МБ' },
  FILE_PIXELS: { status: 400, text: 'Картинка больше {n} Мпикс: уменьшите её' },
  FILE_BROKEN: { status: 400, text: 'Файл повреждён или пустой' },
  FILE_NOT_FOUND: { status: 400, text: 'Файл не найден' },
  IMPORT_HEADER: { status: 400, text: 'Не найдена колонка «{name}»' },
  IMPORT_EMPTY: { status: 400, text: 'В файле нет строк с данными' },
  IMPORT_ROWS: { status: 400, text: 'В файле больше {n} строк' },
  PROCESS_STATUS: { status: 409, text: 'Это действие недоступно: процесс уже завершён' },
} as const satisfies ProblemTable;
