import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  confirm: 'Продолжить',
  cancel: 'Отмена',
};

export const confirmMessages: Messages<'confirm', typeof russian> = /* @__PURE__ */ defineMessages('confirm', russian);
