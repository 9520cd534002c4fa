import { expect, it } from 'vitest';

import { notesOf } from './template.ts';

const mustOf = (needsReceipt: boolean) => notesOf(needsReceipt).rows.find(([title]) => title === 'QR чека')?.[1];

it('the explanations call the code of the receipt required where the programme asks for it', () => {
  expect(mustOf(true)).toBe('Да');
  expect(mustOf(false)).toBe('Нет');
});
