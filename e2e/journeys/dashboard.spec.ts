import { expect, test } from '@playwright/test';

import { accountOf } from '../lib/accounts.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const longest = 'Шуруповёрт с аккумуляторнобесщёточнымэлектродвигателем и трёхступенчатым редуктором';

test('the dashboard holds the longest names of goods in every width, and shows brands by the keyboard', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await context.route('**/api/**/admin/products/summary**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { byProduct: { name: string }[] } };
    for (const row of body.data.byProduct) row.name = longest;
    await route.fulfill({ response: answer, json: body });
  });
  const leaders = page.getByRole('region', { name: 'Лидеры' });
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/dashboard');
    await expect(leaders.getByText(longest).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0);
  }
  await page.getByRole('radio', { name: 'Товары' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(leaders.getByText(longest)).toHaveCount(0);
  await expect(leaders.getByRole('listitem').first()).toContainText('шт.');
  await context.close();
});
