import {
  type Access,
  canGrant,
  columnGrant,
  columnsOf,
  type ExportColumn,
  type ExportName,
  usualColumns,
} from '@pribavka/api';

export interface Choice<N extends ExportName> {
  readonly format: 'xlsx' | 'csv';
  readonly columns: readonly ExportColumn<N>[];
}

const keyOf = (account: string, name: ExportName): string => `pb_export_${account}_${name}`;

function read(key: string): Partial<Record<'format' | 'columns', unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Columns this person may have in the file: the server refuses the others. */
export const columnsFor = <N extends ExportName>(access: Access | undefined, name: N): ExportColumn<N>[] =>
  columnsOf(name).filter((column) => {
    const grant = columnGrant(name, column);
    return grant === undefined || canGrant(access, grant);
  });

export interface ChoiceOwner {
  /** The account. */
  id: string;
  access: Access | undefined;
}

/** The last choice of this person for this list; the usual file before there is one. */
export function readChoice<N extends ExportName>({ id, access }: ChoiceOwner, name: N): Choice<N> {
  const { format, columns } = read(keyOf(id, name));
  const kept: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const known = columnsFor(access, name).filter((column) => kept.includes(column));
  return { format: format === 'csv' ? 'csv' : 'xlsx', columns: known.length > 0 ? known : usualColumns(name) };
}

export function rememberChoice<N extends ExportName>(account: string, name: N, choice: Choice<N>): void {
  try {
    localStorage.setItem(keyOf(account, name), JSON.stringify(choice));
  } catch {
    // A full or forbidden store: the next file begins with the usual columns.
  }
}
