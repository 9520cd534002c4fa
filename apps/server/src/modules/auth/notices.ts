import { defineNotice } from '../../core/notices/define.ts';

/** The owner learns that his password has changed, no matter who did it. */
export const passwordChanged = defineNotice({
  kind: 'password.changed',
  about: 'Пароль изменён',
  topic: 'security',
  tone: 'warning',
  variables: {},
  title: 'Пароль изменён',
  text: 'Пароль вашей учётной записи в Прибавке изменён, остальные сеансы завершены. Если это были не вы, восстановите пароль и напишите в поддержку.',
  sms: 'Прибавка: пароль изменён. Если это были не вы, восстановите пароль и напишите в поддержку.',
});
