import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  empty: 'не указано',
};

export const descriptionListMessages: Messages<'descriptionList', typeof russian> = /* @__PURE__ */ defineMessages(
  'descriptionList',
  russian,
);
