import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column } from './types.ts';

interface Order {
  readonly id: string;
}

const columns: readonly Column<Order>[] = [
  { id: 'id', header: 'Order', cell: ({ id }) => id },
  { id: 'customer', header: 'Customer', cell: () => 'Élodie Martin' },
  { id: 'day', header: 'Day', cell: () => '04/07/2026' },
  { id: 'city', header: 'City', cell: () => 'Tours' },
  { id: 'note', header: 'Note', cell: () => 'gift', edit: { get: () => 'gift', save: () => undefined } },
];
const rows = Array.from({ length: 300 }, (_, at) => ({ id: `A-${at}` }));

const cardAt = (at: number): Element => document.querySelectorAll('tbody tr[aria-rowindex]')[at]!;
/** Pixels between the last line of a card and its end. */
const roomBelow = (card: Element): number =>
  card.getBoundingClientRect().bottom -
  Math.max(...Array.from(card.children, (cell) => cell.getBoundingClientRect().bottom));

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

it('gives cards drawn by need the room of their content and its padding', async () => {
  await mount(<DataTable caption="Orders" getRowId={({ id }) => id} {...{ columns, rows }} />);
  await expect.poll(() => roomBelow(cardAt(0))).toBeGreaterThanOrEqual(12);
  const { height } = cardAt(0).getBoundingClientRect();
  document.querySelector('[data-scroll]')!.scrollTop = 3000;
  await expect.poll(() => cardAt(2).getAttribute('aria-rowindex')).not.toBe('4');
  expect(cardAt(2).getBoundingClientRect().height).toBe(height);
});

it('draws a field over no other card', async () => {
  await mount(<DataTable caption="Orders" getRowId={({ id }) => id} {...{ columns, rows }} />);
  await expect.poll(() => roomBelow(cardAt(0))).toBeGreaterThanOrEqual(12);
  (cardAt(0).querySelector('[data-editable]') as HTMLElement).focus();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('textbox')).toBeVisible();
  const field = page.getByRole('textbox').element().getBoundingClientRect();
  expect(cardAt(1).getBoundingClientRect().top).toBeGreaterThan(field.bottom);
});
