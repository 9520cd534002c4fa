import { setImmediate } from 'node:timers/promises';

import { problem } from '../../http/problem.ts';
import { bounds } from '../tables/bounds.ts';
import { readSheet, type SentTable, type TableChoice } from '../tables/sheet.ts';
import { findConflicts } from './agree.ts';
import { placesOf, titlesOf } from './columns.ts';
import { refuseDamaged } from './damaged.ts';
import { readCell } from './cells.ts';
import { placeHeader } from './header.ts';
import { requireEncoding } from './encoding.ts';
import type { Cells, MassUploadOf, ValidationIssue, Unit } from './types.ts';

export interface ReadRow<F extends string, Row> {
  /** As the spreadsheet shows it. */
  number: number;
  cells: Cells<F>;
  row: Row;
  issues: readonly ValidationIssue[];
}

/** How the person has said the file is to be read. */
export interface FileChoice extends TableChoice {
  /** Which column of the file each field is taken from: `inn:0,name:3`. */
  columns?: string | undefined;
}

/** Rows read before other requests get the event loop back. */
const chunkSize = 500;

async function mapInChunks<T, R>(list: readonly T[], change: (item: T) => R): Promise<R[]> {
  const changed: R[] = [];
  for (const item of list) {
    changed.push(change(item));
    if (changed.length % chunkSize === 0) await setImmediate();
  }
  return changed;
}

/**
 * Rows by our names, by the titles of the columns or as the person joined them; refuses a file without a column or
 * without rows, and one whose letters can be read in two ways.
 */
export async function readTable<F extends string, Row>(
  made: Pick<MassUploadOf<F, Row>, 'columns' | 'identifiers' | 'optional' | 'maxRows'>,
  sent: SentTable,
  choice: FileChoice = {},
): Promise<{ rows: { number: number; cells: Cells<F> }[]; hiddenRows: number }> {
  const sheet = await readSheet(sent, choice);
  if (choice.encoding === undefined) requireEncoding(sheet);
  // Of a file with nothing in it no column is missing.
  if (sheet.header.length === 0) throw problem('IMPORT_EMPTY');
  const { header, rows } = placeHeader(titlesOf(made), sheet);
  const { maxRows = bounds.rows } = made;
  const places = placesOf(made, header, choice.columns);
  const named = await mapInChunks(rows, ({ number, cells }) => ({
    number,
    cells: Object.fromEntries(
      places.map(([field, at]) => [field, readCell(cells[at], made.identifiers.includes(field))]),
    ) as Cells<F>,
  }));
  const read = named.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (read.length === 0) throw problem('IMPORT_EMPTY');
  if (read.length > maxRows) throw problem('IMPORT_ROWS', { n: maxRows });
  return { rows: read, hiddenRows: sheet.about?.hiddenRows ?? 0 };
}

/** A row with its validation issues, those of shortened numbers first. */
export function readRow<F extends string, Row>(
  { columns, identifiers, read }: Pick<MassUploadOf<F, Row>, 'columns' | 'identifiers' | 'read'>,
  cells: Cells<F>,
): { row: Row; issues: readonly ValidationIssue[] } {
  const { row, issues } = read(cells);
  return { row, issues: refuseDamaged(columns, cells, identifiers, issues) };
}

/** Every row with its validation issues. */
export async function readRows<F extends string, Row>(
  made: MassUploadOf<F, Row>,
  sent: SentTable,
  choice?: FileChoice,
): Promise<{ rows: ReadRow<F, Row>[]; hiddenRows: number }> {
  const table = await readTable(made, sent, choice);
  const rows = await mapInChunks(table.rows, ({ number, cells }) => ({ number, cells, ...readRow(made, cells) }));
  return { rows: findConflicts(made, rows), hiddenRows: table.hiddenRows };
}

/** Rows gathered into units, in the order of the file. */
export function groupIntoUnits<F extends string, Row>(
  made: Pick<MassUploadOf<F, Row>, 'unitOf'>,
  rows: readonly ReadRow<F, Row>[],
): Unit<ReadRow<F, Row>>[] {
  const units = new Map<string, [ReadRow<F, Row>, ...ReadRow<F, Row>[]]>();
  for (const row of rows) {
    const key = made.unitOf?.(row.row) || `row ${row.number}`;
    const unit = units.get(key);
    if (unit) unit.push(row);
    else units.set(key, [row]);
  }
  return [...units.values()];
}
