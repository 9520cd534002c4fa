import type { FormatLocale } from '../../../foundation/format/locale.ts';
import { readMessages } from '../../../foundation/messages/define.ts';
import { csvMessages } from '../csv.messages.ts';
import type { ColumnModel } from './columns.ts';

/** Language of a file: a `UiLocale`, or what `useLocale()` gives. */
export type CsvLocale = FormatLocale & {
  /** Texts of «yes» and «no». @default Russian ones */
  readonly messages?: object | undefined;
};

const numeric = /^[+-]?\d+(?:[.,]\d+)?$/u;

/**
 * A cell no spreadsheet will run as a formula (OWASP «CSV injection»).
 * Plain signed numbers are left alone.
 */
export const neutralise = (text: string): string =>
  /^[=+\-@\t\r]/u.test(text) && !numeric.test(text) ? `'${text}` : text;

const field = (value: string | number | boolean | null | undefined, comma: boolean, locale?: CsvLocale): string => {
  const say = readMessages(locale?.messages, csvMessages);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', comma ? ',' : '.') : '';
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  const safe = neutralise(value);
  return (comma ? /[";\r\n]/u : /[",\r\n]/u).test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * CSV that Excel of the language opens by a double click: BOM, CRLF; `;` and a decimal comma without `locale` (Russian)
 * and in a language with a decimal comma, `,` and a point in one with a decimal point.
 */
export const toCsv = <Row>(columns: readonly ColumnModel<Row>[], rows: readonly Row[], locale?: CsvLocale): string => {
  const comma = locale === undefined || locale.number(0.5, {}).includes(',');
  const shown = columns.filter((column) => column.value);
  const line = (cells: readonly Parameters<typeof field>[0][]): string =>
    cells.map((cell) => field(cell, comma, locale)).join(comma ? ';' : ',');
  const lines = [
    line(shown.map((column) => column.header)),
    ...rows.map((row) => line(shown.map((column) => column.value?.(row)))),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
