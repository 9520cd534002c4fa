import type { Page } from '@playwright/test';

/** What holds the focus, when nothing around it shows that it does. */
export const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return undefined;
    const shows = (element: Element | null, up: number): boolean => {
      if (!element || up < 0) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        shows(element.parentElement, up - 1)
      );
    };
    return shows(held, 3) ? undefined : held.outerHTML.slice(0, 160);
  });

/** What holds the focus under something that is pinned over the page (WCAG 2.4.11). */
export const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return undefined;
    const { x, y, width, height } = held.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + Math.min(height, 40) / 2);
    const seen =
      at !== null && (held.contains(at) || at.contains(held) || at.closest('label')?.contains(held) === true);
    return seen ? undefined : held.outerHTML.slice(0, 160);
  });
