import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { caller } from '../lib/caller.ts';
import { trackRequests } from '../lib/page-state.ts';
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
  '/admin/my-requests',
  '/admin/tech-users',
  '/admin/logs',
];

test('a card of a record that is not there says so once, in its own place', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await visitor(browser, server, 'desk', 'admin@pribavka.example');
  const requests = trackRequests(page);
  for (const path of cards) {
    await test.step(path, async () => {
      await page.goto(`${path}/${randomUUID()}`);
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
      // A message would come with the answer, and some cards ask more than once.
      await requests.settled();
      // Asked once: a message leaves by itself after a while.
      expect(await page.locator('[data-pb-root="toasts"] [role="group"]').count()).toBe(0);
    });
  }
  await context.close();
});

test('an operation of an address opens wherever it stands in the history; one that is not there says so', async ({
  browser,
}) => {
  const anna = 'a.melnikova@masterok.example';
  const member = await caller(server, anna);
  const body = { size: 1, sort: [{ field: 'occurredAt', direction: 'asc' }] };
  const { items } = await member.read<{ items: { id: string }[] }>('POST', 'transactions/transactions/list', body);
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto(`/my-points?operation=${items[0]!.id}`);
  const row = page.getByRole('group', { name: 'Операция по ссылке' }).getByRole('button');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Спросить поддержку' })).toBeVisible();
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\/my-points$/);
  // One of the list, closed again, does not come back over what is filtered after it.
  const listed = page.getByRole('list', { name: 'История' }).getByRole('button').first();
  await listed.click();
  await expect(listed).toHaveAttribute('aria-expanded', 'true');
  await listed.click();
  await expect(listed).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Сгорания' }).click();
  await expect(page).toHaveURL(/\?/);
  await expect(page.getByRole('group', { name: 'Операция по ссылке' })).toHaveCount(0);
  for (const id of [randomUUID(), 'nothing']) {
    await page.goto(`/my-points?operation=${id}`);
    await expect(page.getByText('Такой операции у вас нет')).toBeVisible();
    await expect(page.getByRole('list', { name: 'История' })).toBeVisible();
    expect(await page.locator('[data-pb-root="toasts"] [role="group"]').count()).toBe(0);
  }
  await context.close();
});

test('an address with an empty id shows its list', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  const requests = trackRequests(page);
  for (const [address, title] of [
    ['/sales?sale=', 'Продажи'],
    ['/sales?new=', 'Продажи'],
    ['/sales?waiting=', 'Продажи'],
    ['/nomenclature?product=', 'Каталог'],
    ['/profile?tab=support&open=', 'Профиль'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title, level: 1 }), address).toBeVisible();
    await requests.settled();
    await expect(page.getByRole('heading', { name: title, level: 1 }), address).toBeVisible();
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
  }
  await page.goto('/sales?new=1&product=');
  await expect(
    page.getByRole('dialog', { name: 'Новая продажа' }).getByRole('combobox', { name: /Товар/ }),
  ).toHaveValue('');

  // Nothing is said to be sent of a sale nobody knows.
  await page.goto(`/sales?waiting=${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Этой продажи нет в очереди' })).toBeVisible();
  await page.getByRole('button', { name: 'К списку продаж' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});
