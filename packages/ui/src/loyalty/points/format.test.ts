import { describe, expect, it } from 'vitest';

import { formatPoints, pointsWord } from './format.ts';

describe('points in words', () => {
  it('puts the right form of the word after a number that never breaks', () => {
    expect(formatPoints(12_480)).toBe('12\u00a0480\u00a0баллов');
    expect(formatPoints(1)).toBe('1\u00a0балл');
    expect(formatPoints(22)).toBe('22\u00a0балла');
    expect(formatPoints(1050, { sign: true })).toBe('+1\u00a0050\u00a0баллов');
    expect(formatPoints(-1500)).toBe('\u22121\u00a0500\u00a0баллов');
  });

  it('gives the word alone', () => {
    expect([1, 3, 11].map(pointsWord)).toEqual(['балл', 'балла', 'баллов']);
  });
});
