/** Texts of `snils`. */
export const snilsMaskMessages = {
  snils: { unreadable: 'Не подошло: СНИЛС — 11 цифр', hint: 'Формат: 112-233-445-95' },
} as const;
