/** Words of EmailConfirm. */
export const emailConfirmMessages = {
  title: 'Подтверждение почты',
  checking: 'Проверяем ссылку…',
  done: 'Почта подтверждена',
  doneText: (email: string) => `Письма о продажах и выплатах будут приходить на ${email}.`,
  already: 'Почта уже подтверждена',
  stale: 'Ссылка устарела',
  staleText: 'Отправим новую на тот же адрес.',
  again: 'Отправить новую',
  sent: (to: string) => `Новое письмо отправлено на ${to}`,
  noCode: 'В ссылке нет кода',
  noCodeText: 'Откройте ссылку из письма целиком.',
  failed: 'Не смогли проверить ссылку',
  retry: 'Повторить',
  login: 'Войдите, чтобы подтвердить почту',
  enter: 'Войти',
  home: 'На главную',
} as const;
