import { formatNumber } from '@pribavka/ui/format';

import { type Cell, cellOf, lookOf, slots } from '../../shared/list/cells.ts';
import { basename } from '../urls.ts';
import type { PicturedList } from './lists.ts';

type Row = { readonly id: string };
type Fill = (row: Row) => Cell | null | undefined;

/** Puts texts in place of the signs that stand for them, in texts and in what is said of elements. */
function replaceSlots(place: ParentNode & Node, texts: Readonly<Partial<Record<keyof typeof slots, string>>>): void {
  const entries = Object.entries(slots) as [keyof typeof slots, string][];
  const filled = (text: string): string =>
    entries.reduce((said, [name, slot]) => said.replaceAll(slot, () => texts[name] ?? slot), text);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) node.nodeValue = filled(node.nodeValue ?? '');
  for (const element of place.querySelectorAll('[title],[aria-label]')) {
    for (const name of ['title', 'aria-label']) {
      const said = element.getAttribute(name);
      if (said !== null) element.setAttribute(name, filled(said));
    }
  }
}

/** Cells as they are drawn by the columns, by their look. */
type Looks = ReadonlyMap<string, HTMLElement>;

function putCell(place: Element, cell: Cell, looks: Looks): void {
  if (typeof cell === 'string') {
    place.textContent = cell;
    return;
  }
  const look = looks.get(lookOf(cell))?.cloneNode(true) as HTMLElement | undefined;
  if (!look) throw new Error(`The picture has no cell that looks like «${lookOf(cell)}»`);
  replaceSlots(look, cell);
  place.replaceChildren(...look.childNodes);
}

function rowOf(sample: Element, row: Row, list: PicturedList, columns: readonly string[], looks: Looks): Element {
  const drawn = sample.cloneNode(true) as Element;
  const cells = drawn.querySelectorAll('[data-part="cell"]');
  for (const [at, id] of columns.entries()) {
    const place = cells[at];
    const fill = list.cells[id] as Fill | undefined;
    if (!place || !fill) throw new Error(`The picture does not know what «${id}» shows`);
    putCell(place.querySelector('a') ?? place.querySelector('[data-lines]') ?? place, cellOf(fill(row)), looks);
  }
  drawn.querySelector('a')?.setAttribute('href', `${basename}${list.path}/${row.id}`);
  const label = cellOf((list.cells[list.label] as Fill | undefined)?.(row));
  replaceSlots(drawn, { text: typeof label === 'string' ? label : label.text });
  return drawn;
}

/** Puts the first rows of a list, and the numbers of its views, into the picture of it. Throws where it does not fit. */
export function fillList(picture: HTMLElement, data: unknown, list: PicturedList): void {
  const { items, total, totalCapped } = data as { items: readonly Row[]; total: number; totalCapped: boolean };
  const sample = picture.querySelector('tbody > tr');
  const columns = picture.dataset['columns']?.split(' ') ?? [];
  const template = picture.querySelector('template');
  if (!sample || !template || items.length === 0)
    throw new Error('The picture has no room for rows, or there are none');
  const looks = new Map(
    [...template.content.querySelectorAll<HTMLElement>('[data-look]')].map((look) => [
      look.dataset['look'] ?? '',
      look,
    ]),
  );
  const rows = items.map((row) => rowOf(sample, row, list, columns, looks));
  for (const [at, row] of rows.entries()) row.setAttribute('aria-rowindex', String(at + 2));
  const counts = list.counts(data as never);
  const views = picture.dataset['views']?.split(' ') ?? [];
  for (const [at, button] of picture.querySelectorAll('nav > span > button').entries()) {
    const place = button.querySelector('small');
    const count = counts[views[at] ?? ''];
    if (count === undefined) place?.remove();
    else if (place) place.textContent = ` ${formatNumber(count)}`;
  }
  picture.querySelector('table')?.setAttribute('aria-rowcount', String(totalCapped ? -1 : total + 1));
  sample.replaceWith(...rows);
}
