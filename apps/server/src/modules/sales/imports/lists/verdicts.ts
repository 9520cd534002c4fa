import { groupIntoUnits, readRow, type ReadRow } from '../../../../core/imports/read.ts';
import { findRepeat, repeatIssue } from '../../../../core/imports/repeats.ts';
import type { Refused, Unit } from '../../../../core/imports/types.ts';
import type { Field, SaleLine } from '../columns.ts';
import type { ListRow, RowIssue } from './repository.ts';
import { fieldByTitle, fullCells, listMade } from './table.ts';

export type SaleState = 'unchecked' | 'ready' | 'known' | 'refused';

/** One sale of the list with its rows and what is known of it. */
export interface ListedSale {
  unit: Unit<ReadRow<Field, SaleLine>>;
  rows: readonly ListRow[];
  state: SaleState;
  /** By the number of the row. */
  issues: ReadonlyMap<number, readonly RowIssue[]>;
  points: number;
}

/** A refusal in the names of the contract; what belongs to no column of the list stands at the number of the sale. */
export const rowIssue = ({ column, message, code = 'IMPORT_VALUE' }: Refused): RowIssue => {
  const field = fieldByTitle.get(column) ?? 'number';
  return { field: field === 'phone' || field === 'externalId' ? 'number' : field, code, message };
};

/** Sales of the list in its order: what their cells say, and over it what a trial has said. Pure. */
export function findVerdicts(rows: readonly ListRow[]): ListedSale[] {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  const read = rows.map(({ row, cells }) => {
    const full = fullCells(cells);
    return { number: row, cells: full, ...readRow(listMade, full) };
  });
  const seen = new Map<string, number>();
  return groupIntoUnits(listMade, read).map((unit): ListedSale => {
    const own = unit.map(({ number }) => byNumber.get(number)!);
    const same = findRepeat(listMade, unit, seen, ({ number }) => byNumber.get(number)?.verdict?.unit);
    const issues = new Map(unit.map(({ number, issues: found }) => [number, found.map(rowIssue)]));
    if (same) issues.get(same.number)?.push(rowIssue(repeatIssue(listMade, unit, same)));
    if ([...issues.values()].some((found) => found.length > 0)) {
      return { unit, rows: own, state: 'refused', issues, points: 0 };
    }
    const [first] = own;
    if (own.some(({ verdict }) => verdict === undefined) || !first?.verdict) {
      return { unit, rows: own, state: 'unchecked', issues, points: 0 };
    }
    const tried = new Map(own.map(({ row, verdict }) => [row, verdict?.issues ?? []]));
    return { unit, rows: own, state: first.verdict.state, issues: tried, points: first.verdict.points ?? 0 };
  });
}

/** Rows without the verdicts of these sales: they wait for a trial again. */
export const untried = (rows: readonly ListRow[], numbers: ReadonlySet<string>): ListRow[] =>
  rows.map((row) => (numbers.has(row.cells.number) ? { ...row, verdict: undefined } : row));
