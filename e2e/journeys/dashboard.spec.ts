import { expect, test } from '@playwright/test';

import { accountOf } from '../lib/accounts.ts';
import { oneOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const longest = 'Шуруповёрт с аккумуляторнобесщёточнымэлектродвигателем и трёхступенчатым редуктором';

test('the dashboard holds the longest names of products in every width, and shows brands by the keyboard', async ({
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

test('what waits for a decision and the budgets nearest to their end are on the dashboard at once', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Нужно решить' }).getByRole('listitem').first()).toBeInViewport();
  await expect(page.getByText(/начислено/i)).toHaveCount(1);
  const budgets = page.getByRole('region', { name: 'Бюджет акций' });
  const first = budgets.getByRole('listitem').first();
  const { name } = await oneOf<{ name: string }>(
    server,
    `select p.name from promotions p join promotion_budgets b on b.promotion_id = p.id
     where p.status = 'active' and p.budget_points is not null
     group by p.id order by sum(b.spent + b.reserved)::float / p.budget_points desc limit 1`,
  );
  await expect(first.getByRole('link')).toHaveText(name);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/promotions\/[0-9a-f-]+$/);
  await context.close();
});

test('figures of another period are pale until the new ones come', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Данные на /)).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/summary**', async (route) => held.then(() => route.continue()));
  await page.getByRole('radio', { name: 'Сегодня' }).press('Space');
  const old = page
    .locator('[aria-busy="true"]')
    .filter({ has: page.getByRole('region', { name: 'Продажи и товары' }) });
  await expect(old).toHaveCSS('opacity', '0.4');
  await expect(page.getByText('Считаем…')).toBeVisible();
  release();
  await expect(old).toHaveCount(0);
  await expect(page.getByText(/^Данные на /)).toBeVisible();
  await context.close();
});

test("the dashboard is narrowed to days of one's own and to a partner; the address remembers both", async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.goto('/admin/dashboard');
  const products = page.getByRole('region', { name: 'Продажи и товары' });
  const sold = products.getByText('Продано, шт.').locator('..');
  await expect(sold).toContainText(/\d/);
  const period = page.getByRole('button', { name: /^Период: / });
  await expect(page.getByRole('radio', { name: '30 дней' })).toBeChecked();
  const usual = await sold.textContent();

  await period.click();
  await page.getByRole('dialog', { name: 'Период' }).getByText('Прошлый месяц', { exact: true }).click();
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: '30 дней' })).not.toBeChecked();
  await expect(sold).not.toHaveText(usual ?? '');
  const whole = await sold.textContent();

  const asked = page.waitForRequest((request) => /products\/summary\?.*partnerId=/.test(request.url()));
  await page.getByRole('button', { name: /^Партнёр/ }).click();
  await page.getByRole('dialog', { name: 'Партнёр' }).getByRole('checkbox', { name: 'Мастерок' }).click();
  const { searchParams } = new URL((await asked).url());
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`&partner=${searchParams.get('partnerId') ?? ''}$`));
  expect(page.url()).toContain(`from=${searchParams.get('from') ?? ''}&to=${searchParams.get('to') ?? ''}`);
  await expect(sold).not.toHaveText(whole ?? '');
  const narrowed = await sold.textContent();

  await page.reload();
  await expect(sold).toHaveText(narrowed ?? '');
  await expect(page.getByRole('button', { name: 'Партнёр: Мастерок', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(sold).toHaveText(whole ?? '');
  await page.goBack();
  await expect(sold).toHaveText(narrowed ?? '');

  await page.goto('/admin/dashboard?from=2026-13-40&to=вчера&partner=%27%3B--');
  await expect(page.getByRole('radio', { name: '30 дней' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Партнёр: все' })).toBeVisible();
  await context.close();
});

test('the map of regions stands by the same numbers, and each status opens exactly the rows it counts', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', accountOf(server, 'admin').login);
  await page.goto('/admin/dashboard');
  const regions = page.getByRole('region', { name: 'Регионы' });
  const rows = regions.getByRole('row');
  await expect(regions.getByRole('img', { name: /^Карта регионов: \d+.регион/ })).toBeVisible();
  const sold = await rows.nth(1).getByRole('cell').first().textContent();
  const name = await rows.nth(1).getByRole('rowheader').textContent();
  await expect(regions.locator('title', { hasText: `${name ?? ''}: ${sold ?? ''}` })).toHaveCount(1);

  for (const title of ['Участники', 'Выплаты по статусам']) {
    const table = page.getByRole('table', { name: title, exact: true });
    const links = table.getByRole('link');
    await expect(links.first()).toBeVisible();
    const counted = await table
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .evaluateAll((found) =>
        found.map((row) => ({
          to: row.querySelector('a')?.getAttribute('href') ?? '',
          count: row.querySelector('td')?.textContent ?? '',
        })),
      );
    for (const { to, count } of counted) {
      await page.goto(to);
      await expect(page.getByText(new RegExp(`^1–\\d+ из ${count}$`))).toBeVisible();
    }
    await page.goto('/admin/dashboard');
  }
  await context.close();
});

test('every number that asks for a decision opens exactly that many rows, for each role that sees it', async ({
  browser,
}) => {
  for (const [login, least] of [
    ['admin@pribavka.example', 8],
    ['support@pribavka.example', 7],
    ['partner@masterok.example', 2],
  ] as const) {
    const { page, context } = await visitor(browser, server, 'desk', login);
    await page.goto('/admin/dashboard');
    const links = page.getByRole('region', { name: 'Нужно решить' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const asked = await links.evaluateAll((found) =>
      found.map((link) => ({
        to: link.getAttribute('href') ?? '',
        count: /\d+/.exec(link.closest('li')?.textContent ?? '')?.[0] ?? '',
      })),
    );
    expect(asked.length, login).toBeGreaterThanOrEqual(least);
    for (const { to, count } of asked) {
      await page.goto(to);
      await expect(page.getByText(new RegExp(`^1–\\d+ из ${count}$`)), `${login} ${to}`).toBeVisible();
    }
    await context.close();
  }
});
