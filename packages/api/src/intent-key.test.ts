import { expect, it } from 'vitest';

import { intentKey } from './intent-key.ts';

const id = '0b0e0d5e-6a4c-4f0e-9d8b-3f8f2d1c9a77';

it('is one uuid for one content of one intent, whenever and wherever it is made', () => {
  const key = intentKey(id, [1000, 'card']);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(intentKey(id, [1000, 'card'])).toBe(key);
});

it('is another for another content and for another intent', () => {
  const other = '7d2f8a1c-1b1e-4c55-8f5e-2a9d6f0b4e11';
  const keys = [
    intentKey(id, [1000, 'card']),
    intentKey(id, [1001, 'card']),
    intentKey(id, ['1000', 'card']),
    intentKey(id, [1000, 'other']),
    intentKey(other, [1000, 'card']),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
