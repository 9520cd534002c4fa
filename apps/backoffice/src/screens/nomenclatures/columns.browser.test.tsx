import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { nomenclatureMessages } from './messages.ts';
import { Component } from './route.tsx';

const product = {
  id: 'p1',
  name: 'Перфоратор аккумуляторный Стрежень П-26-ЛИ в кейсе с набором буров',
  imageUrl: null,
  drawing: null,
  article: 'СТ-99001',
  gtin: null,
  brand: { id: 'b1', name: 'Стрежень' },
  manufacturer: { id: 'f1', name: 'Завод «Стрежень»' },
  category: { id: 'c1', name: 'Электроинструмент' },
  basePoints: 123_456,
  rrpKopecks: 1_199_000,
  serialRequired: true,
  status: 'active',
  updatedAt: '2026-11-20 12:00:00.000',
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each(listWidths)('keeps the status of a product in view at %i and cuts no points', async (width) => {
  await page.viewport(width, 900);
  screen = renderRoute({
    Component,
    path: '/nomenclatures/:id?',
    at: '/nomenclatures',
    grants: ['products.productList:read', 'products.productDetail:read'],
    answer: ({ path }) =>
      path.endsWith('/products/list')
        ? { items: [product], page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } }
        : undefined,
  });
  const { name, status } = nomenclatureMessages.columns;
  await expectColumnsInView(width, [name, status]);
  await expectUncut(/123\s456/u, 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // Support reads products and no brands: what is refused is not asked for.
  expect(screen.sent.filter(({ path }) => path.endsWith('/brands/short-list'))).toEqual([]);
});
