import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { manufacturersMessages } from './messages.ts';
import { Component } from './route.tsx';

const manufacturer = {
  id: 'm1',
  name: 'Завод «Стрежень»',
  legalName: 'АО «Завод электроинструмента «Стрежень»',
  inn: '0000020014',
  contactName: 'Рогов Максим Андреевич',
  phone: '79105550500',
  email: null,
  brandsCount: 1,
  productsCount: 16,
  status: 'active',
  createdAt: '2026-01-10 12:00:00.000',
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each(listWidths)('keeps the name and the status in view at %i, a contact is never cut', async (width) => {
  await page.viewport(width, 900);
  screen = renderRoute({
    Component,
    path: '/manufactures/:id?',
    at: '/manufactures',
    grants: ['manufacturer.manufacturerList:read', 'manufacturer.manufacturerDetail:read'],
    answer: ({ path }) =>
      path.endsWith('/list')
        ? { items: [manufacturer], page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } }
        : undefined,
  });
  const { name, status } = manufacturersMessages.columns;
  await expectColumnsInView(width, [name, status]);
  await expectUncut(/555-05-00/, 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
