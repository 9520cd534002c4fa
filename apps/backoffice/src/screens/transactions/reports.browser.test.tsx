import { programmeToday } from '@pribavka/forms/rules';
import type { Grant } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { burningMessages } from './burning/messages.ts';
import { withdrawalsMessages } from './withdrawals/messages.ts';
import { Component } from './route.tsx';
import { taxReportMessages as messages } from './tax-report/messages.ts';

const list = { items: [], page: 1, size: 15, total: 0, totalCapped: false, totals: { statuses: [] } };
let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (at: string, ...grants: Grant[]): void => {
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at,
    grants: ['transactionPage.transactionListAdmin:read', ...grants],
    answer: ({ path }) => {
      if (path.endsWith('/list')) return list;
      if (path.endsWith('/tax-report')) return { processId: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06' };
      if (path.endsWith('/points/burning')) {
        return {
          days: [
            { day: '2026-12-01', members: 2, points: 1240 },
            { day: '2026-12-05', members: 1, points: 60 },
          ],
          points: 1300,
        };
      }
      return undefined;
    },
  });
};

it('asks for the year of payouts with its purpose, ИНН whole only where it is asked for', async () => {
  await page.viewport(1440, 900);
  open('/transactions/withdrawals', 'memberPage.exportMember:read', 'memberPage.memberCard:read');
  await page.getByRole('button', { name: withdrawalsMessages.report }).click();
  const sheet = page.getByRole('dialog', { name: messages.title });
  await sheet.getByRole('checkbox', { name: messages.openInn }).click();
  await sheet.getByRole('button', { name: messages.start }).click();
  const year = Number(programmeToday().slice(0, 4));
  await expect
    .poll(() => screen.sent.find(({ path }) => path.endsWith('/tax-report'))?.body)
    .toEqual({ year, purpose: messages.purposeOf(year), format: 'xlsx', openInn: true });
});

it('offers the report to nobody who may not export people, and no ИНН to who may not see a card', async () => {
  await page.viewport(1440, 900);
  open('/transactions/withdrawals');
  await expect.element(page.getByRole('tab', { name: 'Выплаты' })).toBeVisible();
  expect(page.getByRole('button', { name: withdrawalsMessages.report }).elements()).toHaveLength(0);
  screen.unmount();
  open('/transactions/withdrawals', 'memberPage.exportMember:read');
  await page.getByRole('button', { name: withdrawalsMessages.report }).click();
  const sheet = page.getByRole('dialog', { name: messages.title });
  await expect.element(sheet.getByRole('button', { name: messages.start })).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: messages.openInn }).elements()).toHaveLength(0);
});

it.each([1440, 390])('shows at %i px what burns on which day', async (width) => {
  await page.viewport(width, 844);
  open('/transactions/operations');
  await page.getByRole('button', { name: burningMessages.open }).click();
  const sheet = page.getByRole('dialog', { name: burningMessages.title });
  await expect.element(sheet.getByText('01.12.2026')).toBeVisible();
  await expect.element(sheet.getByText('2 участника')).toBeVisible();
  await expect.element(sheet.getByText(/^1\s300$/)).toBeVisible();
});
