// How much of a stranger's table is read. What exceeds a bound is refused by a sentence that names it.

const mebibyte = 1024 * 1024;

export const bounds = {
  /** Rows with data, under the header. A route may take fewer. */
  rows: 20_000,
  columns: 100,
  /** Cells with something in them. */
  cells: 500_000,
  /** Letters of one cell: as many as Excel itself lets into one. */
  cellText: 32_767,
  /** Letters of all cells together, a text that many cells share counted for each. */
  text: 10_000_000,
  /** Texts in the common list of a workbook. */
  strings: 200_000,
  /** Letters of markup between two tags: a cell whose every letter is escaped, and no more. */
  markup: 256 * 1024,
  depth: 64,
  /** Parts of an archive. */
  entries: 1000,
  unpackedBytes: 100 * mebibyte,
  /** How many times smaller a part may be packed; Excel's own reach sixty. */
  ratio: 250,
} as const;

/** A small part may be packed any number of times: it takes nothing to read. */
export const ratioFrom = 4 * mebibyte;

/** What one reader may take of the machine. Past them it is ended, whatever it does. */
export const readerBounds = {
  /** Readers at work at once; the next files wait. */
  atOnce: 2,
  waiting: 32,
  milliseconds: 30_000,
  heapMegabytes: 40,
} as const;

/** Bounds whose excess is met while a table is read, by the code of the refusal. */
export const refusals = {
  IMPORT_ROWS: bounds.rows,
  FILE_COLUMNS: bounds.columns,
  FILE_CELLS: bounds.cells,
  FILE_CELL_TEXT: bounds.cellText,
  FILE_TEXT: bounds.text,
  FILE_STRINGS: bounds.strings,
  FILE_MARKUP: bounds.markup,
  FILE_DEPTH: bounds.depth,
  FILE_ENTRIES: bounds.entries,
  FILE_UNPACKED: bounds.unpackedBytes / mebibyte,
  FILE_RATIO: bounds.ratio,
  FILE_TIME: readerBounds.milliseconds / 1000,
  FILE_MEMORY: readerBounds.heapMegabytes,
} as const;

export type RefusalCode = keyof typeof refusals | 'FILE_BROKEN' | 'FILE_ENCODING' | 'FILE_SHEET';
