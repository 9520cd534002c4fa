import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  caps: 'Включён Caps Lock',
  rules: 'Требования к паролю',
};

export const passwordMessages: Messages<'password', typeof russian> = /* @__PURE__ */ defineMessages(
  'password',
  russian,
);
