import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { verifyWebhook } from '@pribavka/api/webhooks';
import { expect, test } from '@playwright/test';

import { expectAccessible } from '../lib/axe.ts';
import { anyOption, comboboxIn } from '../lib/drivers.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const finance = 'finance2@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

test(
  'a copy of a role is changed, previewed and given, and its person sees exactly that menu',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', admin);
    await page.goto('/admin/access-roles/support');
    await expect(page.getByRole('table', { name: 'Права роли «Поддержка»' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Действия с ролью' }).click();
    await page.getByRole('menuitem', { name: 'Создать копию' }).click();
    const form = page.getByRole('dialog', { name: 'Новая роль' });
    await form.getByLabel('Название').fill('Поддержка брендов');
    await form.getByLabel('Код').fill('Бренды');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText(/Код: от 2 до 40 знаков/).first()).toBeVisible();
    await form.getByLabel('Код').fill('brand_support');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page).toHaveURL(/access-roles\/brand_support$/);

    const matrix = page.getByRole('table', { name: 'Права роли «Поддержка брендов»' });
    await matrix.getByRole('checkbox', { name: 'Список брендов: Чтение' }).check();
    await matrix.getByRole('checkbox', { name: 'Карточка бренда: Изменение' }).check();
    // Who changes has to read.
    await expect(matrix.getByRole('checkbox', { name: 'Карточка бренда: Чтение' })).toBeChecked();
    await matrix.getByRole('checkbox', { name: 'Список участников: Чтение' }).uncheck();
    await expect(page.getByText(/Раздел «Участники» не появится в меню/)).toBeVisible();
    await matrix.getByRole('checkbox', { name: 'Карточка участника: Чтение' }).uncheck();
    await expect(page.getByRole('region', { name: 'Отличия от сохранённого' })).toContainText(
      'Не сохранено: 5 изменений',
    );

    await page.getByRole('tab', { name: 'Что увидит пользователь' }).click();
    const previewed = page.getByRole('navigation', { name: 'Меню' });
    await expect(page.getByText('После входа откроется «Дашборд»')).toBeVisible();
    const expected = await previewed.getByRole('button').allInnerTexts();
    expect(expected).toContain('Бренды');
    expect(expected).not.toContain('Участники');
    await previewed.getByRole('button', { name: 'Бренды' }).click();
    await expect(page.getByText('Чтение, Изменение')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Права' }).click();
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'Сохранить права роли «Поддержка брендов»?' });
    await expect(question.getByText('Карточка бренда — изменение')).toBeVisible();
    await expect(question.getByText('Список участников — чтение')).toBeVisible();
    await question.getByRole('button', { name: 'Сохранить права' }).click();
    await expect(page.getByText('Права роли «Поддержка брендов» сохранены').first()).toBeVisible();

    await page.getByRole('tab', { name: 'Сотрудники' }).click();
    await page.getByRole('button', { name: 'Дать роль сотруднику' }).click();
    const give = page.getByRole('dialog', { name: 'Дать роль «Поддержка брендов»' });
    await give.getByRole('combobox', { name: 'Сотрудник' }).fill('finance2@');
    await page.getByRole('option').first().click();
    await give.getByRole('button', { name: 'Дать роль' }).click();
    await expect(page.getByRole('table', { name: 'Сотрудники с ролью «Поддержка брендов»' })).toContainText(finance);
    await context.close();

    const person = await visitor(browser, server, 'desk', finance);
    await person.page.goto('/admin/dashboard');
    const menu = person.page.getByRole('navigation', { name: 'Разделы' });
    await expect(menu.getByRole('link', { name: 'Бренды' })).toBeVisible();
    // Counts of a queue stand in the links of the real menu.
    const drawn = (await menu.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d.*$/, '').trim());
    expect(drawn.filter((text) => expected.includes(text))).toEqual(expected.filter((text) => drawn.includes(text)));
    expect(drawn).not.toContain('Участники');
    await person.page.goto('/admin/participants');
    await expect(person.page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
    await person.context.close();
  },
);

