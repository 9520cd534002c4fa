import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const shellContracts: Contracts = {
  BackofficeShell: {
    states: {
      current: 'Раздел открытого экрана.',
      tone: true,
    },
  },
  PortalShell: {
    states: {
      current: 'Раздел открытого экрана.',
      tone: true,
    },
  },
};
