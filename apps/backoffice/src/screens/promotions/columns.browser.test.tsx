import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { promotionsMessages } from './messages.ts';
import { Component } from './route.tsx';

const promotion = {
  id: 'p1',
  number: 'А-000001',
  name: 'Осенний старт',
  mechanic: 'step',
  benefit: '+200 за каждые 2 шт.',
  ownerKind: 'programme',
  manufacturer: null,
  startsAt: '2026-09-06 00:00:00.000',
  endsAt: '2026-12-05 23:59:59.999',
  budget: 600_000,
  spent: 103_050,
  reserved: 22_550,
  salesCount: 7300,
  membersCount: 3200,
  priority: 10,
  status: 'on_approval',
  version: 1,
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (items: readonly object[], profile?: object): void => {
  screen = renderRoute({
    Component,
    path: '/promotions/:id?',
    at: '/promotions',
    profile,
    grants: [
      'promotions.promotionListAdmin:read',
      'promotions.promotionDetailAdmin:read',
      'promotions.promotionDetailAdmin:create',
    ],
    answer: ({ path }) =>
      path.endsWith('/promotions/list')
        ? { items, page: 1, size: 15, total: items.length, totalCapped: false, totals: { statuses: [], waitsForMe: 0 } }
        : undefined,
  });
};

it.each(listWidths)('keeps the number, the name and the status in view at %i and cuts none of them', async (width) => {
  await page.viewport(width, 900);
  open([promotion]);
  const { number, name, status } = promotionsMessages.columns;
  await expectColumnsInView(width, [number, name, status]);
  for (const text of [/^А-000001$/, /^Осенний старт$/, /125\s600 из 600\s000/u, /^Программа$/, /^За N шт\.$/])
    await expectUncut(text, 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('shows every column of the list at once on a wide screen', async () => {
  const width = listWidths[0];
  await page.viewport(width, 900);
  open([promotion]);
  const { endsAt: _endsAt, benefit: _benefit, ...shown } = promotionsMessages.columns;
  await expectColumnsInView(width, Object.values(shown));
});

it('has no column of budgets for a partner, who is not answered any', async () => {
  const width = listWidths[0];
  await page.viewport(width, 900);
  open([{ ...promotion, budget: null, spent: null, reserved: null }], { partner: { id: 'o1', name: 'МастерОК' } });
  await expectColumnsInView(width, [promotionsMessages.columns.name]);
  await expect
    .element(page.getByRole('columnheader', { name: promotionsMessages.columns.budget }))
    .not.toBeInTheDocument();
});

it('offers one button of a new promotion where there is none', async () => {
  await page.viewport(listWidths[0], 900);
  open([]);
  await expect.element(page.getByText(promotionsMessages.empty.title)).toBeVisible();
  const table = page.getByRole('table');
  expect(table.getByRole('link', { name: promotionsMessages.add }).elements()).toHaveLength(1);
});
