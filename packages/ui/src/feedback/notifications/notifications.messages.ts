import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  heading: 'Уведомления',
  readAll: 'Прочитать все',
  empty: 'Новостей пока нет.',
  /** Before the title of an unread one, read aloud. */
  unread: 'Новое: ',
  more: 'Показать ещё',
};

export const notificationsMessages: Messages<'notifications', typeof russian> = /* @__PURE__ */ defineMessages(
  'notifications',
  russian,
);
