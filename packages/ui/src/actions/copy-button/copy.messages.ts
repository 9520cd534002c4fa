import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  copy: 'Скопировать',
  done: 'Скопировано',
  failed: 'Не скопировали: выделите и скопируйте сами',
};

export const copyMessages: Messages<'copy', typeof russian> = /* @__PURE__ */ defineMessages('copy', russian);
