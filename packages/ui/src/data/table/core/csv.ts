import type { ColumnModel } from './columns.ts';

const numeric = /^[+-]?\d+(?:[.,]\d+)?$/u;

/**
 * A cell no spreadsheet will run as a formula (OWASP «CSV injection»).
 * Plain signed numbers are left alone.
 */
export const neutralise = (text: string): string =>
  /^[=+\-@\t\r]/u.test(text) && !numeric.test(text) ? `'${text}` : text;

const field = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  const safe = neutralise(value);
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV that Russian Excel opens by a double click: BOM, `;`, CRLF, decimal comma. */
export const toCsv = <Row>(columns: readonly ColumnModel<Row>[], rows: readonly Row[]): string => {
  const shown = columns.filter((column) => column.value);
  const lines = [
    shown.map((column) => field(column.header)).join(';'),
    ...rows.map((row) => shown.map((column) => field(column.value?.(row))).join(';')),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
