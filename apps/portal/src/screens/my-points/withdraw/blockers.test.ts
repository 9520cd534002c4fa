import { expect, it } from 'vitest';

import type { Quote } from '../../../shared/contract.ts';
import { reasonBlockers, type Blocker } from './blockers.ts';

const quote = (codes: Array<Blocker['code']>, available = 1000): Quote =>
  ({
    blockers: codes.map((code) => ({ code, text: code, link: null })),
    limits: { min: 500, available },
  }) as unknown as Quote;

it('keeps what must be done first and leaves the amount to its field', () => {
  const codes = reasonBlockers(quote(['passport_required', 'below_minimum', 'not_enough', 'daily_limit']));
  expect(codes.map(({ code }) => code)).toEqual(['passport_required', 'daily_limit']);
});

it('says that there is not enough when even the least cannot be had', () => {
  expect(reasonBlockers(quote(['not_enough'], 120))).toHaveLength(1);
});
