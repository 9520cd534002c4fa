import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as rules from './index.ts';

const digits = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const every = (test: (digit: string) => boolean): string[] => '0123456789'.split('').filter(test);

// Each oracle comes by another way than the rule: by long division, by hand-made digits, by the calendar of the machine.

describe('СНИЛС', () => {
  it('has no sum for the numbers given out before it', () => {
    fc.assert(
      // Eleven zeros are nobody’s number.
      fc.property(fc.integer({ min: 1, max: 1_001_998 }), digits(2), (number, key) => {
        expect(rules.snilsChecksum(`${String(number).padStart(9, '0')}${key}`)).toBeUndefined();
      }),
    );
    expect(every((digit) => rules.isSnils(`0010019990${digit}`)).length).toBeLessThan(10);
  });
});

describe('registers', () => {
  /** Remainder by paper division, digit after digit. */
  const rest = (text: string, divisor: number): number =>
    text.split('').reduce((remainder, digit) => (remainder * 10 + Number(digit)) % divisor, 0);

  it.each([
    ['ОГРН', rules.ogrn, 12, 11],
    ['ОГРНИП', rules.ogrnip, 14, 13],
  ] as const)('%s ends with the last digit of the remainder and no other', (_name, rule, length, divisor) => {
    fc.assert(
      fc.property(digits(length), (head) => {
        expect(every((digit) => rule(head + digit) === undefined)).toEqual([String(rest(head, divisor)).slice(-1)]);
      }),
    );
  });

  it('takes a КПП by places, letters on the fifth and sixth only', () => {
    const sign = fc.constantFrom('0', '7', 'A', 'Z', 'a', 'А', '-');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 8, maxLength: 10 }), (signs) => {
        const right =
          signs.length === 9 && signs.every((one, at) => (at === 4 || at === 5 ? '07AZ' : '07').includes(one));
        expect(rules.kppFormat(signs.join('')) === undefined).toBe(right && signs.some((one) => one !== '0'));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(digits(9), (text) => {
        expect(rules.kppFormat(text) === undefined).toBe(!/^0+$/.test(text));
      }),
    );
  });

  it('takes six digits of a department, a hyphen only in the middle', () => {
    fc.assert(
      fc.property(digits(6), fc.nat(6), (text, at) => {
        const marked = `${text.slice(0, at)}-${text.slice(at)}`;
        expect(rules.departmentCode(text)).toBeUndefined();
        expect(rules.departmentCode(marked) === undefined).toBe(at === 3);
      }),
    );
  });
});

describe('an account and its bank', () => {
  /** The key as the order words it: products' last digits, their sum's last digit by three, the last digit of that. */
  const keyOf = (bank: string, account: string): string => {
    const with0 = `${bank}${account.slice(0, 8)}0${account.slice(9)}`;
    const sum = with0
      .split('')
      .map((digit, at) => (Number(digit) * [7, 1, 3][at % 3]!) % 10)
      .reduce((total, one) => total + one, 0);
    return String(((sum % 10) * 3) % 10);
  };

  it('agree by one key only', () => {
    fc.assert(
      fc.property(digits(6), fc.integer({ min: 50, max: 999 }), digits(17), (head, last, tail) => {
        const bik = `04${head.slice(0, 4)}${String(last).padStart(3, '0')}`;
        const account = `407${tail}`;
        const key = keyOf(bik.slice(6), account);
        const found = every((digit) => rules.isAccountOf(`${account.slice(0, 8)}${digit}${account.slice(9)}`, bik));
        expect(found).toEqual([key]);
      }),
    );
  });

  it('of a cash centre borrow other digits of the БИК', () => {
    fc.assert(
      fc.property(digits(4), fc.constantFrom('000', '001', '002'), digits(17), (middle, last, tail) => {
        const bik = `04${middle}${last}`;
        const account = `401${tail}`;
        const key = keyOf(`0${bik.slice(4, 6)}`, account);
        expect(rules.isAccountOf(`${account.slice(0, 8)}${key}${account.slice(9)}`, bik)).toBe(true);
      }),
    );
  });
});

describe('days of a passport', () => {
  const day = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('compares the day of issue with the fourteenth birthday', () => {
    const issued = rules.issuedAfter('birthDate');
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (birthDate, shift) => {
        const [year, month, date] = birthDate.split('-').map(Number) as [number, number, number];
        const fourteenth = Date.UTC(year + 14, month - 1, date);
        const at = new Date(fourteenth + shift * 86_400_000);
        const refused = issued(at.toISOString().slice(0, 10), { birthDate }) !== undefined;
        expect(refused).toBe(shift < 0);
      }),
    );
  });

  it('knows every day of the calendar and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), fc.nat(13), fc.nat(32), (year, month, date) => {
        const text = [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        const real = date >= 1 && date <= (lengths[month - 1] ?? 0);
        expect(rules.isoDate(text) === undefined).toBe(real);
      }),
      { numRuns: 1000 },
    );
  });
});
