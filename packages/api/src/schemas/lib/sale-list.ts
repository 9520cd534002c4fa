import { Type } from '@sinclair/typebox';

import { processStatuses, saleListRowStates, saleListStates } from '../../codes.ts';
import { Code, Count, DateTime, Enum, Id, List, LooseText, Nullable, Obj, Opt, Points, Version } from './basic.ts';

const Cell = LooseText(1100);

const cells = {
  number: Cell,
  saleDate: Cell,
  article: Cell,
  gtin: Cell,
  serial: Cell,
  quantity: Cell,
  price: Cell,
  storeCode: Cell,
  qr: Cell,
  saleDateReason: Cell,
  comment: Cell,
};

/** Texts of a row as the file has them or as the seller has corrected them. */
export const SaleListCells = Obj(cells);

/** Cells to write over; the others stay. */
export const SaleListChange = Obj({
  number: Opt(Cell),
  saleDate: Opt(Cell),
  article: Opt(Cell),
  gtin: Opt(Cell),
  serial: Opt(Cell),
  quantity: Opt(Cell),
  price: Opt(Cell),
  storeCode: Opt(Cell),
  qr: Opt(Cell),
  saleDateReason: Opt(Cell),
  comment: Opt(Cell),
});

/** Rows of one file at most. */
export const mostListRows = 500;

const SaleListRow = Obj({
  /** As the spreadsheet numbers it. */
  row: Count,
  cells: SaleListCells,
  state: Enum(saleListRowStates),
  issues: List(Obj({ field: Code, code: Code, message: LooseText(500) }), 50),
  /** Points of the whole sale, on its first row once it is ready. */
  points: Nullable(Points),
  /** The sale that already stands for a row that is known. */
  sale: Nullable(Obj({ id: Id, number: LooseText(32) })),
  edited: Type.Boolean(),
});

/** What a file of sales holds and how far it has come. */
export const SaleList = Obj({
  id: Id,
  version: Version,
  fileName: LooseText(255),
  state: Enum(saleListStates),
  /** What the list takes, in the order of its template, and the column each is probably or certainly read from. */
  fields: List(Obj({ field: Code, title: LooseText(120), required: Type.Boolean(), guess: Nullable(Count) }), 20),
  /** Columns of the file with samples; empty once a part of the list has been sent. */
  columns: List(Obj({ title: LooseText(200), samples: List(LooseText(100), 3) }), 100),
  /** The sheet that was read; null for a CSV and once a part of the list has been sent. */
  sheet: Nullable(LooseText(100)),
  /** Sheets with anything in them that people see, in their order. */
  sheets: List(LooseText(100), 50),
  /** Rows hidden in the spreadsheet: they are not read. */
  hiddenRows: Count,
  /** Rows with anything in them; empty while the list is being sent. */
  rows: List(SaleListRow, mostListRows),
  /** Sales by their state, and rows of the file. */
  counts: Obj({ rows: Count, unchecked: Count, ready: Count, known: Count, refused: Count }),
  /** Points of the sales that are ready, before promotions see them together. */
  points: Points,
  process: Nullable(Obj({ id: Id, number: LooseText(32), status: Enum(processStatuses), done: Count, total: Count })),
  /** Sales this list has registered. */
  registered: Count,
  updatedAt: DateTime,
});
