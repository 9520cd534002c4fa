import { expect, it, vi } from 'vitest';

import type { Balance } from '../../shared/contract.ts';
import { balanceParts } from './balance.ts';

const balance = (change: Partial<Balance>): Balance =>
  ({ active: 0, pending: 0, nextExpiration: null, nextActivation: null, ...change }) as Balance;

it('cuts the available points into far and burning ones', () => {
  const parts = balanceParts(
    balance({ active: 12_480, pending: 1455, nextExpiration: { date: '2026-11-30', points: 820 } }),
  );
  expect(parts.map((part) => [part.kind, part.value])).toEqual([
    ['available', 11_660],
    ['burning', 820],
    ['pending', 1455],
  ]);
});

it('never shows more burning points than there are', () => {
  const parts = balanceParts(balance({ active: 100, nextExpiration: { date: '2026-11-30', points: 300 } }));
  expect(parts).toMatchObject([{ kind: 'burning', value: 100 }]);
});

it('has no parts in an empty account', () => {
  expect(balanceParts(balance({}))).toEqual([]);
});

it.each([
  [1, 'сгорит'],
  [2, 'сгорят'],
  [11, 'сгорят'],
  [101, 'сгорит'],
])('the word about lapsing agrees with its number: %i', (points, word) => {
  const [part] = balanceParts(balance({ active: points, nextExpiration: { date: '2026-11-30', points } }));
  expect(part?.label).toEqual(expect.stringMatching(`^${word} 30 ноября`));
});

it('names the year of a day only where it is another one', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  const soon = (date: string) => balanceParts(balance({ active: 10, nextExpiration: { date, points: 10 } }))[0]?.label;
  expect([soon('2026-11-30'), soon('2027-10-04')]).toEqual(['сгорят 30 ноября', 'сгорят 4 октября 2027']);
  vi.useRealTimers();
});
