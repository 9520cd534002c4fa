import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  placeholder: 'Выберите',
};

export const selectMessages: Messages<'select', typeof russian> = /* @__PURE__ */ defineMessages('select', russian);
