/** Texts of `date` and `time`. */
export const dateMaskMessages = {
  date: { unreadable: 'Нужна дата, например 20.11.2026', blank: 'дд.мм.гггг', hint: 'Формат: 20.11.2026' },
  time: { unreadable: 'Нужно время, например 09:05', blank: 'чч:мм', hint: 'Формат: 09:05' },
} as const;
