import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { supportMessages } from './messages.ts';
import { Component } from './route.tsx';

const request = {
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
        ? { items: [request], page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } }
        : undefined,
  });
  const { number, subject, status, due, priority } = supportMessages.columns;
  await expectColumnsInView(width, [number, subject, status, due, priority]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
