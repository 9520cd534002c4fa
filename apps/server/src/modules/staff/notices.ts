import { defineDirect } from '../../core/notices/define.ts';

/** To the address an administrator has replaced by another. */
export const staffEmailChanged = defineDirect({
  kind: 'staff.email_changed',
  about: 'Администратор изменил почту сотрудника',
  variables: {},
  letter: {
    subject: 'Почта изменена',
    text: 'Администратор изменил почту вашей учётной записи в Прибавке. Если вы об этом не просили, напишите в поддержку.',
  },
});
