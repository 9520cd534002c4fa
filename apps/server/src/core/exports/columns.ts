import { columnsOf, type ExportColumn, exportColumns, type ExportName, usualColumns } from '@pribavka/api';

import type { ExportParams } from './export-of.ts';

/** The columns that were asked for, in the order asked; the usual ones where none were. */
export function chosenColumns<N extends ExportName>(
  name: N,
  params: Readonly<Record<string, unknown>>,
): ExportColumn<N>[] {
  const asked = params['columns'];
  const known = columnsOf(name);
  // A process may have been started by a server that had more of them.
  const chosen = (Array.isArray(asked) ? asked : []).flatMap((code) => known.find((column) => column === code) ?? []);
  return chosen.length > 0 ? chosen : usualColumns(name);
}

/** Titles of the columns of the file. */
export const titlesOf = <N extends ExportName>(name: N, params: ExportParams): string[] =>
  chosenColumns(name, params).map((column) => String(exportColumns[name][column]));
