import { defineMessages, type Messages } from '../foundation/messages/define.ts';

const russian = {
  success: 'Готово',
  info: 'К сведению',
  warning: 'Внимание',
  error: 'Ошибка',
  /** The cross of a banner and of a message. */
  hide: 'Скрыть',
  toasts: 'Сообщения',
  notifications: 'Уведомления',
  more: (count: number): string => `Ещё ${count}`,
  /** Read aloud after a message: there is something to press. */
  action: (label: string): string => `Действие: ${label}`,
};

export const feedbackMessages: Messages<'feedback', typeof russian> = /* @__PURE__ */ defineMessages(
  'feedback',
  russian,
);
