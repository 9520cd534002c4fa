import { messages } from './messages.ts';

/** Why the code of a receipt is of no use. */
export const receiptMessages = {
  notReceipt: 'Это не QR-код чека',
  receiptPart: 'QR-код прочитан не полностью, отсканируйте ещё раз',
  receiptDate: 'В чеке неверная дата',
  receiptSum: 'В чеке неверная сумма',
  receiptReturn: 'Это чек возврата, нужен чек продажи',
  receiptPurchase: 'Это чек покупки у населения, нужен чек продажи',
  receiptOperation: 'В чеке неизвестный вид операции',
  fiscalDrive: messages.fiscalDrive as string,
  fiscalDocument: messages.fiscalDocument as string,
  fiscalSign: messages.fiscalSign as string,
} as const;

/** Why the mark on a package is of no use. */
export const markMessages = {
  notMark: 'Это не код маркировки товара',
  markGtin: 'В коде маркировки неверный штрихкод товара',
  markPart: 'Код маркировки прочитан не полностью, отсканируйте ещё раз',
  markSeparator: 'Код маркировки прочитан без разделителя: отсканируйте ещё раз или введите серийный номер',
} as const;
