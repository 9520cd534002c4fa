import type { Page } from '@playwright/test';

import type { ShownText } from './texts.ts';

declare const shownTexts: () => ShownText[];

/** Pairs of texts that lie over one another. Needs `readTexts`. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPinned = (element: HTMLElement): boolean => {
      for (let each: HTMLElement | null = element; each; each = each.parentElement) {
        if (each.getAttribute('aria-modal') === 'true') return false;
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    // Boxes of lines reach over their letters: a third of the height has to be shared.
    const lines = shownTexts()
      .filter(({ element }) => !isPinned(element))
      .flatMap(({ text, element, seen }) => seen.map((box) => ({ text, element, box })));
    const found = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && along > Math.min(one.box.height, other.box.height) / 3) {
          found.add(`«${one.text.slice(0, 40)}» and «${other.text.slice(0, 40)}»`);
        }
      }
    }
    return [...found];
  });
