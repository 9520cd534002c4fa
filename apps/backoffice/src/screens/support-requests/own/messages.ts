/** Words of «Мои обращения». */
export const ownMessages = {
  title: 'Мои обращения',
  caption: 'Ваши обращения в поддержку',
  search: 'Номер или тема',
  add: 'Написать в поддержку',
  columns: {
    number: '№',
    subject: 'Тема',
    status: 'Статус',
    news: 'Ответ',
    last: 'Последнее сообщение',
    category: 'Категория',
    updatedAt: 'Обновлено',
  },
  unread: 'Новый ответ',
  /** Before the newest words that are not the author's. */
  from: { support: 'Поддержка', system: 'Прибавка' },
  empty: {
    title: 'Обращений нет',
    text: 'Спросите о продажах, товарах или доступе. Ответ придёт сюда и уведомлением.',
  },
  previous: 'Предыдущее обращение',
  next: 'Следующее обращение',
} as const;

/** Words of one request. */
export const ownCardMessages = {
  merged: (number: string) => `Переписка продолжается в обращении ${number}`,
  openMerged: 'Открыть',
  closes: (date: string) => `Если вопрос остался, напишите до ${date}: потом обращение закроется само.`,
  rated: (rating: number) => `Ваша оценка: ${rating} из 5`,
  answer: 'Ваше сообщение',
  send: 'Отправить',
  sent: 'Сообщение отправлено',
  close: 'Вопрос решён',
  rate: 'Оценить ответ',
  reopen: 'Вопрос остался',
  closing: { title: 'Закрыть обращение?', text: 'Открыть его снова можно, пока не вышел срок.' },
  closeAction: 'Закрыть обращение',
  closed: 'Обращение закрыто',
  rating: 'Оценка',
  ratingTitle: 'Как вам помогли?',
  ratings: {
    5: '5 — отлично',
    4: '4 — хорошо',
    3: '3 — так себе',
    2: '2 — плохо',
    1: '1 — очень плохо',
  },
  rateAction: 'Отправить оценку',
  thanks: 'Спасибо за оценку',
  reopening: 'Открыть обращение снова',
  left: 'Что осталось нерешённым',
  reopenAction: 'Открыть снова',
  reopened: 'Обращение снова в работе',
  cancel: 'Отмена',
} as const;

/** Words of a new request. */
export const writeMessages = {
  title: 'Новое обращение',
  category: 'Категория',
  failed: 'Не загрузили категории',
  retry: 'Повторить',
  subject: 'Тема',
  text: 'Что случилось',
  textHint: 'Когда это было, что вы делали и что увидели',
  send: 'Отправить',
  sent: (number: string) => `Обращение ${number} отправлено`,
} as const;
