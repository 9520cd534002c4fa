import { afterEach, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { techMessages } from './messages.ts';
import { Component } from './route.tsx';

const system = {
  id: 't1',
  name: 'Каталог «Стрежень»',
  login: 'strezhen-catalog',
  owner: { id: 'm1', name: 'Завод «Стрежень»' },
  ownerKind: 'manufacturer',
  scopes: ['sales.sale:read'],
  allowedIps: ['203.0.113.140', '203.0.113.64/26'],
  rateLimitPerMinute: 60,
  status: 'suspended',
  lastUsedAt: '2026-10-20 20:00:00.000',
  errorsLast24Hours: 12,
  expiresAt: null,
  isExpired: false,
  createdAt: '2026-11-20 10:00:00.000',
  version: 1,
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each(listWidths)('keeps the status, the last call and the errors of a system in view at %i', async (width) => {
  await page.viewport(width, 900);
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users',
    grants: ['technicalUserPage.technicalUserList:read'],
    answer: ({ path }) =>
      path.endsWith('/list') ? { items: [system], page: 1, size: 15, total: 1, totalCapped: false } : undefined,
  });
  const { name, login, status, lastUsedAt, errors } = techMessages.columns;
  await expectColumnsInView(width, [name, login, status, lastUsedAt, errors]);
  await expectUncut(/Каталог «Стрежень»|^strezhen-catalog$|Приостановлен|^20\.10\.2026 20:00:00$/, 4);
});
