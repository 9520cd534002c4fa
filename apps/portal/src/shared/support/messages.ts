/** Words of a question to support, of a member and of a guest. */
export const questionMessages = {
  category: 'Тема',
  loading: 'Загружаем темы…',
  failed: 'Не загрузили темы',
  retry: 'Повторить',
  subject: 'Коротко о вопросе',
  text: 'Что случилось',
  textHint: 'Когда это было, что вы делали и что увидели',
} as const;
