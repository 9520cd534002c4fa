import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Подтвердите, что это вы',
  text: 'Вы вошли давно. Введите пароль, и мы продолжим с того же места.',
  password: 'Пароль',
  confirm: 'Подтвердить',
  code: 'Код из приложения',
  codeHint: 'Или один из резервных кодов',
};

export const promptMessages: Messages<'forms.passwordPrompt', typeof russian> = defineMessages(
  'forms.passwordPrompt',
  russian,
);
