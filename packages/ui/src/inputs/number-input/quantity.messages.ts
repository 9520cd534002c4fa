import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  less: 'Меньше',
  more: 'Больше',
  /** Read aloud when a limit holds a number back. */
  max: (limit: number): string => `Не больше ${limit}`,
  min: (limit: number): string => `Не меньше ${limit}`,
};

export const quantityMessages: Messages<'quantity', typeof russian> = /* @__PURE__ */ defineMessages(
  'quantity',
  russian,
);
