import type { Page } from '@playwright/test';

import type { ShownText } from './texts.ts';

declare const shownTexts: () => ShownText[];

/** Texts that are cut where they stand, or by an ellipsis, with no way to read the whole. Needs `readTexts`. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    /** What the nearest ancestor that cuts leaves out on this axis; what can be scrolled to is not cut. */
    const cutBy = (element: HTMLElement, box: DOMRect, axis: 'X' | 'Y'): HTMLElement | undefined => {
      for (let each: HTMLElement | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        const overflow = style[`overflow${axis}`];
        if (scrolls(overflow) || style.position === 'fixed') return undefined;
        if (!cuts(overflow) || style.display === 'inline') continue;
        const { left, right, top, bottom } = each.getBoundingClientRect();
        // A folded part has no height: it is opened to be read.
        if (right - left < 2 || bottom - top < 2) return undefined;
        // Ascenders and descenders leave a low line without being cut to the eye.
        const reserve = box.height * 0.2;
        const isOut =
          axis === 'X'
            ? box.left < left - 1 || box.right > right + 1
            : box.top + reserve < top - 1 || box.bottom - reserve > bottom + 1;
        if (isOut) return each;
      }
      return undefined;
    };
    /** A link, a button, or a row whose link lies over all of it. */
    const opens = (element: HTMLElement): boolean =>
      element.closest('a[href], button, li:has(> a[href]), article:has(> a[href])') !== null;
    const bare = (text: string): string => text.replaceAll(/\s/g, '');
    const isInTitle = (element: HTMLElement, text: string): boolean =>
      bare(element.closest('[title]')?.getAttribute('title') ?? '').includes(bare(text));
    const found = new Set<string>();
    for (const { text, element, boxes, seen } of shownTexts()) {
      const by = boxes.map((box) => cutBy(element, box, 'X') ?? cutBy(element, box, 'Y')).find(Boolean);
      if (!by || isInTitle(element, text)) continue;
      // What begins a text and opens the whole by a press may end in an ellipsis; what is not seen at all may not.
      const { textOverflow, webkitLineClamp } = getComputedStyle(by);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const [first] = seen;
      const isBegun = first !== undefined && first.width > first.height * 2;
      if (isShortened && isBegun && opens(element)) continue;
      found.add(`${element.tagName.toLowerCase()} «${text.slice(0, 60)}»`);
    }
    return [...found];
  });
