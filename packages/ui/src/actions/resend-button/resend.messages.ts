import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  again: 'Отправить код снова',
  wait: (time: string): string => `Новый код через ${time}`,
};

export const resendMessages: Messages<'resend', typeof russian> = /* @__PURE__ */ defineMessages('resend', russian);