const call = async (login: string, password: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ login, password });
  const entered = await fetch(`${server.url}/api/v1/public/auth/login`, { method: 'POST', headers, body });
  if (entered.status !== 200) return entered.status;
  const authorization = `Bearer ${entered.headers.get('x-session-token') ?? ''}`;
  const path = '/api/v1/private/sales/admin/sales/list';
  return (await fetch(server.url + path, { method: 'POST', headers: { ...headers, authorization }, body: '{}' }))
    .status;
};

test('a system is made, calls with its secret and with the old one after a change, and takes an event', async ({
  browser,
}) => {
  const taken: { body: string; signature: string }[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['x-pribavka-signature']),
      });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  const { page, context } = await visitor(browser, server, 'desk', admin);
  await page.goto('/admin/tech-users');
  await expect(page.getByRole('link', { name: 'Касса «Мастерок»' })).toBeVisible();
  await page.getByRole('link', { name: 'Создать технического пользователя' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новый технический пользователь' });
  await form.getByLabel('Система', { exact: true }).fill('Касса на Невском');
  await form.getByLabel('Логин').fill('kassa-nevsky');
  await comboboxIn(form, /^Партнёр/).choose(anyOption);
  await form.getByLabel('Разрешённые адреса').fill('127.0.0.1\n10.0.0');
  await form.getByLabel('Адрес вебхука').fill(hook);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText(/Строка 2: «10.0.0» — не адрес и не сеть/).first()).toBeVisible();
  await expect(form.getByText(/Отметьте хотя бы одно право/).first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Разрешённые адреса').fill('127.0.0.1\n::1');
  await form.getByRole('checkbox', { name: 'Список продаж: Чтение' }).check();
  await form.getByRole('button', { name: 'Сохранить' }).click();

  const secretOf = async (): Promise<string> => {
    const shown = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: 'Секрет показан один раз' });
    const secret = await shown.locator('code').last().innerText();
    await shown.getByRole('checkbox', { name: 'Секрет сохранён в надёжном месте' }).check();
    await shown.getByRole('button', { name: 'Готово' }).click();
    await expect(shown).toHaveCount(0);
    return secret;
  };
  const first = await secretOf();
  expect(first).toMatch(/^pbk_/);
  expect(await call('kassa-nevsky', first)).toBe(200);
  expect(await call('kassa-nevsky', 'pbk_wrong')).toBe(400);

  const card = page.getByRole('dialog', { name: 'Касса на Невском' });
  await card.getByRole('button', { name: 'Сменить секрет' }).click();
  const rotation = page.getByRole('dialog', { name: 'Сменить секрет системы «Касса на Невском»' });
  await rotation.getByRole('radio', { name: '3 дня' }).check();
  await rotation.getByRole('button', { name: 'Выпустить новый секрет' }).click();
  const second = await secretOf();
  expect(second).not.toBe(first);
  await expect(card.getByText(/Работают оба секрета/)).toBeVisible();
  expect([await call('kassa-nevsky', second), await call('kassa-nevsky', first)]).toEqual([200, 200]);

  await card.getByRole('tab', { name: 'Вызовы' }).click();
  await card.getByText('Все', { exact: true }).first().click();
  await expect(card.getByRole('table', { name: 'Вызовы за 30 дней' })).toContainText('Продажи для проверки');

  await card.getByRole('tab', { name: 'Вебхуки' }).click();
  await card.getByRole('button', { name: 'Создать секрет подписи' }).click();
  const signing = await secretOf();
  await card.getByRole('button', { name: 'Отправить проверку' }).click();
  await expect(card.getByRole('table', { name: 'Доставки за 30 дней' })).toContainText('Доставлено', {
    timeout: 20_000,
  });
  // A toast that fades away has for a moment no contrast.
  await expect(page.locator('[data-pb-root="toasts"] [role="group"]')).toHaveCount(0);
  await expectAccessible(page);
  const [event] = taken;
  const read = await verifyWebhook({ ...event!, secret: signing, now: Date.now() });
  expect(read.type).toBe('webhook.test');

  await card.getByRole('button', { name: 'Приостановить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Приостановить' }).click();
  await expect(page.getByText('Система «Касса на Невском» приостановлена').first()).toBeVisible();
  expect(await call('kassa-nevsky', second)).toBe(403);
  await context.close();
  receiver.close();
});
