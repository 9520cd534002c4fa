import { expect, it } from 'vitest';

import { deletionMessages } from './messages.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it.each([
  [1, '1 продажа на проверке отменится, 1 650 баллов за неё не начислят.'],
  [2, '2 продажи на проверке отменятся, 1 650 баллов за них не начислят.'],
  [5, '5 продаж на проверке отменятся, 1 650 баллов за них не начислят.'],
  [21, '21 продажа на проверке отменится, 1 650 баллов за них не начислят.'],
])('the words about sales agree with their number: %i', (count, text) => {
  expect(plain(deletionMessages.sales(count, '1 650 баллов'))).toBe(text);
});

it.each([
  [1, '1 балл сгорит: вывести его после удаления нельзя.'],
  [3, '3 балла сгорят: вывести их после удаления нельзя.'],
  [1650, '1 650 баллов сгорят: вывести их после удаления нельзя.'],
])('the words about points agree with their number: %i', (points, text) => {
  expect(plain(deletionMessages.burnsPoints(points))).toBe(text);
});
