import { describe, expect, it } from 'vitest';

import { settle, squareOf, wholeCrop } from './crop.ts';

const wide = { width: 900, height: 600 };

describe('the square that is sent', () => {
  it('is the middle of the photograph until it is moved', () => {
    expect(squareOf(wholeCrop, wide, 240)).toEqual({ left: 150, top: 0, side: 600 });
  });

  it('follows the finger: to the right shows the left of the photograph', () => {
    const crop = settle({ zoom: 1, x: 1000, y: 0 }, wide, 240);
    expect(squareOf(crop, wide, 240)).toEqual({ left: 0, top: 0, side: 600 });
  });

  it('gets smaller as the photograph grows, and never leaves it', () => {
    const crop = settle({ zoom: 9, x: -5000, y: 5000 }, wide, 240);
    expect(crop.zoom).toBe(4);
    const { left, top, side } = squareOf(crop, wide, 240);
    expect(side).toBeCloseTo(150);
    expect(left + side).toBeCloseTo(900);
    expect(top).toBeCloseTo(0);
  });
});
