import { messages as russian } from './messages.ts';
import { ruleOf, ruleOfOne } from './rule-of.ts';
import type { Rule } from './types.ts';

/** Number of the fiscal drive (ФН): 16 digits (ФНС, order ЕД-7-20/662@, tag 1041). */
export const fiscalDrive: Rule = ruleOf((text) => /^[0-9]{16}$/.test(text), 'fiscalDrive');

/** Number of the fiscal document (ФД): up to 10 digits (the same order, tag 1040). */
export const fiscalDocument: Rule = ruleOf((text) => /^[0-9]{1,10}$/.test(text), 'fiscalDocument');

/** Fiscal sign of the document (ФП, ФПД): up to 10 digits (the same order, tag 1077). */
export const fiscalSign: Rule = ruleOf((text) => /^[0-9]{1,10}$/.test(text), 'fiscalSign');

/** Sum of a receipt in roubles (the same order, tag 1020). */
export const receiptTotal: Rule = ruleOfOne(russian, (value, messages) =>
  Number(value) > 0 ? undefined : messages.receiptTotal,
);

/** Time of the till, `HHmm` (the same order, tag 1012). */
export const timeOfDay: Rule = ruleOf((text) => /^([01][0-9]|2[0-3])[0-5][0-9]$/.test(text), 'timeOfDay');
