import { expect, it } from 'vitest';

import { aboutProduct } from './about.ts';

const product = (name: string, brand: string | null) =>
  aboutProduct({
    name,
    brand: brand === null ? null : { id: 'b', name: brand },
    article: 'СТ-28110',
    category: { id: 'c', name: 'Электроинструмент' },
  });

it.each([
  ['Перфоратор «Стрежень» П-28', 'Стрежень', 'СТ-28110 · Электроинструмент'],
  ['Перфоратор СТРЕЖЕНЬ П-28', 'Стрежень', 'СТ-28110 · Электроинструмент'],
  ['Перфоратор П-28', 'Стрежень', '«Стрежень» · СТ-28110 · Электроинструмент'],
  ['Брус стрежневой', 'Стреж', '«Стреж» · СТ-28110 · Электроинструмент'],
  ['Пила «Клён и К°» П-1', 'Клен и К°', 'СТ-28110 · Электроинструмент'],
  ['Перфоратор П-28', null, 'СТ-28110 · Электроинструмент'],
])('says the brand of %s once', (name, brand, text) => {
  expect(product(name, brand)).toBe(text);
});
