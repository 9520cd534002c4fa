export interface VirtualInput {
  readonly scrollTop: number;
  readonly viewport: number;
  readonly rowHeight: number;
  readonly count: number;
  /** Rows drawn beyond the window on each side; default 8. */
  readonly overscan?: number | undefined;
  /** A row that must stay mounted (it has the focus), else -1. */
  readonly keep?: number | undefined;
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
  const { rowHeight, count } = input;
  const overscan = input.overscan ?? 8;
  const top = Math.max(0, Math.min(input.scrollTop, Math.max(0, count * rowHeight - input.viewport)));
  // Even bounds keep the same rows for two row heights of scrolling: fewer renders.
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan) & ~1;
  const end = Math.min(count, Math.ceil((top + input.viewport) / rowHeight) + overscan + 1);
  const keep = input.keep ?? -1;
  const before = start * rowHeight;
  const after = Math.max(0, (count - end) * rowHeight);
  if (keep < 0 || keep >= count || (keep >= start && keep < end)) return { start, end, before, after, kept: undefined };
  if (keep < start) {
    return {
      start,
      end,
      before: keep * rowHeight,
      after,
      kept: { index: keep, side: 'before', gap: (start - keep - 1) * rowHeight },
    };
  }
  return {
    start,
    end,
    before,
    after: (count - keep - 1) * rowHeight,
    kept: { index: keep, side: 'after', gap: (keep - end) * rowHeight },
  };
};

/** Scroll position that shows a row whole, or undefined when it is shown already. */
export const scrollToShow = (
  index: number,
  rowHeight: number,
  view: { readonly scrollTop: number; readonly viewport: number; readonly head: number },
): number | undefined => {
  const top = index * rowHeight;
  const room = view.viewport - view.head;
  if (top < view.scrollTop) return top;
  if (top + rowHeight > view.scrollTop + room) return top + rowHeight - room;
  return undefined;
};
