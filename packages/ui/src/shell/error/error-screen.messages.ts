import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  notFound: 'Такой страницы нет',
  notFoundText: 'Ссылка устарела или раздел вам недоступен.',
  failed: 'Не смогли открыть раздел',
  failedText: 'Мы уже знаем об ошибке и чиним её. Введённые данные сохранены в этом браузере.',
  retry: 'Повторить',
  /** Before the number, which may be copied. */
  requestId: 'Номер запроса для поддержки:',
  copy: 'Скопировать номер запроса',
};

export const errorScreenMessages: Messages<'errorScreen', typeof russian> = /* @__PURE__ */ defineMessages(
  'errorScreen',
  russian,
);
