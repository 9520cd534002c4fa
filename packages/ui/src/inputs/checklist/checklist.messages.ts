import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** After the text of a thing, read aloud. */
  done: ': выполнено',
};

export const checklistMessages: Messages<'checklist', typeof russian> = /* @__PURE__ */ defineMessages(
  'checklist',
  russian,
);
