import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
};

export const personMessages: Messages<'forms.person', typeof russian> = defineMessages('forms.person', russian);
