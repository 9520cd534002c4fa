import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawnHeight, tallest, toScroll, toTop } from './space.ts';
import { virtualRange } from './virtual.ts';
import { RowWindow } from './window.ts';

const rowHeight = 40;
const viewport = 600;
const count = 5_000_000;
const total = count * rowHeight;

const windowOf = (rows: number): RowWindow => {
  const view = new RowWindow();
  view.resize(rowHeight, rows);
  view.follow(0, viewport);
  return view;
};

describe('a list taller than a browser can draw', () => {
  it('converts between bar and list positions, exactly at the ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: total - viewport }), (top) => {
        expect(Math.abs(toTop(toScroll(top, total, viewport), total, viewport) - top)).toBeLessThan(1);
      }),
    );
    expect(toTop(0, total, viewport)).toBe(0);
    expect(toTop(tallest - viewport, total, viewport)).toBe(total - viewport);
    expect(drawnHeight(total)).toBe(tallest);
    expect(toTop(123, 100 * rowHeight, viewport)).toBe(123);
  });

  it('scrolls pixel by pixel by the wheel, in the middle too', () => {
    const view = windowOf(count);
    view.follow(2_400_000, viewport);
    const from = view.top;
    expect(from).toBeGreaterThan(50_000_000);
    let scroll = 2_400_000;
    for (let step = 0; step < 50; step += 1) {
      scroll += 120;
      view.follow(scroll, viewport);
    }
    expect(view.top).toBe(from + 50 * 120);
  });

  it('puts a drifted bar right without a jump of the list', () => {
    const view = windowOf(count);
    let scroll = 2_400_000;
    view.follow(scroll, viewport);
    let moved: number | undefined;
    for (let step = 0; moved === undefined && step < 5000; step += 1) {
      scroll += 500;
      moved = view.follow(scroll, viewport);
    }
    expect(moved).toBeDefined();
    const before = view.top;
    view.follow(moved ?? 0, viewport);
    expect(view.top).toBe(before);
  });

  it.each([320, -320])('reaches the end by steps from the middle: %i', (step) => {
    const view = windowOf(200_000);
    const all = 200_000 * rowHeight;
    let scroll = 3_500_000;
    view.follow(scroll, viewport);
    for (let at = 0; at < 20_000; at += 1) {
      scroll = Math.max(0, Math.min(tallest - viewport, scroll + step));
      scroll = view.follow(scroll, viewport) ?? scroll;
    }
    expect(view.top).toBe(step > 0 ? all - viewport : 0);
  });

  it('goes to the last row and back, drawn within the element', () => {
    const view = windowOf(count);
    view.follow(view.goTo(total - viewport), viewport);
    const { top, shift } = view.view();
    const range = virtualRange({ scrollTop: top, shift, viewport, rowHeight, count, focusedRow: 0 });
    expect(range.end).toBe(count);
    const height =
      range.before + rowHeight + (range.kept?.gap ?? 0) + (range.end - range.start) * rowHeight + range.after;
    expect(height).toBe(tallest);
    expect(range.kept).toMatchObject({ index: 0, side: 'before' });
  });

  it('covers the window at every bar position with an element of one height', () => {
    const view = windowOf(count);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: tallest - viewport }),
        fc.integer({ min: -1, max: count }),
        (bar, focusedRow) => {
          view.follow(bar, viewport);
          const { top, shift } = view.view();
          const range = virtualRange({ scrollTop: top, shift, viewport, rowHeight, count, focusedRow });
          const kept = range.kept ? rowHeight + range.kept.gap : 0;
          const rows = (range.end - range.start) * rowHeight;
          const start = range.kept?.side === 'before' ? range.before + kept : range.before;
          expect(start).toBeLessThanOrEqual(bar);
          expect(start + rows).toBeGreaterThanOrEqual(bar + viewport);
          expect(Math.abs(range.before + kept + rows + range.after - tallest)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('the window of an ordinary list', () => {
  it('calls listeners only when what is visible changes', () => {
    const view = windowOf(1000);
    let calls = 0;
    const stop = view.subscribe(() => {
      calls += 1;
    });
    view.follow(10, viewport);
    view.follow(39, viewport);
    expect(calls).toBe(0);
    view.follow(40, viewport);
    expect(calls).toBe(1);
    stop();
    view.follow(400, viewport);
    expect(calls).toBe(1);
  });
});
