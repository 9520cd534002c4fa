import { describe, expect, it } from 'vitest';

import { fitScale, pan, settle, startView, rotate, zoomAt } from './view.ts';

const sizes = { window: { width: 400, height: 400 }, photo: { width: 1000, height: 2000 } };

describe('photo viewer', () => {
  it('fits the whole photo, after a rotation too', () => {
    expect(fitScale(sizes, 0)).toBe(0.2);
    expect(fitScale({ ...sizes, window: { width: 400, height: 100 } }, 1)).toBe(0.1);
  });
  it('keeps the point under the pointer in place', () => {
    const before = settle({ zoom: 4, rotation: 0, x: 0, y: 0 }, sizes);
    const point = { x: 100, y: 50 };
    const after = zoomAt(before, 2, point, sizes);
    const place = (v: typeof before) => [(point.x - v.x) / v.zoom, (point.y - v.y) / v.zoom];
    expect(place(after)).toEqual(place(before));
  });
  it('never leaves the window, and a photo that fits does not move', () => {
    expect(pan(startView, 500, 500, sizes)).toEqual(startView);
    const close = pan({ ...startView, zoom: 2 }, 0, 9999, sizes);
    expect(close.y).toBe(200);
  });
  it('limits the zoom, and four rotations make a circle', () => {
    expect(zoomAt(startView, 0.1, { x: 0, y: 0 }, sizes).zoom).toBe(1);
    expect(zoomAt(startView, 100, { x: 0, y: 0 }, sizes).zoom).toBe(8);
    expect(rotate(rotate(rotate(rotate(startView, sizes), sizes), sizes), sizes)).toEqual(startView);
  });
});
