import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const uploadContracts: Contracts = {
  FileUpload: {
    states: {
      invalid: true,
      state: 'Строка о ходе отправки одного файла.',
    },
  },
};
