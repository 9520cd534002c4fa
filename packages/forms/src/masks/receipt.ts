import { defineMask } from './template.ts';
import type { Mask } from './types.ts';

/** Number of the fiscal drive (ФН) of a receipt, 16 digits. */
export const fiscalDrive: Mask = defineMask({
  id: 'fiscalDrive',
  unreadable: 'Не подошло: ФН — 16 цифр',
  pattern: '#### #### #### ####',
  hint: '16 цифр после «ФН»',
});

/** Number of the fiscal document (ФД), up to 10 digits. */
export const fiscalDocument: Mask = defineMask({
  id: 'fiscalDocument',
  unreadable: 'Не подошло: ФД — до 10 цифр',
  pattern: '##########',
  complete: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  hint: 'До 10 цифр после «ФД»',
});

/** Fiscal sign of the document (ФП), up to 10 digits. */
export const fiscalSign: Mask = defineMask({
  id: 'fiscalSign',
  unreadable: 'Не подошло: ФП — до 10 цифр',
  pattern: '##########',
  complete: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  hint: 'До 10 цифр после «ФП» или «ФПД»',
});
