import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../../shared/test-utils/render-route.tsx';
import type { PromotionBody } from '../body.ts';
import { Simulator } from './Simulator.tsx';

const body = { name: 'Проба', mechanic: 'multiplier', params: { percent: 150 } } as PromotionBody;
const answer = {
  period: { from: '2026-10-01', to: '2026-10-31' },
  salesSeen: 5,
  sales: 5,
  members: 1,
  units: 5,
  points: 800,
  cost: 80_000,
  budgetEndsOn: null,
  perMemberTop: [{ member: { id: 'm1', name: 'Мельникова Анна' }, sales: 5, points: 400 }],
  overlaps: [],
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('says on a phone what the numbers of a member are', async () => {
  await page.viewport(390, 844);
  screen = renderRoute({
    Component: () => <Simulator body={body} promotionId={undefined} />,
    path: '/',
    at: '/',
    grants: ['promotions.promotionDetailAdmin:create'],
    answer: ({ path }) => (path.endsWith('/simulate') ? answer : undefined),
  });
  await expect.element(page.getByText('Мельникова Анна')).toBeVisible();
  await expect.element(page.getByText(/^5\sпродаж$/)).toBeVisible();
  await expect.element(page.getByText(/^50\s%\sот всех баллов$/)).toBeVisible();
});
