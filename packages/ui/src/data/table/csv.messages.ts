import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  yes: 'да',
  no: 'нет',
};

export const csvMessages: Messages<'csv', typeof russian> = /* @__PURE__ */ defineMessages('csv', russian);
