import { expect, it } from 'vitest';

import { trimUnseen, withoutUnseen } from './unseen.ts';

it('takes what nobody sees from the ends of a text, and leaves what is within', () => {
  expect(trimUnseen('\u200B\u00A0 Ёлкин\u200D Юг\u2060\r\n\uFEFF')).toBe('Ёлкин\u200D Юг');
  expect(trimUnseen(' \u200E ')).toBe('');
  expect(trimUnseen('')).toBe('');
});

it('takes it from everywhere in a number of a thing, and nothing that is seen', () => {
  expect(withoutUnseen('10\u200B0\u00AD1-АБ 7\u001D')).toBe('1001-АБ 7\u001D');
});
