import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { supportMessages } from './messages.ts';
import { Component } from './route.tsx';

const waiting = {
  id: 'r1',
  number: 'О-000001',
  subject: 'Не пришли баллы за перфоратор, купленный в прошлом месяце',
  author: { id: 'm1', name: 'Константинопольский Александр Сергеевич' },
  partner: null,
  category: { code: 'points', name: 'Баллы и вывод' },
  status: 'waiting_author',
  priority: 'urgent',
  assignee: { id: 'u2', name: 'Лебедева Ольга Дмитриевна' },
  createdAt: '2026-11-20 12:00:00.000',
  firstResponseDueAt: '2026-11-21 12:00:00.000',
  firstResponseAt: null,
  minutesLeft: -362,
  rating: null,
};

// Nothing is late: the deadline itself stands in the column.
const early = {
  ...waiting,
  id: 'r2',
  number: 'О-000002',
  minutesLeft: 9000,
  firstResponseDueAt: '2026-10-20 20:00:00.000',
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each(listWidths)('keeps status, deadline and priority of a request in view at %i', async (width) => {
  await page.viewport(width, 900);
  screen = renderRoute({
    Component,
    path: '/support-requests/:id?',
    at: '/support-requests',
    grants: ['technicalSupport.technicalSupportList:read'],
    answer: ({ path }) =>
      path.endsWith('/requests/list')
        ? { items: [waiting, early], page: 1, size: 15, total: 2, totalCapped: false, totals: { statuses: [] } }
        : undefined,
  });
  const { number, subject, status, due, priority } = supportMessages.columns;
  await expectColumnsInView(width, [number, subject, status, due, priority]);
  await expectUncut(/^20\.10\.2026 20:00:00$|^20\.11\.2026 12:00:00$/, 3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // A card of a phone has no heads: it says itself which moment it is.
  await page.viewport(390, 900);
  await expect.element(page.getByText(`${due} 20.10.2026 20:00:00`)).toBeVisible();
});
