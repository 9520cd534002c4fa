import { expect, it } from 'vitest';

import { outboxMessages } from './messages.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it.each([
  [1, 'Ждёт отправки 1 продажа', 'Не отправлена 1 продажа'],
  [2, 'Ждут отправки 2 продажи', 'Не отправлены 2 продажи'],
  [5, 'Ждут отправки 5 продаж', 'Не отправлено 5 продаж'],
  [11, 'Ждут отправки 11 продаж', 'Не отправлено 11 продаж'],
  [21, 'Ждёт отправки 21 продажа', 'Не отправлена 21 продажа'],
])('what waits agrees with its number: %i', (count, waiting, unsent) => {
  expect(plain(outboxMessages.title(count))).toBe(waiting);
  expect(plain(outboxMessages.unsent(count))).toBe(unsent);
});
