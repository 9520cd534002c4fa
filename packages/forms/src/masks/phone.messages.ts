/** Texts of `phone`. */
export const phoneMaskMessages = {
  phone: {
    hint: 'Формат: +7 (999) 999-99-99',
    unreadable: 'Не удалось разобрать номер: нужен российский, из 11 цифр',
  },
} as const;
