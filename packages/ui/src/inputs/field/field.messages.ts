import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  optional: 'необязательно',
  required: 'обязательно',
};

export const fieldMessages: Messages<'field', typeof russian> = /* @__PURE__ */ defineMessages('field', russian);
