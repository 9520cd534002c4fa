import { describe, expect, it } from 'vitest';

import { inTriangle, isHeadingTo } from './safe-area.ts';

const right = { left: 200, right: 400, top: 100, bottom: 260 };

describe('the way into a submenu', () => {
  it.each([
    ['straight at it', { x: 150, y: 120 }, true],
    ['aslant, over the rows below', { x: 170, y: 190 }, true],
    ['down, to another row', { x: 100, y: 180 }, false],
    ['away from it', { x: 60, y: 120 }, false],
  ])('%s', (_name, now, heading) => {
    expect(isHeadingTo(right, { x: 100, y: 120 }, now)).toBe(heading);
  });

  it('knows a panel that opened at the left', () => {
    expect(isHeadingTo({ left: 0, right: 80, top: 100, bottom: 260 }, { x: 150, y: 120 }, { x: 110, y: 160 })).toBe(
      true,
    );
  });

  it('counts the edges as inside whichever way round the corners go', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ] as const;
    expect(inTriangle({ x: 5, y: 0 }, a, b, c)).toBe(true);
    expect(inTriangle({ x: 2, y: 2 }, c, b, a)).toBe(true);
    expect(inTriangle({ x: 9, y: 9 }, a, b, c)).toBe(false);
  });
});
