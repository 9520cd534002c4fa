import { expect, it } from 'vitest';

import { uploadMessages } from './messages.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it.each([
  [1, 'Отправлена 1 продажа', '1 продажа готова'],
  [2, 'Отправлено 2 продажи', '2 продажи готовы'],
  [11, 'Отправлено 11 продаж', '11 продаж готовы'],
  [21, 'Отправлена 21 продажа', '21 продажа готова'],
])('the words about a list agree with its number: %i', (count, done, ready) => {
  expect(plain(uploadMessages.done(count))).toBe(done);
  expect(plain(uploadMessages.ready(count))).toBe(ready);
});
