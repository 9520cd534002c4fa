/** Texts of the masks of documents. */
export const documentMaskMessages = {
  passportSeries: { unreadable: 'Не подошло: серия паспорта — 4 цифры', hint: 'Четыре цифры' },
  passportNumber: { unreadable: 'Не подошло: номер паспорта — 6 цифр', hint: 'Шесть цифр' },
  inn: { unreadable: 'Не подошло: ИНН — 10 или 12 цифр', hint: '10 цифр у организации, 12 у человека' },
  kpp: { unreadable: 'Не подошло: КПП — 9 цифр, без букв', hint: 'Девять цифр' },
  kppLetters: {
    unreadable: 'Не подошло: КПП — 9 знаков, буквы только латинские',
    hint: 'Девять знаков: цифры, на пятом и шестом месте могут быть латинские буквы',
    rejection: 'Только цифры и латинские буквы',
  },
  departmentCode: { hint: 'Формат: 770-001' },
  ogrn: { hint: '13 цифр' },
  ogrnip: { hint: '15 цифр' },
} as const;
