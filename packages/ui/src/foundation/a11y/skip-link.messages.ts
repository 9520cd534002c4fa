import { defineMessages, type Messages } from '../messages/define.ts';

const russian = {
  text: 'Перейти к содержанию',
};

export const skipLinkMessages: Messages<'skipLink', typeof russian> = /* @__PURE__ */ defineMessages(
  'skipLink',
  russian,
);
