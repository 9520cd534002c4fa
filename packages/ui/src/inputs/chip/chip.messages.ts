import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  remove: 'Убрать',
};

export const chipMessages: Messages<'chip', typeof russian> = /* @__PURE__ */ defineMessages('chip', russian);
