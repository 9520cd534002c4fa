import { receiptMaskMessages } from './receipt.messages.ts';
import { defineMask } from './template.ts';
import type { Mask } from './types.ts';

/** Number of the fiscal drive (ФН) of a receipt, 16 digits. */
export const fiscalDrive: Mask = defineMask({
  id: 'fiscalDrive',
  ...receiptMaskMessages.fiscalDrive,
  pattern: '#### #### #### ####',
});

/** Number of the fiscal document (ФД), up to 10 digits. */
export const fiscalDocument: Mask = defineMask({
  id: 'fiscalDocument',
  ...receiptMaskMessages.fiscalDocument,
  pattern: '##########',
  complete: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
});

/** Fiscal sign of the document (ФП), up to 10 digits. */
export const fiscalSign: Mask = defineMask({
  id: 'fiscalSign',
  ...receiptMaskMessages.fiscalSign,
  pattern: '##########',
  complete: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
});
