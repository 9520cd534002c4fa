import { expect, it } from 'vitest';

import { productFormMessages as messages } from './messages.ts';
import { gtinRule } from './values.ts';

it.each([
  ['', undefined],
  [undefined, undefined],
  ['4607034171490', undefined],
  ['4 607034 171490', undefined],
  ['123', messages.gtinLength],
  ['4607034171491', messages.gtinWrong],
  ['460703417149012', messages.gtinLength],
])('flags the bar code %s before it is sent', (typed, said) => {
  expect(gtinRule(typed)).toBe(said);
});
