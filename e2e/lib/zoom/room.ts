import type { Page } from '@playwright/test';

/** How much of the window's height is left to what scrolls, of 1, when heads and feet stand over it; 1 if nothing scrolls. */
export const scrolledShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const modals = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
    const modal = modals.item(modals.length - 1);
    const isScrolled = (each: Element): boolean =>
      each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY);
    const scroller = modal
      ? [modal, ...modal.querySelectorAll('*')]
          .filter(isScrolled)
          .toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0]
      : document.documentElement;
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight + 1) return 1;
    const before = scroller.scrollTop;
    const half = (scroller.scrollHeight - scroller.clientHeight) / 2;
    const pinned = [...scroller.querySelectorAll('*')].filter((each) => {
      const { position } = getComputedStyle(each);
      return position === 'fixed' || position === 'sticky';
    });
    const topAt = (place: number): number[] => {
      scroller.scrollTo({ top: place, behavior: 'instant' });
      return pinned.map((each) => each.getBoundingClientRect().top);
    };
    const [first, second] = [topAt(half - 4), topAt(half)];
    const stands = new Set<Element>(pinned.filter((_, index) => first[index] === second[index]));
    const belongs = (x: number, y: number): boolean => {
      let each = document.elementFromPoint(x, y);
      if (!each || !scroller.contains(each)) return false;
      for (; each && each !== scroller; each = each.parentElement) if (stands.has(each)) return false;
      return true;
    };
    const shareAt = (x: number): number => {
      let free = 0;
      for (let y = 1; y < innerHeight; y += 2) if (belongs(x, y)) free += 2;
      return free / innerHeight;
    };
    const { left, width } = scroller.getBoundingClientRect();
    const share = Math.min(...[0.3, 0.5, 0.7].map((part) => shareAt(left + width * part)));
    scroller.scrollTo({ top: before, behavior: 'instant' });
    return share;
  });
