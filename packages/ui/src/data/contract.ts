import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const dataContracts: Contracts = {
  DataTable: {
    parts: {
      'bulk-bar': 'Панель действий с выбранными.',
      cell: 'Ячейка.',
      foot: 'Подвал: сколько строк и страницы.',
      'head-cell': 'Ячейка шапки.',
      row: 'Строка или карточка.',
      scroll: 'Область, в которой таблица прокручивается.',
    },
    states: {
      align: true,
      cards: true,
      pin: true,
      selected: 'Выбранная строка.',
      state: 'Строка, в которой вместо данных пустота или отказ.',
      tone: true,
    },
  },
  PermissionMatrix: {
    parts: {
      scroll: 'Область, в которой таблица прокручивается.',
    },
  },
  TreePicker: {
    parts: {
      box: 'Флажок.',
      name: 'Название.',
      twist: 'Стрелка ветки.',
    },
  },
};
