import { readFile } from 'node:fs/promises';

import { type Browser, expect, type Locator, type Page, test, type TestInfo } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { rowsOf } from '../lib/database.ts';
import { logIn, person } from '../lib/people.ts';
import { filled } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const demo = 'a.melnikova@masterok.example';
const promoted = 's.ryabinina@nevsky.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** A whole screen, or what a sheet over it leaves in view. */
async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  await filled(page);
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
}

async function phoneOf(browser: Browser, login: string, address: string): Promise<Page> {
  const { page } = await visitor(browser, server, 'phone', login);
  await page.goto(address);
  return page;
}

async function openBell(page: Page): Promise<Locator> {
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await bell.first().click();
  return page.getByRole('dialog', { name: 'Уведомления' });
}

async function openPromotion(page: Page, name: string): Promise<void> {
  await page.goto('/promotions');
  await page.getByRole('link', { name: `«${name}»` }).click();
  await expect(page.getByRole('heading', { name: `«${name}»`, level: 1 })).toBeVisible();
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `«${name}»` }) });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a promotion has its full rules as a PDF to download', async ({ browser }, info) => {
  const page = await phoneOf(browser, demo, '/promotions');
  await openPromotion(page, 'Точный замер');
  const link = panel(page, 'Условия').getByRole('link', { name: /^Полные правила, \d+/ });
  await link.scrollIntoViewIfNeeded();
  await picture(page, info, 'rules');
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Правила акции Точный замер.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.context().close();
});

test('a budget that is low and one that is spent are said in the list and in the promotion', async ({
  browser,
}, info) => {
  const page = await phoneOf(browser, promoted, '/promotions');
  await expect(cardOf(page, 'Точный луч')).toContainText('Осталось в бюджете мало');
  await expect(cardOf(page, 'Дальний прицел')).toContainText('Бюджет исчерпан');
  await picture(page, info, 'budgets');

  await openPromotion(page, 'Точный луч');
  await expect(page.getByText('Осталось в бюджете мало')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Зарегистрировать продажу' }).first()).toBeVisible();
  await picture(page, info, 'budget-low');

  await openPromotion(page, 'Дальний прицел');
  await expect(page.getByText(/^Бюджет акции исчерпан/)).toBeVisible();
  await expect(page.getByText('Осталось в бюджете мало')).toHaveCount(0);
  await picture(page, info, 'budget-spent');
  await page.context().close();
});

test('an own limit says what is left of it, and a threshold how far it is', async ({ browser }, info) => {
  const page = await phoneOf(browser, promoted, '/promotions');
  await expect(cardOf(page, 'Личный зачёт')).toContainText(/Получено 450.баллов, можно получить ещё 450.баллов/);
  await expect(cardOf(page, 'Ровная стена')).toContainText(/Ещё 1.шт., и акция даст 500.баллов/);

  await openPromotion(page, 'Личный зачёт');
  await expect(panel(page, 'Ваш результат')).toContainText(/Ваш предел\s*900/);
  await expect(panel(page, 'Ваш результат')).toContainText(/Можно получить ещё\s*450/);
  await picture(page, info, 'own-limit');

  await openPromotion(page, 'Ровная стена');
  const bar = panel(page, 'Ваш результат').getByRole('progressbar', { name: 'Ровная стена' });
  await expect(bar).toHaveAttribute('aria-valuenow', '9');
  await expect(bar).toHaveAttribute('aria-valuemax', '10');
  await picture(page, info, 'threshold');
  await page.context().close();
});

test('a restricted member reads why nothing can be withdrawn', async ({ browser }, info) => {
  const page = await phoneOf(browser, 'a.dorokhov@nevsky.example', '/dashboard');
  await expect(page.getByText(/Сверяем чеки с торговой точкой/)).toBeVisible();
  await picture(page, info, 'restricted-dashboard');
  await page.goto('/my-points?withdraw=1');
  const sheet = page.getByRole('dialog', { name: 'Вывод на карту' });
  await expect(sheet.getByRole('listitem')).toHaveText([/^Вывод приостановлен: Сверяем чеки с торговой точкой/]);
  await expect(sheet.getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  await picture(page, info, 'restricted-withdrawal');
  await page.context().close();
});

for (const [state, login, title, reason] of [
  ['blocked', 'k.tikhomirov@nevsky.example', 'Доступ закрыт', /Подделанные чеки/],
  ['rejected', 'e.nazarova@domostroy.example', 'Анкета отклонена', /нет сотрудника с таким именем/],
] as const) {
  test(`a ${state} member reads the reason at the door`, async ({ browser }, info) => {
    const { page, context } = await person(browser, server, 'phone');
    await page.goto('/login');
    await logIn(page, login, demoPassword);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await picture(page, info, state);
    await context.close();
  });
}

test('points that lapse soon are said in the bell, on the main page and in «Мои баллы»', async ({ browser }, info) => {
  const page = await phoneOf(browser, promoted, '/dashboard');
  await expect(page.getByText(/^сгорят \d/)).toBeVisible();
  await picture(page, info, 'lapsing-dashboard');
  await page.goto('/my-points');
  await expect(page.getByText(/^Сгорит \d/).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Сгорание' }).getByRole('row').nth(1)).toContainText('340');
  await picture(page, info, 'lapsing-points');
  await page.goto('/dashboard');
  const bell = await openBell(page);
  await expect(bell.getByText(/^Скоро сгорит: 340.баллов/)).toBeVisible();
  await expect(bell.getByText(/Вывести на карту можно до .* включительно/)).toBeVisible();
  await picture(page, info, 'lapsing-bell');
  await page.context().close();
});

test('a payout that was paid and one the bank returned are said in the bell and in the payouts', async ({
  browser,
}, info) => {
  const page = await phoneOf(browser, promoted, '/dashboard');
  const bell = await openBell(page);
  await expect(bell.getByText(/^Выплата по заявке В-\d+ не прошла/)).toBeVisible();
  const paid = bell.getByText(/^Выплачено по заявке В-/);
  await expect(paid).toBeVisible();
  await paid.scrollIntoViewIfNeeded();
  await expect(bell.getByText(/Банк не принял перевод. Снова доступно: 800.баллов/)).toBeVisible();
  await picture(page, info, 'payouts-bell');
  await page.goto('/my-points?tab=payouts');
  await expect(page.getByRole('listitem').filter({ hasText: 'Баллы возвращены' })).toContainText('В-');
  await expect(page.getByRole('listitem').filter({ hasText: 'Выплачено' })).toContainText(/1\s500,00/);
  await picture(page, info, 'payouts');
  await page.context().close();
});

test('a member with a debt sees it and is refused a withdrawal for it', async ({ browser }, info) => {
  const page = await phoneOf(browser, 'v.lisitsyn@nevsky.example', '/dashboard');
  await expect(page.getByText(/^Задолженность 600.баллов/)).toBeVisible();
  await picture(page, info, 'debt-dashboard');
  await page.goto('/my-points?withdraw=1');
  const sheet = page.getByRole('dialog', { name: 'Вывод на карту' });
  await expect(sheet.getByText(/есть задолженность 600.баллов/)).toBeVisible();
  await picture(page, info, 'debt-withdrawal');
  expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
  await page.context().close();
});
