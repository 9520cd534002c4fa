import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Страницы',
  range: (from: string, to: string, total?: string): string =>
    `${from}–${to}${total === undefined ? '' : ` из ${total}`}`,
  /** Before the size of a page: «по 15». */
  by: 'по',
  pageSize: 'Строк на странице',
  page: (number: string): string => `Страница ${number}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};

export const paginationMessages: Messages<'pagination', typeof russian> = defineMessages('pagination', russian);
