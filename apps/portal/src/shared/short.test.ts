import { expect, it } from 'vitest';

import { shortDay, shortMonth } from './short.ts';

it('names days and months in three letters', () => {
  expect(shortDay('2026-08-31')).toBe('31 авг');
  expect(shortDay('2026-05-04')).toBe('4 мая');
  expect(['2026-05-01', '2026-11-01', '2026-01-01'].map(shortMonth)).toEqual(['май', 'ноя', 'янв 2026']);
  expect([shortDay('завтра'), shortMonth('')]).toEqual(['', '']);
});
