import { expect, it } from 'vitest';

import { uploadMessages } from './upload.messages.ts';

const { russian } = uploadMessages;

it('names a kind of any gender', () => {
  expect(russian.type(russian.kinds([russian.image, 'PDF']))).toBe('Такой файл не подойдёт. Выберите фото или PDF');
});

it.each([
  [1, 'Не больше 1 файла. Уберите лишний и повторите'],
  [11, 'Не больше 11 файлов. Уберите лишний и повторите'],
  [21, 'Не больше 21 файла. Уберите лишний и повторите'],
])('the most files stand in the genitive: %i', (most, text) => {
  expect(russian.count(most).replaceAll(/\s/g, ' ')).toBe(text);
});
