import type { Page } from '@playwright/test';

/**
 * Cells of the given columns that are not read whole: cut by the width of the column or by its two lines, under a
 * pinned column, or off the edge of the table. A heading counts as a cell of its column.
 */
export async function cutCells(page: Page, heads: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator('main table')
    .first()
    .evaluate((table: HTMLTableElement, names) => {
      const rows = [...table.rows].filter((row) => !row.matches('[data-space],[data-skeleton]'));
      const [head] = rows;
      const frame = table.parentElement!.getBoundingClientRect();
      const cut: string[] = [];
      for (const name of names) {
        const at = [...head!.cells].findIndex((cell) => cell.textContent === name);
        if (at < 0) cut.push(`${name}: there is no such column`);
        for (const row of at < 0 ? [] : rows) {
          const cell = row.cells[at]!;
          const box = cell.getBoundingClientRect();
          const pinned = [...row.cells].filter(
            (other) => other !== cell && getComputedStyle(other).position === 'sticky',
          );
          const sides = pinned
            .filter((other) => other.matches('[data-pin]'))
            .map((other) => other.getBoundingClientRect());
          const isCovered =
            !cell.matches('[data-pin]') && sides.some((side) => side.left < box.right - 1 && side.right > box.left + 1);
          const isOff = box.right > frame.right + 1 || box.left < frame.left - 1;
          const cutPart = [cell, ...cell.querySelectorAll<HTMLElement>('*')].find(
            (part) =>
              getComputedStyle(part).overflow !== 'visible' &&
              !part.matches('svg, svg *') &&
              part.clientWidth > 1 &&
              (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1),
          );
          const size =
            cutPart &&
            `${cutPart.scrollWidth} × ${cutPart.scrollHeight} in ${cutPart.clientWidth} × ${cutPart.clientHeight}`;
          const fault = isCovered ? 'covered' : isOff ? 'off' : size;
          if (fault !== undefined) cut.push(`${name}: ${cell.textContent} (${fault})`);
        }
      }
      return cut.slice(0, 12);
    }, heads);
}
