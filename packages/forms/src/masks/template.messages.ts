/** What masks say when they have nothing of their own to say. */
export const commonMaskMessages = {
  common: { rejection: 'Только цифры', unreadable: 'Вставленный текст не подходит', full: 'Поле уже заполнено' },
} as const;
