import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { namePartsOf, namesPattern, pseudonymOf } from './pseudonym.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const label = pseudonymOf('412');
const replace = async (text: string, names: readonly string[], longest = 1000): Promise<string> =>
  (
    await database.pool.query('select replace_names($1, $2, $3, $4) as text', [
      text,
      namesPattern(names),
      label,
      longest,
    ])
  ).rows[0].text;
const names = ['Семёнова Анна', 'Петровна'];

it.each([
  ['Семенова Анна Петровна просит', `${label} просит`],
  ['Пишет АННА, семёнова.', `Пишет ${label}, ${label}.`],
  ['«Анна»', `«${label}»`],
  ['Аннам и Анночка, СеменоваА', 'Аннам и Анночка, СеменоваА'],
  ['Чек 412, смена Ивановой', 'Чек 412, смена Ивановой'],
])('in «%s» the names alone give way', async (text, expected) => {
  expect(await replace(text, names)).toBe(expected);
});

it('finds names with signs of their own, and takes nothing in them for a command', async () => {
  expect(await replace("О'Нил-Де.Ла (О'Нил) и ОxНил", ["О'Нил-Де.Ла", "О'Нил"])).toBe(`${label} (${label}) и ОxНил`);
  expect((await replace('Анна '.repeat(200), ['Анна'], 100)).length).toBeLessThanOrEqual(100);
});

it('knows no name where there is none: of an initial, of nothing, of the number itself', () => {
  expect(namePartsOf(['А', '', ` ${label} `, 'Удалённый участник'])).toEqual([]);
  expect(namesPattern(['А'])).toBeNull();
});

it('values of an object change, its keys and numbers stay', async () => {
  const before = { lastName: 'Анна', Анна: 'да', version: 3, list: ['Анна'] };
  const { rows } = await database.pool.query('select replace_names_in($1::jsonb, $2, $3) as v', [
    JSON.stringify(before),
    namesPattern(names),
    label,
  ]);
  expect(rows[0].v).toEqual({ ...before, lastName: label });
});
