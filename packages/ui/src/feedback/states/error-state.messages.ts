import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  title: 'Не загрузили данные',
  offline: 'Проверьте интернет и попробуйте снова.',
  later: 'Сервер не ответил. Попробуйте снова через минуту.',
  /** With a request id, which stands under it. */
  support: 'Попробуйте снова. Если не поможет, сообщите поддержке номер запроса.',
  requestId: (id: string): string => `Номер запроса: ${id}`,
  retry: 'Повторить',
};

export const errorStateMessages: Messages<'errorState', typeof russian> = /* @__PURE__ */ defineMessages(
  'errorState',
  russian,
);
