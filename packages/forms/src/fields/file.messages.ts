import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  failed: 'Загрузите файл ещё раз или уберите его',
};

export const fileMessages: Messages<'forms.files', typeof russian> = defineMessages('forms.files', russian);
