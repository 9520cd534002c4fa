import type { Page } from '@playwright/test';

/**
 * Cells of the given columns that are not read whole: their text leaves its column or its two lines, goes under a pinned
 * column, or off the edge of the table. A heading counts as a cell of its column.
 */
export async function cutCells(page: Page, heads: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator('main table')
    .first()
    .evaluate((table: HTMLTableElement, names) => {
      const rows = [...table.rows].filter((row) => !row.matches('[data-space],[data-skeleton]'));
      const frame = table.parentElement!.getBoundingClientRect();

      /** Where the letters of a cell are, seen or cut off; those for screen readers alone are not asked. */
      const lettersOf = (cell: Element): DOMRect[] => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: DOMRect[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement!.getBoundingClientRect().width <= 1) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          found.push(...range.getClientRects());
        }
        return found;
      };

      const faultOf = (cell: HTMLTableCellElement, row: HTMLTableRowElement): string | undefined => {
        const box = cell.getBoundingClientRect();
        if (box.right > frame.right + 1 || box.left < frame.left - 1) return 'off the table';
        const pinned = [...row.cells]
          .filter((other) => other.matches('[data-pin]'))
          .map((other) => other.getBoundingClientRect());
        if (
          !cell.matches('[data-pin]') &&
          pinned.some((other) => other.left < box.right - 1 && other.right > box.left + 1)
        ) {
          return 'under a pinned column';
        }
        const lines = (cell.querySelector('[data-lines]') ?? cell).getBoundingClientRect();
        const isCut = lettersOf(cell).some(
          ({ left, right, bottom }) => left < box.left - 1 || right > box.right + 1 || bottom > lines.bottom + 3,
        );
        return isCut ? `cut at ${Math.round(box.width)}` : undefined;
      };

      const cut = names.flatMap((name) => {
        const at = [...rows[0]!.cells].findIndex((cell) => cell.textContent === name);
        if (at < 0) return [`${name}: there is no such column`];
        return rows.flatMap((row) => {
          const cell = row.cells[at]!;
          const fault = faultOf(cell, row);
          return fault === undefined ? [] : [`${name}: ${cell.textContent} (${fault})`];
        });
      });
      return cut.slice(0, 12);
    }, heads);
}
