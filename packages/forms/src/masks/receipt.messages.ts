/** Texts of the masks of a receipt. */
export const receiptMaskMessages = {
  fiscalDrive: { unreadable: 'Не подошло: ФН — 16 цифр', hint: '16 цифр после «ФН»' },
  fiscalDocument: { unreadable: 'Не подошло: ФД — до 10 цифр', hint: 'До 10 цифр после «ФД»' },
  fiscalSign: { unreadable: 'Не подошло: ФП — до 10 цифр', hint: 'До 10 цифр после «ФП» или «ФПД»' },
} as const;
