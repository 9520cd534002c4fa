/** Texts of the masks of money and codes. */
export const moneyMaskMessages = {
  card: { unreadable: 'Не подошло: номер карты — 16 цифр', hint: '16 цифр на лицевой стороне карты' },
  pointsOutput: { unreadable: 'Нужно целое число, до 5 цифр', hint: 'Целое число, до 5 цифр' },
  account: { unreadable: 'Не подошло: счёт — 20 цифр', hint: '20 цифр' },
  bik: { unreadable: 'Не подошло: БИК — 9 цифр', hint: 'Девять цифр, начинается с 04' },
  code: { hint: ({ capacity }: { readonly capacity: number }): string => `Код из сообщения, цифр: ${capacity}` },
} as const;
