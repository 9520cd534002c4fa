import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Пароль',
  old: 'Текущий пароль',
  save: 'Сменить пароль',
  saved: 'Пароль изменён, другие сеансы завершены',
};

export const passwordMessages: Messages<'forms.passwordChange', typeof russian> = defineMessages(
  'forms.passwordChange',
  russian,
);
