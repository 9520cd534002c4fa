import type { Page } from '@playwright/test';

/** What makes the page, or the body of a dialog, scroll sideways; a table and a row of chips scroll in a frame of their own. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const widest = (frame: Element, edge: number): string => {
      let [name, far] = ['', edge];
      for (const each of frame.querySelectorAll<HTMLElement>('*')) {
        const { right } = each.getBoundingClientRect();
        if (right > far + 1 && each.checkVisibility()) [name, far] = [each.outerHTML.slice(0, 120), right];
      }
      return name;
    };
    const root = document.documentElement;
    const beyond = root.scrollWidth - innerWidth;
    if (beyond > 0) found.push(`the page, by ${beyond} px: ${widest(root, innerWidth)}`);
    for (const each of document.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const isScroller = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
      const extra = each.scrollWidth - each.clientWidth;
      const isBothWays = each.scrollHeight > each.clientHeight + 1 || each.dataset['part'] === 'body';
      if (isScroller && isBothWays && extra > 1 && each.checkVisibility()) {
        found.push(
          `${each.outerHTML.slice(0, 60)}, by ${extra} px: ${widest(each, each.getBoundingClientRect().right)}`,
        );
      }
    }
    return found;
  });
