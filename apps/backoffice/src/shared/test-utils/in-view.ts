import '@pribavka/ui/styles.css';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Width of a window less the menu of the shell: what is left for a list. */
export const listWidths = [1440 - 232 - 48, 1024 - 56 - 48] as const;

/** The headings stand inside the window and nothing lies over them. */
export async function expectColumnsInView(width: number, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const head = page.getByRole('columnheader', { name, exact: true });
    await expect.element(head).toBeVisible();
    const { left, right, top } = head.element().getBoundingClientRect();
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(width);
    for (const x of [left + 4, (left + right) / 2, right - 4]) {
      expect(document.elementFromPoint(x, top + 4)?.closest('[role="columnheader"],th'), name).toBe(head.element());
    }
  }
  // Widths are those of our font, which comes after the first drawing.
  await document.fonts.ready;
}

/** No text of these cells is cut. */
export function expectUncut(texts: RegExp, least: number): void {
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"],td,th')].filter((cell) =>
    texts.test(cell.textContent ?? ''),
  );
  expect(cells.length).toBeGreaterThanOrEqual(least);
  for (const cell of cells) {
    const inner = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
    const cut = inner.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth !== 0);
    expect(cut.map((each) => `${each.textContent}: ${each.clientWidth} of ${each.scrollWidth}`)).toEqual([]);
  }
}
