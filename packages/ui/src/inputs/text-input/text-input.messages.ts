import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  clear: 'Очистить',
};

export const textInputMessages: Messages<'textInput', typeof russian> = defineMessages('textInput', russian);
