import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  internal: 'внутренняя заметка',
};

export const threadMessages: Messages<'thread', typeof russian> = /* @__PURE__ */ defineMessages('thread', russian);
