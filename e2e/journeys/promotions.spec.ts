import { expect, type Locator, type Page, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

const author = 'admin@pribavka.example';
const approver = 'admin2@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** What the server says, past the screen. */
async function ask<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
  const { session } = await tokensFor(server, author);
  const answer = await fetch(`${server.url}/api/v1/private/promotions/admin/promotions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session}`,
      'x-fingerprint': 'journey',
      'x-request-id': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Data };
  expect(answer.status, `${method} ${path}: ${JSON.stringify(data)}`).toBe(200);
  return data;
}

interface Found {
  items: { id: string; status: string; number: string }[];
}
const found = async (name: string): Promise<Found['items'][number]> => {
  const { items } = await ask<Found>('POST', '/list', { search: name });
  expect(items).toHaveLength(1);
  return items[0]!;
};

const daysFromNow = (days: number): { typed: string; wire: string } => {
  const wire = new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
  return { typed: wire.split('-').toReversed().join('.'), wire };
};
const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(\\s*необязательно)?$`) });
const step = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name: new RegExp(`^Шаг \\d из 7. ${name}$`) });
/** The link of a row is its number. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(name) }).getByRole('link');
async function openStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}\\s*,`) }).click();
  await expect(step(page, name)).toBeVisible();
}
const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, String.raw`\s`);
const number = (value: number): RegExp => new RegExp(`^${grouped(value)}$`);

test('a promotion is copied, changed and sent for approval in under forty acts', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', author);
  await page.goto('/admin/promotions');
  let acts = 0;
  const act = async (done: Promise<unknown>): Promise<void> => {
    acts += 1;
    await done;
  };
  const next = async (name: string): Promise<void> => {
    await act(page.keyboard.press('Control+Enter'));
    await expect(step(page, name)).toBeFocused();
  };

  await act(rowOf(page, 'Осенний старт').click());
  const original = await found('Осенний старт');
  await act(page.getByRole('dialog').getByRole('button', { name: 'Копировать' }).click());
  await expect(field(page, 'Название')).toHaveValue('Осенний старт (копия)');
  await act(field(page, 'Название').fill('Зимний старт'));
  await act(field(page, 'Действует с').fill(daysFromNow(7).typed));
  await act(field(page, 'По').fill(daysFromNow(37).typed));
  await next('Механика');
  await act(field(page, 'Множитель').fill('2'));
  // The sentence next to every step follows what is typed.
  await expect(page.getByText(/участник получает базовые баллы ×2 за товары бренда «Стрежень»/)).toBeVisible();
  for (const name of ['Товары', 'Кому и где', 'Лимиты и бюджет', 'Проверка', 'Публикация']) await next(name);
  await act(page.keyboard.press('Control+Enter'));
  await expect(page.getByRole('dialog', { name: 'Зимний старт' }).getByText('На согласовании')).toBeVisible();

  expect(acts).toBeLessThan(40);
  const copy = await ask<object>('GET', `/${(await found('Зимний старт')).id}`);
  const { conditions, limits, budget } = await ask<Record<string, object>>('GET', `/${original.id}`);
  expect(copy).toMatchObject({
    status: 'on_approval',
    mechanic: 'multiplier',
    params: { percent: 200 },
    startsAt: `${daysFromNow(7).wire} 00:00:00.000`,
    conditions,
    limits,
    budget,
    ruleVersion: 2,
  });
  await context.close();
});

