import type { Grant } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Subject } from './Links.tsx';

const sale = { id: 's1', number: 'П-000221', status: 'confirmed' } as const;
const operation = { id: 'o1', number: '17' };
const Component = () => <Subject request={{ sale, operation }} />;

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const lists: Grant[] = ['sales.salesListAdmin:read', 'transactionPage.transactionListAdmin:read'];
const cards: Grant[] = ['sales.sale:read', 'transactionPage.detailTransaction:read'];

it.each<[string, Grant[], number]>([
  ['both', [...lists, ...cards], 2],
  ['the cards alone', cards, 0],
  ['the lists alone', lists, 0],
])('leads to the sale and the operation of a request for a reader of %s', async (_, grants, links) => {
  screen = renderRoute({ Component, path: '*', at: '/', grants, answer: () => undefined });
  await expect.element(page.getByText(/П-000221/)).toBeVisible();
  await expect.element(page.getByText(/Операция 17/)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(links);
});
