import { describe, expect, it } from 'vitest';

import { labelStep, linePath, niceStep, scaleOf, showsLabel } from './scale.ts';

describe('axis', () => {
  it.each([
    [1750, [0, 500, 1000, 1500, 2000]],
    [1320, [0, 500, 1000, 1500]],
    [3, [0, 1, 2, 3]],
    [0, [0, 1]],
    [0.9, [0, 0.25, 0.5, 0.75, 1]],
    [2000, [0, 500, 1000, 1500, 2000]],
  ])('до %f', (max, ticks) => expect(scaleOf(max).ticks).toEqual(ticks));

  it('takes a round step', () => expect(niceStep(980_000)).toBe(250_000));
  it('ends no lower than the largest value', () => {
    for (const max of [1, 7, 99, 101, 12_345, 9_999_999]) expect(scaleOf(max).top).toBeGreaterThanOrEqual(max);
  });
});

describe('labels and the line', () => {
  it('never crowd, and the last one is always visible', () => {
    const step = labelStep(30, 600);
    expect(step).toBe(3);
    expect(showsLabel(29, 30, step)).toBe(true);
    expect(showsLabel(28, 30, step)).toBe(false);
  });
  it('a gap breaks the line', () => {
    expect(linePath([[0, 1], [1, 2], null, [3, 4]])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
  });
});
