import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const dateContracts: Contracts = {
  Month: {
    states: {
      empty: 'Клетка без дня.',
    },
  },
};
