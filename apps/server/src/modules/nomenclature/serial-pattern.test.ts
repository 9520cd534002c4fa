import fc from 'fast-check';
import { isSafe } from 'redos-detector';
import { describe, expect, it } from 'vitest';

import { serialPatternMistake } from './serial-pattern.ts';

describe('a pattern of serial numbers', () => {
  it.each(['AB-\\d{6}', 'ST-26-\\d{7}', '[A-Z]{2}\\d{4,8}', 'A\\d{3}|B\\d{5}', 'К\\d+', '\\w{3,5}-?\\d*'])(
    '%s is taken',
    (pattern) => {
      expect(serialPatternMistake(pattern)).toBeUndefined();
    },
  );

  it.each(['(a+)+', '(AB)', 'a**', '[', '\\', '{2}', '|A', 'A|', '\\d?\\d?\\d?\\d?', '(?=a)', '\\1', '[]'])(
    '%s is not',
    (pattern) => {
      expect(serialPatternMistake(pattern)).toEqual(expect.any(String));
    },
  );

  it('what is taken cannot hang on anything a seller may type', () => {
    const piece = fc.constantFrom(
      'A',
      '\\d',
      '\\w',
      '[A-Z]',
      '[0-9A-F]',
      '-',
      '{4}',
      '{2,6}',
      '+',
      '*',
      '?',
      '(',
      ')',
      '|',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.string({ maxLength: 20 }), (pieces, tail) => {
        const pattern = pieces.join('');
        if (pattern === '' || serialPatternMistake(pattern) !== undefined) return;
        // Polynomial at most: three counts that vary over 64 characters are some thousands of steps.
        expect(
          isSafe(new RegExp(`^(?:${pattern})$`, 'u'), { maxScore: 200_000, maxSteps: 400_000 }).safe,
          pattern,
        ).toBe(true);
        const shape = new RegExp(`^(?:${pattern})$`, 'iu');
        expect(typeof shape.test(`${'A'.repeat(64 - tail.length)}${tail}`)).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
