import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decimalOf, difference, hundredth, isWhole, product, rounded, textOf } from './exact.ts';

describe('decimals', () => {
  it.each([
    ['2,3 % of 1 000 ₽', [100_000, 2.3], 10_000, 23],
    ['1 000 × 1,101', [1000, 1.101], 1, 1101],
    ['a half goes up', [5, 0.5], 1, 3],
    ['and towards zero below it', [-5, 0.5], 1, -2],
    ['less than a half is dropped', [49, 1], 100, 0],
    ['1,005 × 100', [1.005, 100], 1, 101],
    ['a rate of 50 kopecks', [100_000, 2.3], 5000, 46],
  ])('%s', (_, factors, divisor, result) => expect(rounded(product(...factors), divisor)).toBe(result));

  it('keeps every digit a number is written with', () => {
    for (const text of ['0', '12', '0.1', '1234.5678', '-0.25']) expect(textOf(decimalOf(Number(text)))).toBe(text);
    expect(textOf(decimalOf(1e-7))).toBe('0.0000001');
    expect(textOf(decimalOf(1e21))).toBe('1000000000000000000000');
    expect(difference(110.1, 100)).toBe(10.1);
    expect(hundredth(110.1)).toBe(1.101);
    expect(isWhole(product(1000, 110.1), 100)).toBe(true);
    expect(isWhole(product(101, 50), 100)).toBe(false);
  });

  it('rounds as long division by hand does', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 100_000 }), (sum, hundredths) => {
        const whole = BigInt(sum) * BigInt(hundredths);
        const expected = whole / 10_000n + (whole % 10_000n >= 5000n ? 1n : 0n);
        expect(rounded(product(sum, hundredths / 100), 100)).toBe(Number(expected));
      }),
    );
  });
});
