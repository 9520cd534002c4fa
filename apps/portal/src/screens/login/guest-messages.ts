/** Words of the form for people who cannot enter. */
export const guestMessages = {
  title: 'Письмо в поддержку',
  intro: 'Ответим на почту, а если её нет — по SMS.',
  name: 'Как вас зовут',
  contactMissing: 'Укажите почту или телефон',
  send: 'Отправить',
  cancel: 'Отмена',
  sentTitle: (number: string) => `Обращение ${number} принято`,
  sentText: 'Запишите номер: он понадобится, если придётся написать ещё раз.',
  close: 'Закрыть',
} as const;
