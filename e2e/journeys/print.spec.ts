import { expect, type Page, test } from '@playwright/test';

import { filled } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** Which way each printed page lies. */
async function pagesOf(page: Page): Promise<string[]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'landscape' : 'portrait',
  );
}

/** What makes the browser style the whole page again: its rules, and what its root says. */
const stylesOf = (page: Page): Promise<{ rules: number; root: string | null }> =>
  page.evaluate(() => ({
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    root: document.documentElement.getAttribute('style'),
  }));

test('a list is printed along its long side, a card upright; a card that comes again leaves the styles alone', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  await page.goto('/admin/sales');
  const row = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(row).toBeVisible();
  const list = await pagesOf(page);
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list)).toEqual(new Set(['landscape']));

  await row.click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('tab').first()).toBeVisible();
  await filled(page);
  expect(new Set(await pagesOf(page))).toEqual(new Set(['portrait']));

  await page.keyboard.press('Escape');

  // The first time its parts bring their styles; from then on the page under it is left alone.
  await expect(async () => {
    await row.click();
    await expect(card.getByRole('tab').first()).toBeVisible();
    const open = await stylesOf(page);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    const closed = await stylesOf(page);
    expect(closed.rules).toBe(open.rules);
    expect(`${open.root}${closed.root}`).not.toContain('--pb-');
  }).toPass();
  await context.close();
});
