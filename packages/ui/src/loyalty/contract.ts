import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const loyaltyContracts: Contracts = {
  BalanceBar: {
    parts: {
      bar: 'Полоса с долями.',
    },
  },
  BalanceSlab: {
    parts: {
      actions: 'Кнопки.',
      head: 'Верх плиты.',
      label: 'Что это за сумма.',
      number: 'Сумма.',
    },
  },
  Formula: {
    parts: {
      cell: 'Один множитель или итог.',
      narrow: 'Расчёт столбиком, на узком месте.',
      row: 'Расчёт в строку.',
    },
    states: {
      size: true,
      tone: true,
    },
  },
  FormulaColumn: {
    states: {
      tone: true,
    },
  },
  Points: {
    states: {
      tone: true,
    },
  },
};
