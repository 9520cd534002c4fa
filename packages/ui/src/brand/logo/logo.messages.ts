import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** Name of the product. */
  name: 'Прибавка',
};

export const logoMessages: Messages<'logo', typeof russian> = /* @__PURE__ */ defineMessages('logo', russian);
