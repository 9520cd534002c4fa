import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  password: 'Пароль',
  newPassword: 'Новый пароль',
  repeat: 'Ещё раз',
};

export const passwordMessages: Messages<'forms.password', typeof russian> = defineMessages('forms.password', russian);
