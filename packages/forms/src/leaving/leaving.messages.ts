import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Уйти без сохранения?',
  body: 'Введённое на этой странице пропадёт.',
  leave: 'Уйти без сохранения',
  stay: 'Остаться',
};

export const leavingMessages: Messages<'forms.leaving', typeof russian> = defineMessages('forms.leaving', russian);
