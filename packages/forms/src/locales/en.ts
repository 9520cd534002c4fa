/** @packageDocumentation English texts of the forms, whole; rules, masks and readers of codes also one by one, for a server. */
import { account } from './english/account.ts';
import { fields } from './english/fields.ts';
import { masks } from './english/masks.ts';
import { demands, rules, scan, serialPattern } from './english/rules.ts';
import type { FormsMessages } from './types.ts';

export type { FormsMessages } from './types.ts';
export { masks as masksEn } from './english/masks.ts';
export { rules as rulesEn, scan as scanEn, serialPattern as serialPatternEn } from './english/rules.ts';

/** English texts of everything, for the `messages` of `UiProvider`. */
export const formsEn: FormsMessages = {
  ...account,
  ...fields,
  'forms.demands': demands,
  'forms.masks': masks,
  'forms.rules': rules,
  'forms.scan': scan,
  'forms.serialPattern': serialPattern,
};
