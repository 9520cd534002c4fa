import { expect, it } from 'vitest';

import { plainTitle } from './columns.ts';
import { guessColumns } from './guess.ts';

it('finds columns by title, by another usual name, and by a title within a longer one', () => {
  const header = ['№ п/п', 'ИНН организации', 'E-mail', 'название', 'Телефон менеджера'];
  expect(guessColumns(['Название', 'ИНН', 'Эл. почта', 'Телефон', 'Регион'], header)).toEqual([3, 1, 2, 4, undefined]);
});

it('gives no column to two fields: the one with the same title has it', () => {
  expect(guessColumns(['Название', 'Название точки'], ['Название точки', 'Название'])).toEqual([1, 0]);
  expect(guessColumns(['Название', 'Название точки'], ['Название точки'])).toEqual([undefined, 0]);
});

it('guesses nothing by a part of a word or by an empty title', () => {
  expect(guessColumns(['КПП', 'Код точки'], ['КППП', '', 'код'])).toEqual([undefined, 2]);
});

it('keeps a sum in roubles apart from a number of the same name, a lost rouble too', () => {
  expect(guessColumns(['Цена, ₽'], ['Цена', 'Цена, ₽'])).toEqual([1]);
  expect(guessColumns(['Цена, ₽'], ['Цена', 'Цена,?'])).toEqual([1]);
  expect(guessColumns(['Цена, ₽'], ['Цена'])).toEqual([0]);
  expect(plainTitle('Баллы, ₽')).not.toBe(plainTitle('Баллы'));
  expect(plainTitle('РРЦ, ?')).toBe(plainTitle('РРЦ, ₽'));
});
