import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Страницы',
  range: (from: number, to: number, total?: string): string =>
    `${formatNumber(from)}–${formatNumber(to)}${total === undefined ? '' : ` из ${total}`}`,
  /** How many rows there are; `capped` where the server stopped counting. */
  total: (total: number, capped: boolean): string => `${capped ? 'более ' : ''}${formatNumber(total)}`,
  /** Of rows that come on, how many are here. */
  shown: (shown: number, total?: string): string =>
    total === undefined ? `Показано ${formatNumber(shown)}` : `${formatNumber(shown)} из ${total}`,
  /** A choice of the size of a page: «15 строк». */
  rows: (size: number): string => `${size} строк`,
  /** Before the size of a page: «по 15». */
  by: 'по',
  pageSize: 'Строк на странице',
  page: (number: number): string => `Страница ${formatNumber(number)}`,
  /** The next portion of rows that come on. */
  more: 'Показать ещё',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};

export const paginationMessages: Messages<'pagination', typeof russian> = /* @__PURE__ */ defineMessages(
  'pagination',
  russian,
);
