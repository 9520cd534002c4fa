import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  phone: 'Телефон',
  email: 'Эл. почта',
  login: 'Телефон или эл. почта',
};

export const contactMessages: Messages<'forms.contact', typeof russian> = defineMessages('forms.contact', russian);
