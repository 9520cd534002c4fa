export const profileWords = {
  title: 'Профиль',
  me: 'Мои данные',
  name: 'Имя',
  role: 'Роль',
  phone: 'Телефон',
  email: 'Почта',
  partner: 'Партнёр',
  password: {
    title: 'Пароль',
    old: 'Текущий пароль',
    save: 'Сменить пароль',
    saved: 'Пароль изменён, другие сеансы завершены',
  },
  sessions: {
    title: 'Сеансы',
    current: 'этот сеанс',
    end: 'Завершить',
    endOthers: 'Завершить все, кроме этого',
    ended: 'Сеанс завершён',
    endedOthers: (count: number) => `Завершено сеансов: ${count}`,
    lastUsed: 'последний раз',
  },
} as const;
