import type { ColumnModel } from '../table/core/columns.ts';
import { type CsvLocale, toCsv } from '../table/core/csv.ts';

/**
 * Saves rows already loaded as a CSV for Excel. Larger sets are the server's to export. It is no hook, so the language of
 * the provider around does not reach it: without `locale` it writes `;` and a decimal comma, as Excel of a Russian system
 * reads them. `useLocale()` gives that language; one with a decimal point, as English has, gets `,` and a point.
 */
export const downloadCsv = <Row>(
  name: string,
  columns: readonly ColumnModel<Row>[],
  rows: readonly Row[],
  locale?: CsvLocale,
): void => {
  const url = URL.createObjectURL(new Blob([toCsv(columns, rows, locale)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.endsWith('.csv') ? name : `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
