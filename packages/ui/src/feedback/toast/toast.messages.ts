import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  success: 'Готово',
  info: 'К сведению',
  warning: 'Внимание',
  error: 'Ошибка',
  hide: 'Скрыть',
  toasts: 'Сообщения',
  notifications: 'Уведомления',
  more: (count: number): string => `Ещё ${count}`,
  /** Read aloud after the message: there is something to press. */
  action: (label: string): string => `Действие: ${label}`,
};

export const toastMessages: Messages<'toast', typeof russian> = defineMessages('toast', russian);
