// Widths are true only in the product's own faces and sizes.
import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
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
}

const cutIn = (cell: HTMLElement): string[] =>
  [cell, ...cell.querySelectorAll<HTMLElement>('*')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .map((each) => `${each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`);

/** No text of these cells is cut, in the face it is shown in. */
export async function expectUncut(texts: RegExp, least: number): Promise<void> {
  await document.fonts.ready;
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"],td,th')].filter((cell) =>
    texts.test(cell.textContent ?? ''),
  );
  expect(cells.length).toBeGreaterThanOrEqual(least);
  await expect.poll(() => cells.flatMap(cutIn), { timeout: 5000 }).toEqual([]);
}
