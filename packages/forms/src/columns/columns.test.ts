import { expect, it } from 'vitest';

import { columnsQuery, type FileColumns, firstChoice } from './columns.ts';

const file: FileColumns = {
  rows: 2,
  columns: [
    { title: 'Компания', samples: [] },
    { title: 'ИНН', samples: [] },
    { title: 'Почта', samples: [] },
  ],
  fields: [
    { field: 'name', title: 'Название', required: true, guess: null },
    { field: 'inn', title: 'ИНН', required: true, guess: 1 },
    { field: 'email', title: 'Эл. почта', required: false, guess: 2 },
  ],
};

it('begins with the guesses; a required field without one is empty, another is not loaded', () => {
  expect(firstChoice(file, {})).toEqual({ inn: '1', email: '2' });
  const away = { ...file, fields: file.fields.map((field) => ({ ...field, guess: null })) };
  expect(firstChoice(away, {})).toEqual({ email: 'none' });
});

it('takes what was joined before over the guess, by title, and what was left out stays out', () => {
  expect(firstChoice(file, { name: 'Компания', email: 'none' })).toEqual({ name: '0', inn: '1', email: 'none' });
  expect(firstChoice(file, { name: 'Название из другого файла' })).toEqual({ inn: '1', email: '2' });
  expect(firstChoice(file, { name: 'Почта' })).toEqual({ name: '2', inn: '1', email: 'none' });
});

it('asks for the joined columns only', () => {
  expect(columnsQuery({ name: '0', inn: '1', email: 'none' })).toBe('name:0,inn:1');
});
