import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  available: 'Доступно',
};

export const balanceMessages: Messages<'balance', typeof russian> = /* @__PURE__ */ defineMessages('balance', russian);
