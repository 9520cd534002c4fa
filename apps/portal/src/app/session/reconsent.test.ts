import { expect, it } from 'vitest';

import { askedAgain } from './reconsent.ts';

it('asks for what is outdated, and not for what the member has taken back', () => {
  const consent = { outdated: true, withdrawnAt: null };
  expect(
    askedAgain([
      { ...consent, kind: 'oferta' },
      { ...consent, kind: 'policy', outdated: false },
      { ...consent, kind: 'mailing_info', withdrawnAt: '2026-11-20 12:00:00.000' },
    ]),
  ).toEqual(['oferta']);
  expect(askedAgain(undefined)).toEqual([]);
});
