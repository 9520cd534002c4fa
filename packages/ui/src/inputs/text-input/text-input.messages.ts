import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  clear: 'Очистить',
};

export const textInputMessages: Messages<'textInput', typeof russian> = /* @__PURE__ */ defineMessages(
  'textInput',
  russian,
);
