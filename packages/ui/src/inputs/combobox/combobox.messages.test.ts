import { expect, it } from 'vitest';

import { comboboxMessages } from './combobox.messages.ts';

it.each([
  [1, 'Введите не меньше 1 символа'],
  [2, 'Введите не меньше 2 символов'],
  [21, 'Введите не меньше 21 символа'],
])('says of what there are too few: %i', (least, text) => {
  expect(comboboxMessages.russian.short(least).replaceAll(/\s/g, ' ')).toBe(text);
});
