import { columnsOf, type ExportColumn, type ExportName, usualColumns } from '@pribavka/api';

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

/** The last choice of this person for this list; the usual file before there is one. */
export function readChoice<N extends ExportName>(account: string, name: N): Choice<N> {
  const { format, columns } = read(keyOf(account, name));
  const kept: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const known = columnsOf(name).filter((column) => kept.includes(column));
  return { format: format === 'csv' ? 'csv' : 'xlsx', columns: known.length > 0 ? known : usualColumns(name) };
}

export function rememberChoice<N extends ExportName>(account: string, name: N, choice: Choice<N>): void {
  try {
    localStorage.setItem(keyOf(account, name), JSON.stringify(choice));
  } catch {
    // A full or forbidden store: the next file begins with the usual columns.
  }
}
