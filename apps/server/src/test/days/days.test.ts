import { expect, it } from 'vitest';

import { walkDays } from './walk.ts';

it('ten days of the demo leave sound books, true figures and messages that read well', async () => {
  const { letters, wrong, differences, done } = await walkDays({ days: 10, seed: 7, from: '2026-11-25' });
  expect(differences).toEqual([]);
  expect(wrong.map(({ letter, problems }) => `${letter.channel} ${letter.template}: ${problems.join(', ')}`)).toEqual(
    [],
  );
  expect(letters.length).toBeGreaterThan(40);
  expect(done).toMatchObject({ sales: 30, 'payouts sent': expect.any(Number) });
  expect(new Set(letters.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms']));
}, 300_000);
