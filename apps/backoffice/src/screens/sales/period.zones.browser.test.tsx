import '@pribavka/ui/styles.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { Component } from './route.tsx';

let screen: RenderedRoute;
afterEach(() => {
  screen.unmount();
  vi.useRealTimers();
});

// The file runs on devices of three zones (vitest.config.ts); the programme's is that of Moscow.
it.each([
  ['2026-11-30T12:05:00Z', '2026-11-30'],
  ['2026-11-30T21:55:00Z', '2026-12-01'],
])('«Сегодня» at %s is the day of the programme, whatever the clock of the device shows', async (at, day) => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  screen = renderRoute({
    Component,
    path: '/sales/:id?',
    at: '/sales',
    grants: ['sales.salesListAdmin:read', 'sales.sale:read'],
    answer: ({ path }) =>
      path.endsWith('/sales/list') ? { items: [], page: 1, size: 15, total: 0, totalCapped: false } : undefined,
  });
  // Filters of the former width are gone: what was opened over them would go too.
  await expect.element(page.getByRole('button', { name: 'Фильтр', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Подана/ }).first());
  await userEvent.click(page.getByRole('button', { name: 'Сегодня' }));
  await userEvent.click(page.getByRole('button', { name: 'Показать' }));
  await expect
    .poll(() => screen.sent.findLast(({ path }) => path.endsWith('/sales/list'))?.body)
    .toMatchObject({ filters: { submittedAt: { from: day, to: day } } });
  await userEvent.click(page.getByRole('button', { name: /^Подана/ }).first());
  await expect.poll(() => document.querySelector('[aria-current="date"]')?.getAttribute('data-day')).toBe(day);
});
