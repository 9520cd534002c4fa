import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const navigationContracts: Contracts = {
  Pagination: {
    parts: {
      size: 'Выбор числа строк.',
    },
  },
  Stepper: {
    parts: {
      bar: 'Полоса на телефоне.',
      label: 'Название шага.',
      rail: 'Кружок и линия до следующего шага.',
      value: 'Что на шаге введено.',
    },
    states: {
      layout: true,
      state: '`done`, `current` или `next` у каждого шага.',
    },
  },
  Tabs: {
    parts: {
      more: 'Кнопка вкладок, которым не хватило места.',
      tab: 'Вкладка.',
    },
  },
};
