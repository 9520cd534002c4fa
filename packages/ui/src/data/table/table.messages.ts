import { defineMessages, type Messages, type TableOf } from '../../foundation/messages/define.ts';

const russian = {
  scroll: (caption: string): string => `${caption}, прокрутка`,
  loading: (caption: string): string => `${caption}: загружаем`,
  choose: (row: string): string => `Выбрать: ${row}`,
  all: 'Выбрать все строки на странице',
  actions: 'Действия',
  actionsOf: (row: string): string => `Действия: ${row}`,
  failed: 'Не загрузили список',
  empty: 'Здесь пока пусто',
  noMatch: 'Ничего не нашлось',
  /** Under the field of a cell. */
  saving: 'Сохраняем',
  /** Read aloud at the first Esc while saving. */
  savingOn: 'Ещё сохраняем. Esc ещё раз — выйти из поля',
  /** Read aloud when the save ends after the person has left the field. */
  saved: 'Сохранено',
  saveFailed: 'Не сохранили, попробуйте ещё раз',
  /** Over cards, before the list of columns. */
  sort: 'Сортировка',
  noSort: 'без сортировки',
  /** An order by what is no column here. */
  otherSort: 'другой порядок',
  sortBy: (header: string, desc: boolean): string => `${header}, по ${desc ? 'убыванию' : 'возрастанию'}`,
  /** Read aloud when the sort has changed. */
  unsorted: 'Сортировка снята',
  sorted: (columns: readonly { header: string; desc: boolean }[]): string =>
    `Сортировка: ${columns.map(({ header, desc }) => `${header} по ${desc ? 'убыванию' : 'возрастанию'}`).join(', затем ')}`,
};

export const tableMessages: Messages<'table', typeof russian> = /* @__PURE__ */ defineMessages('table', russian);

export type TableTexts = TableOf<typeof tableMessages>;
