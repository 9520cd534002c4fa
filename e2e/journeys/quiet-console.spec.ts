import { expect, type Page, test } from '@playwright/test';

import { complaintsOf } from '../lib/complaints.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const people = [
  'admin@pribavka.example',
  'moderator@pribavka.example',
  'support@pribavka.example',
  'finance@pribavka.example',
  'auditor@pribavka.example',
  'partner@masterok.example',
  'brand@strezhen.example',
];

async function drawn(page: Page, place: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first(), place).toBeVisible();
  await expect(main.locator('[aria-busy=true]'), place).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Такой страницы нет' }), place).toHaveCount(0);
}

/** Every place of the menu with the tabs of its screen: what this person meets on a day. */
async function walk(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
  const hrefs = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const places = hrefs.filter((href) => href.startsWith('/admin/'));
  for (const href of places) {
    await page.getByRole('navigation', { name: 'Разделы' }).locator(`a[href="${href}"]`).first().click();
    // The screen before it stays until the next one is here.
    await expect(page).toHaveURL((url) => url.pathname.startsWith(href));
    await drawn(page, href);
    for (const tab of await page.getByRole('main').getByRole('tab').all()) {
      await tab.click();
      await drawn(page, href);
    }
  }
  return places;
}

for (const login of people) {
  test(`${login} opens everything that is offered, and nothing is refused`, async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', login);
    const said = complaintsOf(page);
    page.on('response', (response) => {
      if (response.status() >= 400) said.push(`${page.url()} ${response.status()} ${response.url()}`);
    });
    await page.goto('/admin/dashboard');
    await drawn(page, 'dashboard');
    const places = await walk(page);
    // From the address bar the first question leaves before the screen is there.
    for (const place of [...places, '/admin/profile/processes']) {
      await page.goto(place);
      await drawn(page, place);
    }
    await page.getByRole('button', { name: /^Уведомления/ }).click();
    await expect(page.getByRole('dialog', { name: 'Уведомления' }).getByRole('heading').first()).toBeVisible();
    expect(said).toEqual([]);
    await context.close();
  });
}
