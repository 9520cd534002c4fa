import type { Sheet, SheetRow } from '../tables/sheet.ts';
import { certain, guessColumns } from './guess.ts';

/** A title over the table and the names of two rows over each other take no more than this. */
const lookedAt = 10;

/** Names in two rows, where the upper one is merged over some columns of the lower one. */
const overlay = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => lower[at]?.trim() || (upper[at] ?? ''));

/**
 * The table under its names: the row of the first ten that has most names of the columns, alone or with the next one.
 * The first row where no other has more.
 */
export function placeHeader(titles: readonly string[], sheet: Sheet): Sheet {
  const count = (cells: readonly string[]): number =>
    guessColumns(titles, cells, certain).filter((at) => at !== undefined).length;
  const all: readonly Pick<SheetRow, 'cells'>[] = [{ cells: [...sheet.header] }, ...sheet.rows.slice(0, lookedAt - 1)];
  let best = { header: sheet.header, taken: 0, found: count(sheet.header) };
  for (const [at, { cells }] of all.entries()) {
    const next = all[at + 1];
    for (const [header, taken] of [
      [cells, at],
      ...(next ? [[overlay(cells, next.cells), at + 1] as const] : []),
    ] as const) {
      const found = count(header);
      if (found > best.found && found > 1) best = { header, taken, found };
    }
  }
  return best.taken === 0 && best.header === sheet.header
    ? sheet
    : { ...sheet, header: best.header, rows: sheet.rows.slice(best.taken) };
}
