import { describe, expect, it } from 'vitest';

import { parseColour, toHex, toOklch } from './oklch.ts';

/** From culori 4.0.2. */
const known = [
  ['#10704e', 0.484464, 0.099957, 162.804],
  ['#2563eb', 0.54615, 0.215208, 262.881],
  ['#e11d48', 0.585838, 0.222042, 17.585],
  ['#ffd400', 0.880851, 0.180587, 94.02],
  ['#80837a', 0.6047, 0.013797, 121.861],
] as const;

describe('OKLCH', () => {
  it.each(known)('%s', (hex, l, c, h) => {
    const found = toOklch(hex);
    expect(found.l).toBeCloseTo(l, 5);
    expect(found.c).toBeCloseTo(c, 5);
    expect((found.h + 360) % 360).toBeCloseTo(h, 2);
    expect(toHex(found)).toBe(hex);
  });

  it('gives up chroma that sRGB cannot show, not the hue or the lightness', () => {
    const wanted = { l: 0.5, c: 0.3, h: 262 };
    const found = toOklch(toHex(wanted));
    expect(found.c).toBeLessThan(0.25);
    expect(found.l).toBeCloseTo(wanted.l, 2);
    expect(Math.abs(found.h + 360 - wanted.h) % 360).toBeLessThan(1);
  });

  it.each([
    ['#0AF', '#00aaff'],
    [' #10704E ', '#10704e'],
    ['oklch(0.6 0.1 200)', '#0d9298'],
    ['oklch(60% 0.1 200deg)', '#0d9298'],
    ['malachite', undefined],
    ['#12345', undefined],
  ])('reads «%s»', (text, hex) => expect(parseColour(text)).toBe(hex));
});
