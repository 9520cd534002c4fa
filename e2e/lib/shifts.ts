import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  value: number;
  moved: string[];
}

/** Of all shifts on a page: parts of a pixel, by which letters and lines are rounded, stay under it. */
const visible = 0.001;

/**
 * Watches every page of a context from its first moment. The function returned gives what has moved by itself on a page,
 * a line a shift; nothing when all of it together is less than an eye sees.
 */
export async function watchShifts(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} «${(element?.textContent ?? '').slice(0, 40)}»`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node }[];
        };
        if (!hadRecentInput) shifts.push({ value, moved: (sources ?? []).map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (page) => {
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    return sum < visible ? [] : shifts.map(({ value, moved }) => `${value.toFixed(5)} ${moved.join(' | ')}`);
  };
}
