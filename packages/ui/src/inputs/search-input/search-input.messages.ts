import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  placeholder: 'Поиск',
};

export const searchInputMessages: Messages<'searchInput', typeof russian> = /* @__PURE__ */ defineMessages(
  'searchInput',
  russian,
);
