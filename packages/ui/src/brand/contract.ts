import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const brandContracts: Contracts = {
  Avatar: {
    states: {
      tone: 'Цвет инициалов: от `1` до `8`, всегда один у одного имени.',
    },
  },
  StoneCover: {
    parts: {
      text: 'Слова поверх среза.',
    },
  },
};
