import type { Grant } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Accruals } from './Accruals.tsx';

const row = {
  id: 'a1',
  at: '2026-11-20 12:00:00.000',
  sale: { id: 's1', number: 'П-000221' },
  member: { id: 'm1', name: 'Мельникова А. С.' },
  product: { id: 'p1', name: 'Дрель' },
  units: 1,
  points: 100,
  returned: 0,
  state: 'active',
  ruleVersion: 1,
};
const Component = () => <Accruals id="promotion" />;

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each<[string, Grant[], number]>([
  ['list and card of sales', ['sales.salesListAdmin:read', 'sales.sale:read'], 1],
  ['the card alone', ['sales.sale:read'], 0],
])('an accrual leads to its sale for a reader of %s', async (_, grants, links) => {
  const answer = () => ({ items: [row], page: 1, size: 20, total: 1, totalCapped: false, totals: { states: [] } });
  screen = renderRoute({ Component, path: '*', at: '/', grants, answer });
  await expect.element(page.getByText('П-000221')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(links);
});
