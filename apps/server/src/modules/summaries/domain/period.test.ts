import { expect, it } from 'vitest';

import { readPeriod } from './period.ts';

it('takes the period before of the same length', () => {
  const { current, previous } = readPeriod({ from: '2026-11-01', to: '2026-11-07' });
  expect([current.days, previous.from, previous.to]).toEqual([7, '2026-10-25', '2026-10-31']);
  expect(current.since.toISOString()).toBe('2026-10-31T21:00:00.000Z');
  expect(current.until).toEqual(new Date('2026-11-07T21:00:00.000Z'));
  expect(previous.until).toEqual(current.since);
});

it('refuses a period turned round or too long', () => {
  expect(() => readPeriod({ from: '2026-11-02', to: '2026-11-01' })).toThrow('Проверьте');
  expect(() => readPeriod({ from: '2024-01-01', to: '2026-11-01' })).toThrow('Проверьте');
});
