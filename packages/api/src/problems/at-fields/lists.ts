/** At fields of lists, exports and periods. */
export const listFields = {
  LIST_CHANGED: 'Список изменился. Откройте его с начала.',
  LIST_TOO_FAR: 'Так далеко по номеру не листают: уточните поиск или фильтры.',
  ROWS_REQUIRED: 'Укажите строки или отбор',
  ROWS_EXPECTED: 'Укажите, сколько строк подходит',
  KEY_UUID: 'Ключ повтора — uuid',
  PURPOSE_REQUIRED: 'Укажите цель выгрузки',
  DATE_FUTURE: 'Дата не может быть в будущем',
  PERIOD_ENDS_EARLY: 'Конец периода раньше начала',
  PERIOD_DAYS: 'Период не длиннее {n|дня|дней|дней}',
  PERIOD_YEAR: 'Период не длиннее года',
  COLUMNS_OF_CARD: 'Нет права на столбцы: {columns}',
  PERIOD_SALES: 'В периоде больше {n|продажи|продаж|продаж}: выберите период короче',
  IMPORT_ARTICLE: 'Выберите колонку с артикулом или штрихкодом',
} as const;
