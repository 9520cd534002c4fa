import { expect, it } from 'vitest';

import { addDays } from './days.ts';

it('counts days over the end of a month and a leap day', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
