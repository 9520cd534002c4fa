import { describe, expect, it } from 'vitest';

import { formsEn } from './en.ts';
import { formsRu } from './ru.ts';

type Tree = { readonly [key: string]: unknown };

/** Every text of a catalogue by its path; a function is asked with numbers. */
function textsOf(tree: Tree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = `${path}/${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'object') return textsOf(value as Tree, here);
    const ask = value as (...given: readonly unknown[]) => string;
    return [
      [`${here}(1)`, ask(...(key === 'samples' ? [['1']] : [1]))],
      [`${here}(5)`, ask(...(key === 'samples' ? [['5']] : [5]))],
    ];
  });
}

const english = textsOf(formsEn);
const russian = new Map(textsOf(formsRu));

// Signs and examples that are the same in both.
const alike = /^\/forms\.masks\/(?:account|bik)\//;

describe('the English catalogue', () => {
  it('says what the Russian one says', () => {
    expect(new Set(english.map(([path]) => path))).toEqual(new Set(russian.keys()));
  });

  it.each(english)('%s is English', (path, text) => {
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(text.trim()).not.toBe('');
    if (!alike.test(path)) expect(text).not.toBe(russian.get(path));
  });

  it('counts by its own plurals and groups by its own separator', () => {
    const { codeLength, maxLength, least, amountAvailable, amountLeast, amountMost } = formsEn['forms.rules'];
    const points = ['point', 'points', 'points'] as const;
    expect([codeLength(1), codeLength(21), maxLength(1000)]).toEqual([
      'The code must have 1\u00A0digit',
      'The code must have 21\u00A0digits',
      'No more than 1,000\u00A0characters',
    ]);
    expect(least(0.5)).toBe('No less than 0.5');
    expect(amountAvailable(1, points)).toBe('1\u00A0point available: enter no more than that');
    expect(amountLeast(500, points, 'withdraw')).toBe('You can withdraw 500\u00A0points or more');
    expect(amountMost(99_999, undefined, undefined)).toBe('No more than 99,999');
    expect(formsEn['forms.form'].errors(1)).toBe('The form has 1\u00A0error');
    expect(formsEn['forms.sessions'].endedMany(2)).toBe('2\u00A0sessions ended');
  });
});
