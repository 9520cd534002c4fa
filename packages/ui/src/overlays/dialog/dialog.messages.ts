import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  close: 'Закрыть',
};

export const dialogMessages: Messages<'dialog', typeof russian> = /* @__PURE__ */ defineMessages('dialog', russian);
