import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const overlaysContracts: Contracts = {
  Dialog: {
    parts: {
      body: 'Содержимое; прокручивается оно.',
      foot: 'Кнопки.',
      head: 'Шапка.',
      title: 'Заголовок.',
    },
    states: {
      size: true,
    },
  },
  Menu: {
    parts: {
      item: 'Строка меню.',
    },
    states: {
      danger: true,
      open: true,
      side: true,
    },
  },
  Popover: {
    states: {
      open: true,
      side: true,
    },
  },
  Sheet: {
    parts: {
      body: 'Содержимое; прокручивается оно.',
      end: 'Другой конец ряда кнопок.',
      foot: 'Кнопки.',
      grip: 'Ручка, за которую тянут на телефоне.',
      head: 'Шапка.',
      meta: 'Вторая строка.',
      name: 'Заголовок со второй строкой.',
      tabs: 'Вкладки под шапкой.',
      title: 'Заголовок.',
      tools: 'Стрелки, свои кнопки и крестик.',
    },
    states: {
      size: true,
    },
  },
};
