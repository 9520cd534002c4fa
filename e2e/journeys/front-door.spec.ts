import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

import { formIn } from '../lib/drivers.ts';
import { openPostOffice, type PostOffice } from '../lib/letters.ts';
import { logIn, person } from '../lib/people.ts';
import { type RunningServer, startServer } from '../lib/server.ts';

let post: PostOffice;
let server: RunningServer;

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');

test.beforeAll(async () => {
  post = await openPostOffice();
  server = await startServer({
    env: {
      NODE_ENV: 'production',
      DEMO: '0',
      SECRET_KEYS: `a:${key(7)}`,
      INDEX_KEY: key(9),
      SMTP_URL: post.smtpUrl,
      MAIL_FROM: 'Прибавка <no-reply@shop.ru>',
      // Nobody answers there: people of the back-office get in without an SMS.
      SMS_URL: 'http://127.0.0.1:1/send',
      SMS_TOKEN: 'none',
      ADMIN_EMAIL: 'Chief@shop.ru',
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await post.stop();
});

const password = 'Snegir7!nad-rekoj';
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens a one-time link, sets the password and signs in; the page is where the person lands. */
async function enterBy(browser: Browser, link: string, login: string): Promise<Page> {
  const { page } = await person(browser, server, 'desk');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Доступ к Прибавке' })).toBeVisible();
  await formIn(page).fillIn({ 'Новый пароль': password, 'Пароль ещё раз': password });
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, login, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  // After a reload the server is asked again whether this account may come in.
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  return page;
}

async function inviteStaff(page: Page, role: string, person: Record<string, string>): Promise<void> {
  await page.goto('/admin/access-roles');
  await page
    .getByRole('link', { name: role })
    .or(page.getByRole('button', { name: role }))
    .first()
    .click();
  await page.getByRole('tab', { name: /Сотрудники/ }).click();
  await page.getByRole('button', { name: 'Новый сотрудник' }).click();
  const form = dialog(page, `Новый сотрудник с ролью «${role}»`);
  await formIn(form).fillIn(person);
  await form.getByRole('button', { name: 'Пригласить' }).click();
  await expect(form).toHaveCount(0);
}

async function registerPartner(page: Page, requisites: Record<string, string>): Promise<void> {
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: 'Добавить партнёра' }).first().click();
  const form = dialog(page, 'Новый партнёр');
  await formIn(form).fillIn(requisites);
  await form.getByRole('checkbox', { name: 'Добавить первую точку сразу' }).uncheck();
  await form.getByRole('button', { name: 'Добавить партнёра' }).click();
  await expect(form).toHaveCount(0);
}

test(
  'the first administrator of a production start gets in by the printed link, and so do those invited',
  { tag: '@gate' },
  async ({ browser }) => {
    await expect.poll(() => server.output()).toMatch(/restore-password\?code=\S+/);
    const [printed = ''] = /\/restore-password\?code=\S+/.exec(server.output()) ?? [];
    const admin = await enterBy(browser, printed, 'chief@shop.ru');

    await test.step('a moderator with a phone and an auditor without one', async () => {
      await inviteStaff(admin, 'Модератор', {
        Фамилия: 'Проверкина',
        Имя: 'Вера',
        'Эл. почта': 'vera@shop.ru',
        Телефон: '9261112233',
      });
      await inviteStaff(admin, 'Аудитор', { Фамилия: 'Счётов', Имя: 'Лев', 'Эл. почта': 'lev@shop.ru' });
      const moderator = await enterBy(browser, await post.linkTo('vera@shop.ru', '/restore-password'), 'vera@shop.ru');
      await moderator.goto('/admin/sales');
      await expect(moderator.getByRole('heading', { name: 'Продажи' }).first()).toBeVisible();
      const auditor = await enterBy(browser, await post.linkTo('lev@shop.ru', '/restore-password'), 'lev@shop.ru');
      await auditor.goto('/admin/transactions');
      await expect(auditor.getByRole('heading', { name: 'Операции' }).first()).toBeVisible();
    });

    await test.step('a partner with a phone', async () => {
      await registerPartner(admin, {
        Название: 'Шуруп',
        'Юр. лицо': 'ООО «Шуруп»',
        ИНН: '0000005009',
        Телефон: '9261112244',
        'Логин (эл. почта)': 'shurup@shop.ru',
      });
      const partner = await enterBy(
        browser,
        await post.linkTo('shurup@shop.ru', '/restore-password'),
        'shurup@shop.ru',
      );
      await partner.goto('/admin/partners');
      await expect(partner.getByText('ООО «Шуруп»').first()).toBeVisible();
    });

    await test.step('a partner without one, whose letter is refused: the card says so and sends it again', async () => {
      await registerPartner(admin, {
        Название: 'Гайка',
        'Юр. лицо': 'ООО «Гайка»',
        ИНН: '7707083893',
        'Логин (эл. почта)': 'refused@shop.ru',
      });
      const card = dialog(admin, 'Гайка');
      await expect(card.getByText('Письмо с приглашением не доставлено', { exact: false })).toBeVisible();
      await card.getByRole('button', { name: 'Отправить ещё раз' }).click();
      const form = dialog(admin, 'Отправить приглашение: Гайка');
      await formIn(form).fillIn({ 'Эл. почта для входа': 'shurup@shop.ru' });
      await form.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(form.getByText('Этот адрес уже зарегистрирован').first()).toBeVisible();
      await formIn(form).fillIn({ 'Эл. почта для входа': 'gajka@shop.ru' });
      await form.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(form).toHaveCount(0);
      await expect(card.getByText(/^Приглашение отправлено/)).toBeVisible();
      const partner = await enterBy(browser, await post.linkTo('gajka@shop.ru', '/restore-password'), 'gajka@shop.ru');
      await partner.goto('/admin/partners');
      await expect(partner.getByText('ООО «Гайка»').first()).toBeVisible();
    });
  },
);
