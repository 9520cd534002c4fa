import { expect, it } from 'vitest';

import { withdrawMessages } from './messages.ts';

it.each([
  [501, 'От 500 до 501 балла за раз'],
  [502, 'От 500 до 502 баллов за раз'],
  [12_480, 'От 500 до 12 480 баллов за раз'],
])('the upper limit agrees with its number: %i', (max, text) => {
  expect(withdrawMessages.limits(500, max).replaceAll(/\s/g, ' ')).toBe(text);
});
