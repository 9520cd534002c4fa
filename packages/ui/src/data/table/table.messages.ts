import { formatNumber } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages, type TableOf } from '../../foundation/messages/define.ts';

const russian = {
  scroller: (caption: string): string => `${caption}, прокрутка`,
  loading: (caption: string): string => `${caption}: загружаем`,
  choose: (row: string): string => `Выбрать: ${row}`,
  choosePage: 'Выбрать все строки на странице',
  actions: 'Действия',
  rowActions: (row: string): string => `Действия: ${row}`,
  failed: 'Не загрузили список',
  empty: 'Здесь пока пусто',
  /** Read aloud when the sort has changed. */
  unsorted: 'Сортировка снята',
  sorted: (columns: readonly { header: string; desc: boolean }[]): string =>
    `Сортировка: ${columns.map(({ header, desc }) => `${header} по ${desc ? 'убыванию' : 'возрастанию'}`).join(', затем ')}`,
  /** How many rows there are; `capped` where the server stopped counting. */
  total: (total: number, capped: boolean): string => `${capped ? 'более ' : ''}${formatNumber(total)}`,
  shown: (shown: number, total?: string): string =>
    total === undefined ? `Показано ${formatNumber(shown)}` : `${formatNumber(shown)} из ${total}`,
  range: (from: number, to: number, total: string): string => `${formatNumber(from)}–${formatNumber(to)} из ${total}`,
  more: 'Показать ещё',
  /** Before the size of a page: «по 15 строк». */
  by: 'по',
  rows: (size: number): string => `${size} строк`,
  pageSize: 'Строк на странице',
  pages: 'Страницы',
  page: (number: number): string => `Страница ${number}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};

export const tableMessages: Messages<'table', typeof russian> = defineMessages('table', russian);

export type TableTexts = TableOf<typeof tableMessages>;
