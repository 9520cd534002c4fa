import '@pribavka/ui/styles.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { Component } from './route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('says once that a system is gone, with no tabs that would lead nowhere', async () => {
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users/t1',
    grants: ['technicalUserPage.technicalUserList:read', 'technicalUserPage.technicalUserCard:read'],
    answer: ({ path }) =>
      path.endsWith('/list') ? { items: [], page: 1, size: 15, total: 0, totalCapped: false } : undefined,
  });
  const card = page.getByRole('dialog');
  await expect.element(card.getByRole('heading', { level: 3 })).toBeVisible();
  await expect.element(card.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: /^(Сообщения|Уведомления)$/ })).not.toBeInTheDocument();
});
