import { expect, it } from 'vitest';

import { differingNames } from './passport-names.ts';

const member = { lastName: 'Семёнова', firstName: 'Анна', middleName: null };

it.each([
  [{ lastName: 'СЕМЕНОВА', firstName: 'Анна ', middleName: '' }, []],
  [{ lastName: 'Иванова', firstName: 'Анна', middleName: null }, ['lastName']],
  [{ lastName: 'Семёнова', firstName: 'Ана', middleName: 'Олеговна' }, ['firstName', 'middleName']],
])('%j differs in %j', (passport, fields) => {
  expect(differingNames(passport, member)).toEqual(fields);
});
