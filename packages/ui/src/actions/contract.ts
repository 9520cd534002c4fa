import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const actionsContracts: Contracts = {
  Button: {
    parts: {
      content: 'Слова кнопки.',
    },
    states: {
      loading: true,
      size: true,
      variant: true,
    },
  },
  ButtonGroup: {
    states: {
      align: true,
    },
  },
  CopyButton: {
    states: {
      state: '`idle`, `done` после копирования, `failed`, если не вышло.',
    },
  },
  IconButton: {
    states: {
      loading: true,
      size: true,
      variant: true,
    },
  },
  LinkButton: {
    parts: {
      content: 'Слова ссылки.',
    },
    states: {
      size: true,
      variant: true,
    },
  },
};
