import type { Page } from '@playwright/test';

/** The least side of what a thumb presses, CSS pixels (visual notes §14). */
const LEAST = 44;

/**
 * What a thumb presses on this page and would miss: buttons, links, checkboxes, radios, switches and tabs whose area is
 * narrower or lower than 44 px. The area is found by pressing, so a pseudo-element around a small sign counts and what a
 * neighbour has taken does not. Links of running text are the exception of WCAG 2.5.8.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed = 'a[href], button, summary, input, select, textarea, [role="tab"], [role="option"]';
    const measured = 'a[href], button, summary, input[type="checkbox"], input[type="radio"], [role="tab"]';
    const modals = document.querySelectorAll('[aria-modal="true"]');
    const root = modals.item(modals.length - 1) ?? document.body;
    const isInText = (element: HTMLElement): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    const targetAt = (x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest(pressed) ?? hit?.closest('label')?.control ?? null;
    };
    const sizeOf = (element: HTMLElement): { width: number; height: number } | 'covered' | undefined => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const [box] = element.getClientRects();
      if (!box) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const control = element;
      if (targetAt(x, y) !== control) {
        const over = document.elementFromPoint(x, y);
        const isAway = !over || element.contains(over) || over.contains(element);
        return isAway ? undefined : 'covered';
      }
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < least && targetAt(x + dx * (far + 0.5), y + dy * (far + 0.5)) === control) far += 0.5;
        return far;
      };
      return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
    };
    const small: string[] = [];
    for (const element of root.querySelectorAll<HTMLElement>(measured)) {
      const isShown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      if (!isShown || element.closest('[inert], [aria-hidden="true"]') || isInText(element)) continue;
      const size = sizeOf(element);
      // A pixel is lost where two areas meet between pixels.
      if (!size || (size !== 'covered' && Math.min(size.width, size.height) >= least - 1)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const label = name || (element as HTMLInputElement).labels?.[0]?.textContent || element.tagName;
      small.push(
        `${element.tagName.toLowerCase()} «${label.slice(0, 40)}»: ${size === 'covered' ? size : `${size.width} × ${size.height}`}`,
      );
    }
    return small;
  }, LEAST);
