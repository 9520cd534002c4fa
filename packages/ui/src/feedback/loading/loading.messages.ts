import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** A veil or a bar, read aloud as it comes. */
  veil: 'Загружаем…',
  skeleton: 'Загружаем',
};

export const loadingMessages: Messages<'loading', typeof russian> = /* @__PURE__ */ defineMessages('loading', russian);
