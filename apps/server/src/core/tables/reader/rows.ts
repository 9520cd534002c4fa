import { bounds } from '../bounds.ts';
import { Refusal } from './refusal.ts';

/** A row with something in it: its number as the spreadsheet shows it, and its texts up to the last filled one. */
export interface SheetRow {
  number: number;
  cells: string[];
}

export type TakeRows = (rows: SheetRow[]) => Promise<void>;

/** Cells and letters in one message between the threads: a few milliseconds of the process that takes it. */
const batchCells = 4000;
const batchText = 256 * 1024;

export interface RowSink {
  /** Puts a text into the row that is being read; empty ones take no place. */
  cell: (column: number, text: string) => void;
  endRow: (number: number) => void;
  /** A row with nothing a person has put into it. */
  dropRow: () => void;
  /** A row of failed formulas alone: read if a row with data follows, or else they were only dragged down. */
  holdRow: (number: number) => void;
  /** A row nobody sees in the spreadsheet: counted where it has something in it, and not read. */
  hideRow: () => void;
  /** What has been read so far. */
  readonly rows: number;
  readonly hidden: number;
  /** Hands over what has been gathered; awaited, so the reader is never ahead of its listener. */
  flush: (isLast: boolean) => Promise<void>;
}

/** Counts what is read against the bounds, and passes it on in batches. */
export function createRowSink(take: TakeRows): RowSink {
  let rows = 0;
  let hidden = 0;
  let cells = 0;
  let text = 0;
  let row: string[] = [];
  let batch: SheetRow[] = [];
  let size = 0;
  let handed = 0;
  let held: SheetRow[] = [];
  const add = (one: SheetRow): void => {
    // The header is no row of data.
    if (rows > bounds.rows) throw new Refusal('IMPORT_ROWS');
    rows += 1;
    size += one.cells.length;
    batch.push(one);
  };
  return {
    get rows() {
      return rows;
    },
    get hidden() {
      return hidden;
    },
    cell(column, value) {
      if (value === '') return;
      if (column >= bounds.columns) throw new Refusal('FILE_COLUMNS');
      // No text of the database holds it.
      if (value.includes('\0')) throw new Refusal('FILE_BROKEN');
      if (value.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
      cells += 1;
      text += value.length;
      if (cells > bounds.cells) throw new Refusal('FILE_CELLS');
      if (text > bounds.text) throw new Refusal('FILE_TEXT');
      while (row.length < column) row.push('');
      row[column] = value;
    },
    endRow(number) {
      if (row.length === 0) return;
      for (const one of held) add(one);
      held = [];
      add({ number, cells: row });
      row = [];
    },
    dropRow() {
      row = [];
    },
    holdRow(number) {
      // Before the header there is no data; one over the bound is enough to refuse them all.
      if (rows > 0 && held.length <= bounds.rows) held.push({ number, cells: row });
      row = [];
    },
    hideRow() {
      if (row.length > 0) hidden += 1;
      row = [];
    },
    async flush(isLast) {
      const isFull = size >= batchCells || text - handed >= batchText;
      if (batch.length === 0 || (!isFull && !isLast)) return;
      const full = batch;
      batch = [];
      size = 0;
      handed = text;
      await take(full);
    },
  };
}
