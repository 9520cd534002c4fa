import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  code: 'Код',
  quantity: 'Количество',
};

export const fieldMessages: Messages<'forms.fields', typeof russian> = defineMessages('forms.fields', russian);
