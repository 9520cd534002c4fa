import { expect, type Page, test } from '@playwright/test';

import { visitor } from '../lib/visitors.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { cachedIn } from '../lib/signal.ts';

test.use({ serviceWorkers: 'allow' });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const admin = 'admin@pribavka.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the worker of the back-office has its page and code. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => cachedIn(page)).toContain('/admin/index.html');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch('/admin/sw.js');
}

/** Whether the page that is open is a kept one: every page of the server has a nonce nobody had before. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
    const pages = ['index', 'participants-list', 'sales-list'].map(async (name) => {
      const kept = await caches.match(`/admin/${name}.html`, { ignoreSearch: true });
      return nonce !== undefined && kept !== undefined && (await kept.text()).includes(nonce);
    });
    return (await Promise.all(pages)).includes(true);
  });

/** Opens an address; answers whether by the kept page. */
async function open(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  return isKept(page);
}

test('the second visit opens by the kept page, its rows come from the server; a reload asks for both', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  expect(await open(page, '/admin/participants')).toBe(false);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await installed(page);

  const lists: boolean[] = [];
  page.on('response', (response) => {
    if (/\/sales\/.*list$/.test(response.url())) lists.push(response.fromServiceWorker());
  });
  expect(await open(page, '/admin/sales')).toBe(true);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(lists).toContain(false);
  for (const address of ['/admin/sales/queue', '/admin', '/admin/', '/admin/no-such-page']) {
    expect(await open(page, address), address).toBe(true);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(lists).not.toContain(true);
  // Nothing that anybody has asked about people is kept.
  expect(
    (await cachedIn(page)).filter(
      (path) => !/^\/admin\/(?:(?:index|participants-list|sales-list)\.html|assets\/)/.test(path),
    ),
  ).toEqual([]);

  await page.goto('/admin/participants');
  await page.reload();
  expect(await isKept(page)).toBe(false);
  await expect(heading(page, 'Участники')).toBeVisible();
  await context.close();
});

test('without a session the server answers, and after «Обновить» until the new version has taken over', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.goto('/admin/brands');
  await installed(page);

  for (const address of ['/admin/', '/admin/brands']) {
    await page.evaluate(() => caches.open('pb-ask-server-admin'));
    expect(await open(page, address), address).toBe(false);
    // Taken away by the page when it stands: before that it would take the next one along.
    await expect.poll(() => page.evaluate(() => caches.has('pb-ask-server-admin'))).toBe(false);
  }
  await expect(heading(page, 'Бренды')).toBeVisible();
  expect(await open(page, '/admin/brands')).toBe(true);

  // The portal has a worker of its own; neither answers for the other.
  expect(await open(page, '/profile')).toBe(false);

  await context.clearCookies();
  for (const address of ['/admin/brands', '/admin/participants']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login/);
  }
  await context.close();
});

test('an address without a network says so and comes with it', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.goto('/admin/brands');
  await installed(page);
  await context.setOffline(true);
  expect(await open(page, '/admin/manufactures')).toBe(true);
  await expect(page.getByText(/Нет связи|Проверьте интернет/).first()).toBeVisible();
  await context.setOffline(false);
  await page
    .getByRole('button', { name: /Повторить|Обновить/ })
    .first()
    .click();
  await expect(heading(page, 'Производители')).toBeVisible();
  await context.close();
});
