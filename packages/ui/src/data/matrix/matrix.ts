import { fold } from '../../inputs/listbox/text.ts';

/** A column of `PermissionMatrix`. */
export interface MatrixColumn {
  /** Unique in the list; the values have it. */
  readonly id: string;
  /** Head of the column. */
  readonly label: string;
}

/** A row of `PermissionMatrix`. */
export interface MatrixRow {
  /** Unique in the matrix. */
  readonly id: string;
  /** Name of the row. */
  readonly label: string;
  /** What it gives, in a sentence: said of the row, seen on hover and focus. */
  readonly hint?: string | undefined;
  /** Its code, next to the name where there is room for both. */
  readonly code?: string | undefined;
  /** Columns the row has; the others are «—». */
  readonly columns: readonly string[];
}

/** Rows of `PermissionMatrix` under one heading. */
export interface MatrixSection {
  /** Unique in the list. */
  readonly id: string;
  /** Heading over its rows. */
  readonly label: string;
  /** Rights of the section. */
  readonly rows: readonly MatrixRow[];
}

/** Name of a cell: `row:column`. */
export const cellId = (rowId: string, columnId: string): string => `${rowId}:${columnId}`;

/** Every cell there is in these rows, in one column or in all. */
export const cellsOf = (rows: readonly MatrixRow[], columnId?: string): string[] =>
  rows.flatMap((row) =>
    row.columns.filter((id) => columnId === undefined || id === columnId).map((id) => cellId(row.id, id)),
  );

export type GroupState = 'absent' | 'none' | 'some' | 'all';

/** How many of the cells are on. */
export function stateOfCells(cells: readonly string[], on: ReadonlySet<string>): GroupState {
  if (cells.length === 0) return 'absent';
  const count = cells.filter((cell) => on.has(cell)).length;
  if (count === 0) return 'none';
  return count === cells.length ? 'all' : 'some';
}

/** Turns the cells on unless all are on already; the order of the matrix is kept. */
export function toggleCells(
  every: readonly string[],
  cells: readonly string[],
  on: ReadonlySet<string>,
): readonly string[] {
  const next = new Set(on);
  const add = stateOfCells(cells, on) !== 'all';
  for (const cell of cells) {
    if (add) next.add(cell);
    else next.delete(cell);
  }
  return every.filter((cell) => next.has(cell));
}

/** Cells that differ from what they are compared with. */
export function changedCells(on: ReadonlySet<string>, base: readonly string[] | undefined): ReadonlySet<string> {
  if (!base) return new Set();
  const was = new Set(base);
  return new Set([...on, ...base].filter((cell) => on.has(cell) !== was.has(cell)));
}

/** Sections with the rows that fit the query; a section that fits by its name keeps all of its rows. */
export function filterSections(sections: readonly MatrixSection[], query: string): readonly MatrixSection[] {
  const needle = fold(query.trim());
  if (needle === '') return sections;
  return sections.flatMap((section) => {
    if (fold(section.label).includes(needle)) return [section];
    const rows = section.rows.filter(({ label, hint = '', code = '' }) =>
      fold(`${label} ${hint} ${code}`).includes(needle),
    );
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
}
