import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** Addresses of cards in the back-office, each before the id of its record. */
const cards = [
  '/admin/participants',
  '/admin/partners',
  '/admin/sale-points-groups',
  '/admin/sales',
  '/admin/promotions',
  '/admin/transactions/operations',
  '/admin/transactions/withdrawals',
  '/admin/transactions/registries',
  '/admin/transactions/tunings',
  '/admin/nomenclatures',
  '/admin/brands',
  '/admin/manufactures',
  '/admin/support-requests',
  '/admin/tech-users',
  '/admin/logs',
];

test('a card of a record that is not there says so once, in its own place', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  for (const path of cards) {
    await test.step(path, async () => {
      await page.goto(`${path}/${randomUUID()}`);
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
      // A message would come with the answer, and some cards ask more than once.
      await page.waitForLoadState('networkidle');
      // Asked once: a message leaves by itself after a while.
      expect(await page.locator('[data-pb-root="toasts"] [role="group"]').count()).toBe(0);
    });
  }
  await context.close();
});
