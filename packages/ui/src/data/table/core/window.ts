import { edge, tallest, toScroll, toTop } from './space.ts';

/** What of the list is in sight. Pixels, but `keep`. */
export interface WindowView {
  /** Place of the list at the top of the box, whole rows. */
  readonly top: number;
  /** What to add to a place of the list to get its place in the drawn element. */
  readonly shift: number;
  /** Height of the box below the sticky head. */
  readonly viewport: number;
  /** Row that has the focus, or -1. */
  readonly focusedRow: number;
  /** Everything is drawn: the page is being printed. */
  readonly whole: boolean;
}

/** Drift of the bar from its place in a squeezed list after which it is put right; at the ends there is no room for any. */
const drift = 300_000;
const endDrift = 1;

/**
 * The box that shows a part of many rows. Small moves go pixel for pixel, long ones by the bar's place,
 * so a list taller than a browser can draw still scrolls row by row. Knows neither React nor the document.
 */
export class RowWindow {
  #view: WindowView = { top: 0, shift: 0, viewport: 640, focusedRow: -1, whole: false };
  readonly #listeners: Set<() => void> = new Set();
  #rowHeight = 40;
  #count = 0;
  #scroll = 0;
  #top = 0;
  /** The bar was put there by us: what came of it is known. */
  #expected: { readonly scroll: number; readonly top: number } | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): WindowView => this.#view;

  get total(): number {
    return this.#rowHeight * this.#count;
  }

  /** Called before every drawing; changes nothing in sight by itself. */
  resize(rowHeight: number, count: number): void {
    this.#rowHeight = rowHeight;
    this.#count = count;
  }

  /** The box stands at `scroll` and has `viewport` for rows; returns where to put the bar, when it must be put right. */
  follow(scroll: number, viewport: number): number | undefined {
    const { total } = this;
    const far = Math.max(0, total - viewport);
    const expected = this.#expected;
    this.#expected = undefined;
    if (expected && Math.abs(expected.scroll - scroll) < 2) this.#top = expected.top;
    else if (total <= tallest) this.#top = scroll;
    else if (Math.abs(scroll - this.#scroll) <= viewport) this.#top += scroll - this.#scroll;
    else this.#top = toTop(scroll, total, viewport);
    this.#top = Math.max(0, Math.min(far, this.#top));
    this.#scroll = scroll;
    // Rounded to whole rows: what is drawn changes once a row, not once a pixel.
    const top = Math.floor(this.#top / this.#rowHeight) * this.#rowHeight;
    this.#set({ top, shift: total <= tallest ? 0 : scroll - this.#top, viewport });
    // Rows taller than the others make the element taller: past its reckoned end the bar is where it is.
    if (total <= tallest || scroll > tallest - viewport) return undefined;
    const right = toScroll(this.#top, total, viewport);
    const nearEnd = this.#top < edge || this.#top > far - edge;
    return Math.abs(right - scroll) > (nearEnd ? endDrift : drift) ? this.goTo(this.#top) : undefined;
  }

  /** Where to put the bar so that `top` of the list is at the top of the box. */
  goTo(top: number): number {
    const scroll = Math.round(toScroll(top, this.total, this.#view.viewport));
    this.#expected = { scroll, top };
    return scroll;
  }

  /** Exact place of the list at the top of the box. */
  get top(): number {
    return this.#top;
  }

  setFocusedRow(index: number): void {
    this.#set({ focusedRow: index });
  }

  setWhole(whole: boolean): void {
    this.#set({ whole });
  }

  #set(patch: Partial<WindowView>): void {
    const next = { ...this.#view, ...patch };
    const same = (Object.keys(patch) as (keyof WindowView)[]).every((key) => next[key] === this.#view[key]);
    if (same) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}
