import { describe, expect, it } from 'vitest';

import { enrolmentUri, hotp, matchingStep, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of the application', () => {
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'RFC 4226, appendix D: %s',
    (code) => {
      const all = Array.from({ length: 10 }, (_, counter) => hotp(secret, counter));
      expect(all).toContain(code);
      expect(hotp(secret, all.indexOf(code))).toBe(code);
    },
  );

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238, appendix B: second %i', (seconds, code) => {
    expect(hotp(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('are taken one step early or late and no further', () => {
    const at = new Date(1_111_111_109_000);
    const step = stepAt(at);
    const given = [-2, -1, 0, 1, 2].map((shift) => matchingStep(secret, hotp(secret, step + shift), at));
    expect(given).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(matchingStep(secret, '', at)).toBeUndefined();
    expect(matchingStep(secret, '12345678', at)).toBeUndefined();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648 of «%s» is «%s»', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

it('gives the application an address it can read', () => {
  const url = new URL(enrolmentUri(secret, 'a@b.ru'));
  expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(url.pathname)).toBe('/Прибавка:a@b.ru');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: toBase32(secret),
    issuer: 'Прибавка',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
