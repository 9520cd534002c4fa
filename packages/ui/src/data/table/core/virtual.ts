import { drawnHeight } from './space.ts';

export interface VirtualInput {
  readonly scrollTop: number;
  /** Height of the box below the sticky head. */
  readonly viewport: number;
  readonly rowHeight: number;
  readonly count: number;
  /** Rows drawn beyond the window on each side; default 8. */
  readonly overscan?: number | undefined;
  /** A row that must stay mounted (it has the focus), else -1. */
  readonly focusedRow?: number | undefined;
  /** Added to a row's place in the list to get its place in the drawn element; default 0. */
  readonly shift?: number | undefined;
}

export interface VirtualRange {
  /** First and past-the-last row to draw. */
  readonly start: number;
  readonly end: number;
  /** Heights of the spacers before and after, pixels. */
  readonly before: number;
  readonly after: number;
  /** The kept row when it lies outside, with the spacer split around it. */
  readonly kept: { readonly index: number; readonly side: 'before' | 'after'; readonly gap: number } | undefined;
}

/** Which rows of a fixed height to draw for a scroll position. */
export const virtualRange = (input: VirtualInput): VirtualRange => {
  const { rowHeight, count, overscan = 8, focusedRow = -1, shift = 0 } = input;
  const total = count * rowHeight;
  const height = drawnHeight(total);
  const top = Math.max(0, Math.min(input.scrollTop, Math.max(0, total - input.viewport)));
  // Even bounds keep the same rows for two row heights of scrolling: fewer renders.
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan) & ~1;
  const end = Math.min(count, Math.ceil((top + input.viewport) / rowHeight) + overscan + 1);
  const drawn = (end - start) * rowHeight;
  // Never taller than the element: a bar at its end would otherwise always have somewhere further to go.
  const before = Math.max(0, Math.min(start * rowHeight + shift, height - drawn));
  const last = before + drawn;
  const after = Math.max(0, height - last);
  const range = { start, end, before, after, kept: undefined };
  if (focusedRow < 0 || focusedRow >= count || (focusedRow >= start && focusedRow < end)) return range;
  // In a squeezed list the kept row may have no room at its own place: out of sight is enough.
  const place = focusedRow * rowHeight + shift;
  if (focusedRow < start) {
    const at = Math.max(0, Math.min(place, before - rowHeight));
    const gap = Math.max(0, before - rowHeight - at);
    return { ...range, before: at, kept: { index: focusedRow, side: 'before', gap } };
  }
  const at = Math.max(last, Math.min(place, height - rowHeight));
  return {
    ...range,
    after: Math.max(0, height - at - rowHeight),
    kept: { index: focusedRow, side: 'after', gap: at - last },
  };
};

/** Scroll position that shows a row whole, or undefined when it is shown already. */
export const scrollToShow = (
  index: number,
  rowHeight: number,
  { scrollTop, viewport }: { readonly scrollTop: number; readonly viewport: number },
): number | undefined => {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  if (top + rowHeight > scrollTop + viewport) return top + rowHeight - viewport;
  return undefined;
};
