import { expect, it } from 'vitest';

import { companyChoices, companyOption } from './company-option.ts';

const company = (id: string, name: string, inn: string, kpp: string | null) => ({ id, name, inn, kpp });
const first = company('1', 'Мастерок', '6900000101', '690001001');
const branch = company('2', 'мастерок', '6900000101', '770001001');
const person = company('3', 'Мастерок', '000000100164', null);
const other = company('4', 'Гвоздь', '7100000101', '710001001');

it('names a company with its ИНН and КПП where another has the name', () => {
  expect(companyChoices([first, branch, person, other]).map(({ label }) => label)).toEqual([
    'Мастерок · ИНН 6900000101 · КПП 690001001',
    'мастерок · ИНН 6900000101 · КПП 770001001',
    'Мастерок · ИНН 000000100164',
    'Гвоздь',
  ]);
});

it('has them as the second line of an option', () => {
  expect(companyOption(person)).toEqual({ id: '3', name: 'Мастерок', detail: 'ИНН 000000100164' });
});
