import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** Signs of the formula, read aloud. */
  signs: { '×': 'умножить на', '+': 'плюс', '−': 'минус', '=': 'равно' },
  total: 'Итого',
};

export const formulaMessages: Messages<'formula', typeof russian> = /* @__PURE__ */ defineMessages('formula', russian);
