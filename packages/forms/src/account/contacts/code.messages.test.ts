import { expect, it } from 'vitest';

import { codeMessages } from './code.messages.ts';

it.each([
  [1, 'Осталась 1 попытка'],
  [2, 'Осталось 2 попытки'],
  [5, 'Осталось 5 попыток'],
  [21, 'Осталась 21 попытка'],
])('the attempts left agree with their number: %i', (count, text) => {
  expect(codeMessages.russian.attempts(count).replaceAll(/\s/g, ' ')).toBe(text);
});
