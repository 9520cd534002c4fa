import { expect, type Page, test } from '@playwright/test';

import { oneOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const anna = 'a.melnikova@masterok.example';

let server: RunningServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startSeeded('full');
  ({ page } = await visitor(browser, server, 'phone', anna));
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

const wide = (width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

test('a promotion: an arrow over the cover of a phone, the bell and the way back over it on a tablet', async () => {
  await wide(390);
  await page.goto('/promotions');
  await page.getByRole('article').getByRole('link').first().click();
  const back = page.getByRole('link', { name: 'Назад к акциям' });
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await expect(back).toBeVisible();
  await expect(bell).toHaveCount(0);
  const own = page.getByRole('region', { name: 'Ваш результат' });
  await expect(own).toContainText(/Сверху.*Продано.*Осталось/);
  await wide(768);
  await expect(bell).toBeVisible();
  await expect(back).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Акции' })).toBeVisible();
});

test('promotions: each tab with its number, the first one of a desk with what to do next', async () => {
  await wide(390);
  await page.goto('/promotions?tab=finished');
  await expect(page.getByRole('button', { name: /^Завершённые \d+$/, pressed: true })).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: /^Действующие \d+$/ }).click();
  await wide(1440);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Осталось');
  await expect(first.getByRole('link', { name: 'Зарегистрировать продажу' })).toBeVisible();
  await first.getByRole('link', { name: 'Условия и товары' }).click();
  await expect(page.getByRole('heading', { name: 'Как считаем' })).toBeVisible();
});

test('a paused promotion stays in the list with the reason, and leaves the first screen', async () => {
  await wide(1440);
  const { name } = await oneOf<{ name: string }>(
    server,
    `update promotions set status = 'paused' where id = (select a.promotion_id from accruals a
       join users u on u.id = a.member_id join promotions p on p.id = a.promotion_id
       where u.email = $1 and p.status = 'active' order by p.ends_at limit 1) returning name`,
    anna,
  );
  await page.goto('/promotions');
  const said = await page.getByRole('article').last().getByRole('paragraph').first().innerText();
  await expect(page.getByRole('article').filter({ hasText: `«${name}»` })).toContainText('Приостановлена');
  await page.goto('/dashboard');
  const running = page.getByRole('region', { name: 'Идут акции' });
  await expect(running).toContainText(said);
  await expect(running.getByRole('link', { name: `«${name}»` })).toHaveCount(0);
  // In the narrow column of a small desk the days left stay in the line of the date.
  await wide(1024);
  const dates = await running.getByText(/^до \d/).evaluateAll((all) => all.map((date) => date.clientHeight));
  expect(Math.max(...dates)).toBe(Math.min(...dates));
  expect(dates[0]).toBeLessThan(30);
});

test('a tablet has one button of withdrawal, and room to search for a sale', async () => {
  await wide(768);
  await page.goto('/my-points');
  await expect(page.getByRole('button', { name: 'Вывести баллы' })).toHaveCount(1);
  await page.goto('/sales');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await expect.poll(async () => (await search.boundingBox())?.width ?? 0).toBeGreaterThan(200);
});

test('the narrowest phone has the sum of a day in the line of the day', async () => {
  await wide(320);
  await page.goto('/sales');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days.first()).toBeVisible();
  const heights = await days.evaluateAll((all) => all.map((day) => day.clientHeight));
  expect(Math.max(...heights)).toBe(Math.min(...heights));
});
