import { messages } from './messages.ts';
import { isBlank } from './text.ts';
import type { Rule } from './types.ts';

/** Value present (specification §5). Blank text, an empty list and NaN are absent; 0 and false are present. */
export const required: Rule = (value) => (isBlank(value) ? messages.required : undefined);

/** A box that must be ticked: only `true` will do. Ours. */
export const consent: Rule = (value) => (value === true ? undefined : messages.consent);