test('a promotion is made in the wizard, counted over last month, approved by another person and live', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', author);
  const next = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(step(page, name)).toBeVisible();
  };

  await test.step('seven steps; a reload in the middle loses nothing', async () => {
    await page.goto('/admin/promotions');
    await page.getByRole('link', { name: 'Создать акцию' }).click();
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(field(page, 'Название')).toBeFocused();
    await field(page, 'Название').fill('Ноябрьский рывок');
    await field(page, 'Действует с').fill(daysFromNow(0).typed);
    await field(page, 'По').fill(daysFromNow(20).typed);
    await next('Механика');
    await page.getByRole('radio', { name: /^Баллы за единицу/ }).check();
    await field(page, 'Баллов').fill('50');
    await next('Товары');
    await page.getByRole('combobox', { name: /^Бренды/ }).fill('Стрежень');
    await page.getByRole('option', { name: 'Стрежень' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^Вернули введённое: Название/)).toBeVisible();
    await expect(page.getByText(/\+50 баллов|50 баллов.*«Стрежень»/).first()).toBeVisible();
    await next('Кому и где');
    await next('Лимиты и бюджет');
    await field(page, 'Бюджет акции').fill('500000');
    await next('Проверка');
    await next('Публикация');
    await page.getByRole('button', { name: 'Назад' }).click();
  });

  await test.step('the simulator says what the server counts, with the members who get most', async () => {
    const cost = page.getByRole('region', { name: 'Во сколько обойдётся' });
    const { items } = await ask<{ items: { id: string }[] }>('POST', '/list', { search: 'Осенний старт' });
    const { conditions } = await ask<{ conditions: object }>('GET', `/${items[0]!.id}`);
    const counted = await ask<{ points: number; sales: number; perMemberTop: { points: number }[] }>(
      'POST',
      '/simulate',
      {
        promotion: {
          name: 'Ноябрьский рывок',
          mechanic: 'fixed_per_unit',
          params: { points: 50 },
          conditions: Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== null)),
          startsAt: `${daysFromNow(0).wire} 00:00:00.000`,
          endsAt: `${daysFromNow(20).wire} 23:59:59.999`,
          budgetPoints: 500_000,
        },
      },
    );
    expect(counted.points).toBeGreaterThan(0);
    await expect(cost).toContainText(new RegExp(`Баллов\\s*${grouped(counted.points)}`));
    await expect(page.getByRole('table', { name: 'Участники с наибольшим начислением' }).getByRole('row')).toHaveCount(
      counted.perMemberTop.length + 1,
    );
    await expect(page.getByRole('table', { name: 'Акции на те же товары и точки' })).toContainText('Осенний старт');
  });

  await test.step('words of the server lead to the step and the field', async () => {
    // Receipts taken before the end of the promotion: only the server knows that this cannot be.
    await openStep(page, 'Основное');
    await field(page, 'Приём чеков до').fill(daysFromNow(10).typed);
    await openStep(page, 'Публикация');
    await page.getByRole('button', { name: 'Отправить на согласование' }).click();
    await expect(step(page, 'Основное')).toBeVisible();
    await expect(page.getByText('Не раньше окончания акции').first()).toBeVisible();
    await expect(field(page, 'Приём чеков до')).toBeFocused();
    await field(page, 'Приём чеков до').fill(daysFromNow(25).typed);
    await openStep(page, 'Публикация');
    await field(page, 'Комментарий').fill('К чёрной пятнице');
    await page.getByRole('button', { name: 'Отправить на согласование' }).click();
  });

  await test.step('the author sees why somebody else decides', async () => {
    const card = page.getByRole('dialog', { name: 'Ноябрьский рывок' });
    await expect(card.getByText('На согласовании')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Согласовать' })).toHaveAttribute('aria-disabled', 'true');
    await card.getByRole('tab', { name: 'История' }).click();
    await expect(card.getByText('К чёрной пятнице')).toBeVisible();
  });

  await test.step('the other administrator approves and starts it, each with its figures', async () => {
    const second = await visitor(browser, server, 'desk', approver);
    await second.page.goto('/admin/promotions?view=mine');
    await rowOf(second.page, 'Ноябрьский рывок').click();
    const card = second.page.getByRole('dialog', { name: 'Ноябрьский рывок' });
    for (const action of ['Согласовать', 'Запустить']) {
      await card.getByRole('button', { name: action }).click();
      const question = second.page.getByRole('alertdialog');
      await expect(question).toContainText(/Бюджет\s500\s000\sбаллов/);
      await question.getByRole('button', { name: action }).click();
      await expect(question).toHaveCount(0);
    }
    await expect(card.getByText('Идёт', { exact: true })).toBeVisible();
    await second.context.close();
  });
  const { id } = await found('Ноябрьский рывок');
  expect(await ask('GET', `/${id}`)).toMatchObject({
    status: 'active',
    params: { points: 50 },
    budget: 500_000,
    submitUntil: `${daysFromNow(25).wire} 23:59:59.999`,
  });

  await test.step('the statistics of a card are those of the server', async () => {
    const old = await found('Осенний старт');
    const stats = await ask<{ points: number; sales: number }>('GET', `/${old.id}/stats`);
    await page.goto(`/admin/promotions/${old.id}?tab=statistics`);
    const card = page.getByRole('dialog', { name: 'Осенний старт' });
    await expect(card.getByText(number(stats.points)).first()).toBeVisible();
    await expect(card.getByText(number(stats.sales)).first()).toBeVisible();
    await card.getByRole('tab', { name: 'Начисления' }).click();
    await expect(card.getByRole('table', { name: 'Начисления по акции' }).getByRole('row')).not.toHaveCount(1);
  });
  await context.close();
});
