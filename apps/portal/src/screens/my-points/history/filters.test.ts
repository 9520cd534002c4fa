import { expect, it } from 'vitest';

import { historyBody, readChip } from './filters.ts';

it('reads the chip of the address and takes an unknown one for all', () => {
  expect(readChip(new URLSearchParams('kind=expired'))).toBe('expired');
  expect(readChip(new URLSearchParams('kind=constructor'))).toBe('all');
});

it('asks for the types of the chip, for everything without one', () => {
  expect(historyBody('expired').filters).toEqual({ types: ['EXPIRATION'] });
  expect(historyBody('all').filters).toEqual({});
});
