/** Words of the search by camera. */
export const productScanMessages = {
  title: 'Наведите на код товара',
  text: 'Штрихкод или квадратный код «Честного знака» на упаковке',
  byHand: 'Искать по названию',
  receipt: 'Это QR-код чека, а нужен код товара',
  receiptText: 'Чек сканируют в разделе «Продажи», кнопкой «Зарегистрировать продажу».',
} as const;
