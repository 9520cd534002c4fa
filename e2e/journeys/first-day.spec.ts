import { expect, type Page, test } from '@playwright/test';

import { endQuietHours, rowsOf } from '../lib/database.ts';
import { confirmParticipant } from '../lib/full-journey/participant.ts';
import { fillPapers } from '../lib/full-journey/papers.ts';
import { enter, register, waitAtLogin } from '../lib/full-journey/registration.ts';
import { fillSale } from '../lib/full-journey/sale.ts';
import { member, type Walk } from '../lib/full-journey/walk.ts';
import { person, staff } from '../lib/people.ts';
import { programme } from '../lib/programme.ts';
import { bar, sent } from '../lib/selling.ts';
import { type RunningServer, startServer } from '../lib/server.ts';

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startServer();
});
test.afterAll(() => server.stop());

const steps = (page: Page) => page.getByRole('region', { name: 'Первые шаги' });
const withdrawal = (page: Page) => page.getByRole('dialog', { name: 'Вывод на карту' });

/** Every place says what will be there, and what to do for it. */
async function lookAtEmptyPlaces(page: Page): Promise<void> {
  await bar(page, 'Продажи');
  await expect(page.getByText('Вы ещё не регистрировали продажи')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Зарегистрировать продажу' }).first()).toBeVisible();
  await bar(page, 'Баллы');
  await expect(page.getByText('Операций пока нет')).toBeVisible();
  await page.getByRole('tab', { name: 'Выплаты' }).click();
  await expect(page.getByText('Вы ещё не выводили баллы')).toBeVisible();
  // Why nothing can be taken out yet is a list with a way on from each reason.
  await page.goto('/my-points?withdraw=1');
  await expect(withdrawal(page).getByText('Чтобы вывести баллы')).toBeVisible();
  for (const way of ['Открыть паспорт и налоги', 'Добавить карту']) {
    await expect(withdrawal(page).getByRole('link', { name: way })).toBeVisible();
  }
  await expect(withdrawal(page).getByRole('button', { name: /^Вывести/ })).toHaveCount(0);
  await page.goto('/profile?tab=support');
  await expect(page.getByText('Обращений нет')).toBeVisible();
}

test('the first day of a newcomer: empty places, first steps, a first sale, first points', async ({ browser }) => {
  test.setTimeout(300_000);
  const phone = await person(browser, server, 'phone');
  const office = await staff(browser, server, 'admin');
  const { page } = phone;
  const walk: Walk = { server, programme: await programme(server), page, staffPage: office.page };
  const { product } = walk.programme;
  for (const step of [register, waitAtLogin, confirmParticipant, enter]) await step(walk);

  await page.goto('/dashboard');
  await expect(steps(page).getByText('1 из 5')).toBeVisible();
  await expect(page.getByText('Сфотографируйте чек')).toBeVisible();
  await lookAtEmptyPlaces(page);

  const letter = await server.messageTo(member.email, /email-confirm\?code=/);
  await page.goto(/\/email-confirm\?code=[^\s"<]+/.exec(letter)?.[0] ?? '');
  await expect(page.getByText('Почта подтверждена').first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(steps(page).getByText('2 из 5')).toBeVisible();

  await steps(page).getByRole('link', { name: 'Зарегистрировать' }).click();
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  // A sale of nothing says what is missing and is nowhere.
  await expect(page.getByText('Обязательное поле').first()).toBeVisible();
  await fillSale(page, product, '1');
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await sent(page);

  // The way of a newcomer ends with the first sale: what is left of it waits with everything else.
  await page.goto('/dashboard');
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Последние продажи' }).getByText('На проверке')).toBeVisible();
  const tasks = page.getByRole('region', { name: 'Нужно ваше участие' });
  await expect(tasks.getByText('Добавьте карту для выплат')).toBeVisible();
  await expect(tasks.getByText('Подтвердите почту')).toHaveCount(0);
  await fillPapers(walk);
  await page.goto('/dashboard');
  await expect(page.getByText('Всё сделано', { exact: false })).toBeVisible();

  await endQuietHours(server, member.phone);
  await office.page.goto('/admin/sales/queue');
  await expect(office.page.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
  await expect(office.page.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
  await office.page.locator('body').press('KeyA');
  await expect(office.page.getByText('Всё проверено').first()).toBeVisible();

  // In the evening: what it brought, when it can be taken out, and why so much.
  await page.goto('/my-points');
  await expect(page.getByText('Ожидают активации').first()).toBeVisible();
  const entry = page.getByRole('button', { name: /Продажа П-/ }).first();
  await expect(entry).toHaveAccessibleName(new RegExp(`${product.points}`));
  await entry.click();
  await expect(page.getByText('Почему столько').first()).toBeVisible();
  await expect(page.getByText(/^Станут доступны /).first()).toBeVisible();
  expect(
    await rowsOf(
      server,
      `select w.pending::int as pending, w.active::int as active, w.debt::int as debt
       from wallets w join users u on u.id = w.member_id where u.phone = $1`,
      [member.phone],
    ),
  ).toEqual([{ pending: product.points, active: 0, debt: 0 }]);
  expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
  await phone.context.close();
  await office.context.close();
});
