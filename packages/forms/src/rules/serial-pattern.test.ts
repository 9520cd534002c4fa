import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { serialPatternProblem } from './serial-pattern.ts';

/** Steps a serial number may cost: three counts that vary have some tens of thousands of ways over 64 characters. */
const most = 200_000;

interface Count {
  (pattern: string, text: string): number;
  /** Whether the last text fitted: the count is worth something only where it agrees with the engine. */
  matched: boolean;
}

/** What an engine that tries every way does with a pattern of atoms and counts, counted; it stops past the limit. */
const stepsOf: Count = Object.assign(
  (pattern: string, text: string): number => {
    const letters = Array.from(text);
    let steps = 0;
    const branches = pattern.split('|').map((branch) =>
      Array.from(
        branch.matchAll(/(\\.|\[[^\]]*\]|.)(?:\{(\d+)(,?)(\d*)\}|([?*+]))?/gu),
        ([, atom, exact, comma, upTo, sign]) => ({
          fits: new RegExp(`^${atom}$`, 'iu'),
          least: exact === undefined ? (sign === undefined || sign === '+' ? 1 : 0) : Number(exact),
          greatest:
            exact === undefined
              ? sign === '*' || sign === '+'
                ? Infinity
                : 1
              : comma === ''
                ? Number(exact)
                : upTo === ''
                  ? Infinity
                  : Number(upTo),
        }),
      ),
    );
    const walk = (atoms: (typeof branches)[number], at: number, from: number): boolean => {
      const atom = atoms[at];
      if (!atom) return from === letters.length;
      let count = 0;
      while (count < atom.greatest && from + count < letters.length && atom.fits.test(letters[from + count]!)) {
        count += 1;
        steps += 1;
      }
      for (; count >= atom.least && steps <= most; count -= 1) {
        steps += 1;
        if (walk(atoms, at + 1, from + count)) return true;
      }
      return false;
    };
    stepsOf.matched = branches.some((atoms) => walk(atoms, 0, 0));
    return steps;
  },
  { matched: false },
);

describe('a pattern of serial numbers', () => {
  it.each([
    'AB-\\d{6}',
    'ST-26-\\d{7}',
    '[A-Z]{2}\\d{4,8}',
    'A\\d{3}|B\\d{5}',
    'К\\d+',
    '\\w{3,5}-?\\d*',
    '^ЛД-\\d{2}-\\d{7}$',
    '^A|B$',
    'A\\$',
  ])('%s is taken', (pattern) => {
    expect(serialPatternProblem(pattern)).toBeUndefined();
  });

  it.each([
    '(a+)+',
    '(AB)',
    'a**',
    '[',
    '\\',
    '{2}',
    '|A',
    'A|',
    '\\d?\\d?\\d?\\d?',
    '(?=a)',
    '\\1',
    '[]',
    '^',
    '^$',
    'A^B',
    '$A',
    'A|^$',
  ])('%s is not', (pattern) => {
    expect(serialPatternProblem(pattern)).toEqual(expect.any(String));
  });

  it('what is taken cannot hang on anything a seller may type', () => {
    expect(stepsOf('A*A*A*A*A*', `${'A'.repeat(63)}!`)).toBeGreaterThan(most);
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
    const letter = fc.constantFrom('A', '0', '-', '!');
    const typed = fc.oneof(
      fc.tuple(letter, letter).map(([first, last]) => first.repeat(63) + last),
      fc.string({ maxLength: 64 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), typed, (pieces, text) => {
        const pattern = pieces.join('');
        if (pattern === '' || serialPatternProblem(pattern) !== undefined) return;
        expect(stepsOf(pattern, text), pattern).toBeLessThan(most);
        expect(stepsOf.matched, pattern).toBe(new RegExp(`^(?:${pattern})$`, 'iu').test(text));
      }),
      { numRuns: 2000, seed: 20_261_122 },
    );
  });
});
