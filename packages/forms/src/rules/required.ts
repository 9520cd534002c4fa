import { messages as russian } from './messages.ts';
import { textsOf } from './rule-of.ts';
import { isBlank } from './text.ts';
import type { Rule } from './types.ts';

/** Value present (specification §5). Blank text, an empty list and NaN are absent; 0 and false are present. */
export const required: Rule = (value, ...[, given]) => (isBlank(value) ? textsOf(russian, given).required : undefined);

/** A box that must be ticked: only `true` will do. Ours. */
export const consent: Rule = (value, ...[, given]) => (value === true ? undefined : textsOf(russian, given).consent);
