import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';
import { Products } from './Products.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

/** A promotion of so many products, the first ones of which are at hand. */
function show(productsCount: number, atHand: number): void {
  const products = Array.from({ length: atHand }, (_, index) => ({
    id: `p${index}`,
    name: `Дрель ${index}`,
    article: `Д-${index}`,
    imageUrl: null,
    drawing: null,
    basePoints: 10,
    points: 15,
  })) as PromotionCard['products'];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter>
      <Products promotion={{ products, productsCount, mechanic: 'multiplier', badge: '×1,5' }} />
    </MemoryRouter>,
  );
}
const more = () => page.getByRole('button', { name: /^Показать ещё/ });
const rows = (): number => page.getByRole('row').elements().length - 1;

it('offers as many products as a press brings, and the products list for what is not at hand', async () => {
  show(615, 50);
  await expect.element(more()).toHaveTextContent(messages.more('32'));
  await more().click();
  await expect.poll(rows).toBe(40);
  await expect.element(more()).toHaveTextContent(messages.more('10'));
  await more().click();
  await expect.poll(rows).toBe(50);
  await expect.element(more()).not.toBeInTheDocument();
  await expect.element(page.getByText(messages.first(50), { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: messages.others })).toBeVisible();
});

it('shows what the promotion does with the points of a unit: a column of a desk, a line under the name on a phone', async () => {
  await page.viewport(1440, 900);
  show(1, 1);
  await expect.element(page.getByRole('columnheader', { name: messages.share })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '× 1,5', exact: true })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByText(/10\s×\s1,5$/)).toBeVisible();
  expect(page.getByRole('columnheader', { name: messages.share }).elements()).toHaveLength(0);
});
