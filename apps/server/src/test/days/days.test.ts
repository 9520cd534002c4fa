import { expect, it } from 'vitest';

import { programmeDay } from '../../http/wire-date.ts';
import { demoEnd } from '../demo.ts';
import { walkDays } from './walk.ts';

it('eleven days of the demo leave sound books, true figures and messages that read well', async () => {
  // To the first of December: the jobs of a month run too.
  const options = { days: 11, seed: 7, from: programmeDay(demoEnd), isSeeded: true };
  const { letters, wrong, differences, done } = await walkDays(options);
  expect(differences).toEqual([]);
  expect(wrong.map(({ letter, problems }) => `${letter.channel} ${letter.template}: ${problems.join(', ')}`)).toEqual(
    [],
  );
  expect(letters.length).toBeGreaterThan(40);
  expect(done).toMatchObject({ sales: 33, 'payouts sent': expect.any(Number) });
  expect(new Set(letters.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms']));
}, 900_000);
