/** At fields of lists, exports and periods. */
export const listFields = {
  LIST_CHANGED: 'The list has changed. Open it from the start',
  LIST_TOO_FAR: 'Pages end here: narrow the search or the filters',
  ROWS_REQUIRED: 'Name rows or a filter',
  ROWS_EXPECTED: 'Say how many rows match',
  KEY_UUID: 'The idempotency key is a UUID',
  PURPOSE_REQUIRED: 'Enter the purpose of the export',
  DATE_FUTURE: 'The date cannot be in the future',
  PERIOD_ENDS_EARLY: 'The period ends before it begins',
  PERIOD_DAYS: 'A period of at most {n|day|days}',
  PERIOD_YEAR: 'A period of at most a year',
  COLUMNS_OF_CARD: 'No right to the columns: {columns}',
  PERIOD_SALES: 'The period has more than {n|sale|sales}: choose a shorter one',
  IMPORT_ARTICLE: 'Choose the column with the article or the barcode',
} as const;
