import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Страницы',
  range: (from: number, to: number, total?: number): string =>
    `${formatNumber(from)}–${formatNumber(to)}${total === undefined ? '' : ` из ${formatNumber(total)}`}`,
  /** Before the size of a page: «по 15». */
  by: 'по',
  pageSize: 'Строк на странице',
  page: (number: number): string => `Страница ${formatNumber(number)}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};

export const paginationMessages: Messages<'pagination', typeof russian> = defineMessages('pagination', russian);
