import { expect, type Page, test } from '@playwright/test';

import { card, personInn, snils } from '../../apps/server/src/seed/numbers.ts';
import { type GivenDatabase, givenDatabase } from './database.ts';
import { logIn, person, staff } from './people.ts';
import { receiptPhoto } from './photo.ts';
import { type RunningServer, startServer } from './server.ts';
import { programme } from './programme.ts';

const member = {
  lastName: 'Салтыкова-Щедрина',
  firstName: 'Анна',
  middleName: 'Сергеевна',
  phone: '79065550177',
  typedPhone: '89065550177',
  shownPhone: '+7 (906) 555-01-77',
  email: 'a.saltykova@masterok.example',
  password: 'Прибавка!2026a',
};

const fullName = `${member.lastName} ${member.firstName} ${member.middleName}`;

/** Presses a button by its words, as a person would. */
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** Fills the form of a new sale up to its button; the serial number follows the example under its field. */
async function fillSale(page: Page, product: { search: string; name: string }, lastDigit: string): Promise<void> {
  await page.getByRole('combobox', { name: /Товар/ }).fill(product.search);
  await page.getByRole('option').filter({ hasText: product.name }).first().click();
  const hint = (await page.getByText(/^Например, /).textContent()) ?? '';
  const serial = hint.replace('Например, ', '').replace(/\d$/, lastDigit);
  await page.getByRole('textbox', { name: 'Серийный номер' }).fill(serial);
  await expect(page.getByText('Номер свободен').first()).toBeVisible();
  await page.getByLabel(/^Цена/).fill('8990');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await receiptPhoto(page));
  await expect(page.getByText('Загружен', { exact: true })).toBeVisible();
  await expect(page.getByText('Сколько начислим').first()).toBeVisible();
}

/** The main job of the platform from end to end, as two people: a seller with a phone and the office at a desk. */
export function road(title: string, options: { givenDatabase?: boolean }): void {
  test.describe.serial(title, () => {
    let server: RunningServer;
    let database: GivenDatabase | undefined;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      database = options.givenDatabase ? await givenDatabase() : undefined;
      server = await startServer(database ? { env: { DATABASE_URL: database.url } } : {});
    });
    test.afterAll(async () => {
      await server.stop();
      await database?.drop();
    });

    test('from registration to «Выплачено»', async ({ browser }) => {
      test.setTimeout(420_000);
      const { inn, storeName, product } = await programme(server);
      const seller = await person(browser, server, 'phone');
      const { page } = seller;

      await test.step('registration keeps what was typed over a reload, but not the password', async () => {
        await page.goto('/login');
        await page.getByRole('link', { name: 'Зарегистрируйтесь' }).click();
        await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
        await page.getByLabel('ИНН организации').fill(inn);
        await page.getByRole('radio', { name: new RegExp(storeName) }).check();
        await press(page, 'Дальше');

        await page.getByLabel('Фамилия').fill(member.lastName);
        await page.getByLabel('Имя', { exact: true }).fill(member.firstName);
        await page.getByLabel('Отчество').fill(member.middleName);
        await page.getByLabel('Телефон').pressSequentially(member.typedPhone);
        await expect(page.getByLabel('Телефон')).toHaveValue(member.shownPhone);
        await page.getByLabel('Эл. почта').fill(member.email);
        await page.getByLabel('Пароль', { exact: true }).fill(member.password);

        await page.reload();
        await expect(page.getByLabel('Фамилия')).toHaveValue(member.lastName);
        await expect(page.getByLabel('Телефон')).toHaveValue(member.shownPhone);
        await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
        await page.getByLabel('Пароль', { exact: true }).fill(member.password);
        await page.getByLabel(/Повтор|ещё раз/).fill(member.password);
        await press(page, 'Дальше');

        const consents = page.getByRole('checkbox');
        for (const box of await consents.all()) await expect(box).not.toBeChecked();
        await page.getByRole('checkbox', { name: /правила программы/ }).check();
        await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
        await press(page, 'Зарегистрироваться');
        await expect(page.getByRole('heading', { name: 'Код из СМС' })).toBeVisible();
        await page.getByRole('textbox', { name: /Код/ }).fill(await server.codeFor(member.phone));
        await expect(page.getByText('Заявка отправлена на проверку').first()).toBeVisible();
      });

      await test.step('login explains the moderation and lets nobody in before it', async () => {
        await page.goto('/login');
        await logIn(page, member.typedPhone, member.password);
        await expect(page.getByText('Анкета на проверке').first()).toBeVisible();
        await page.goto('/dashboard');
        await expect(page).toHaveURL(/\/login/);
      });

      const admin = await staff(browser, server, 'admin');
      const desk = admin.page;

      await test.step('the administrator confirms the participant from a card with an address of its own', async () => {
        await desk.getByRole('link', { name: 'Участники' }).first().click();
        await desk.getByRole('button', { name: /^На модерации/ }).click();
        await desk.getByRole('link', { name: fullName }).click();
        await expect(desk).toHaveURL(/\/admin\/participants\/[0-9a-f-]{36}\?view=moderation/);
        await desk.reload();
        const sheet = desk.getByRole('dialog', { name: fullName });
        await expect(sheet.getByText(member.shownPhone).first()).toBeVisible();
        await sheet.getByRole('button', { name: 'Подтвердить' }).click();
        await expect(desk.getByText(`${fullName}: участник подтверждён`).first()).toBeVisible();
        await expect(sheet.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
        const sms = (await server.mailbox()).find((message) => message.to.includes(member.phone));
        expect(sms?.text).toMatch(/подтвержд/i);
      });

      await test.step('the member enters and is told of it', async () => {
        await page.goto('/points-of-nobody');
        await page.goto('/my-points');
        await expect(page).toHaveURL(/\/login/);
        await logIn(page, member.email, member.password);
        await expect(page).toHaveURL(/\/my-points$/);
        await page.getByRole('link', { name: 'Главная' }).first().click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await press(page, /Уведомления/);
        await expect(page.getByText(/Анкета подтверждена/).first()).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('the member registers a sale; a repeated press makes one', async () => {
        await page.goto('/dashboard');
        await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
        await fillSale(page, product, '1');
        await expect(page.getByText(/Черновик сохранён/).first()).toBeVisible();
        await page.getByRole('button', { name: 'Отправить на проверку' }).dblclick();
        await expect(page.getByText('Продажа отправлена').first()).toBeVisible();
        await page.goto('/sales');
        await expect(page.getByText('На проверке').first()).toBeVisible();
      });

      await test.step('the office checks it by keys, takes the decision back and takes it again', async () => {
        await desk.goto('/admin/sales/queue');
        await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
        await expect(desk.getByRole('img', { name: /./ }).first()).toBeVisible();
        await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
        await desk.locator('body').press('KeyA');
        await expect(desk.getByText('Всё проверено').first()).toBeVisible();
        await desk.locator('body').press('KeyZ');
        await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
        await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
        await desk.locator('body').press('KeyA');
        await expect(desk.getByText('Всё проверено').first()).toBeVisible();
      });

      await test.step('points wait: the hold of the programme is fourteen days', async () => {
        await page.goto('/my-points');
        await expect(page.getByText('Ожидают активации').first()).toBeVisible();
        await expect(page.getByText(String(product.points)).first()).toBeVisible();
      });

      await test.step('without a hold points are active at once, and every row says why', async () => {
        await desk.goto('/admin/transactions/settings');
        await desk.getByLabel('Ждать активации, дней').fill('0');
        await desk.getByLabel('Вывести не меньше, баллов').fill('100');
        await desk.getByLabel('Шаг вывода, баллов').fill('1');
        await desk.getByLabel('Реестр утверждает второй сотрудник').uncheck();
        await press(desk, 'Сохранить настройки');
        await expect(desk.getByText('Настройки сохранены').first()).toBeVisible();

        await page.goto('/sales?new=1');
        await fillSale(page, product, '2');
        await press(page, 'Отправить на проверку');
        await expect(page.getByText('Продажа отправлена').first()).toBeVisible();

        await desk.goto('/admin/sales/queue');
        await expect(desk.getByRole('heading', { name: /^Продажа П-/ })).toBeVisible();
        await expect(desk.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
        await desk.locator('body').press('KeyA');
        await expect(desk.getByText('Всё проверено').first()).toBeVisible();

        await page.goto('/my-points');
        await expect(page.getByText('Начислено').first()).toBeVisible();
        await page
          .getByRole('button', { name: /Начисление за продажу/ })
          .first()
          .click();
        await expect(page.getByText('Почему столько').first()).toBeVisible();
        await expect(page.getByText('за штуку').filter({ visible: true }).first()).toBeVisible();
      });

      await test.step('passport, card and the office that verifies', async () => {
        await page.goto('/profile?tab=passport');
        await page.getByLabel('Серия паспорта').fill('0006');
        await page.getByLabel('Номер паспорта').fill('123417');
        await page.getByLabel('Дата рождения').fill('15.03.1990');
        await page.getByLabel('Кем выдан').fill('ОТДЕЛОМ УФМС РОССИИ ПО ТВЕРСКОЙ ОБЛАСТИ');
        await page.getByLabel('Дата выдачи').fill('20.04.2015');
        await page.getByLabel('Код подразделения').fill('690001');
        await page.getByLabel('ИНН', { exact: true }).fill(personInn(4_545_177));
        await page.getByLabel('СНИЛС', { exact: true }).fill(snils(177_177));
        await page
          .locator('input[type=file]')
          .last()
          .setInputFiles(await receiptPhoto(page));
        await expect(page.getByText('Загружен', { exact: true })).toBeVisible();
        await press(page, 'Отправить на проверку');
        await expect(page.getByText('Данные отправлены на проверку').first()).toBeVisible();

        await desk.goto('/admin/participants?view=passports');
        await desk.getByRole('link', { name: fullName }).click();
        const sheet = desk.getByRole('dialog', { name: fullName });
        await sheet.getByRole('tab', { name: 'Паспорт' }).click();
        await expect(sheet.getByText('123417')).toHaveCount(0);
        await sheet.getByRole('button', { name: 'Показать данные' }).click();
        await expect(sheet.getByText(/00.?06.123417/).first()).toBeVisible();
        await sheet.getByRole('button', { name: 'Данные верны' }).click();
        await expect(desk.getByText('Паспортные данные проверены').first()).toBeVisible();
        await desk.goto('/admin/logs');
        await expect(desk.getByText(/Просмотр персональных данных/i).first()).toBeVisible();

        await page.goto('/profile?tab=cards');
        await page.getByLabel('Номер карты').fill(card(4_839_177));
        await page.getByRole('button', { name: /^Добавить/ }).click();
        await expect(page.getByText('Карта добавлена').first()).toBeVisible();
      });

      await test.step('the member takes the points out by a code from the phone', async () => {
        await page.goto('/my-points?withdraw=1');
        await page.getByLabel('Сколько вывести').fill('100');
        await expect(page.getByText('На карту придёт').first()).toBeVisible();
        await page
          .getByRole('button', { name: /^Вывести/ })
          .last()
          .click();
        await page.getByRole('textbox', { name: /Код/ }).fill(await server.codeFor(member.phone));
        await expect(page.getByText('Заявка принята').first()).toBeVisible();
      });

      await test.step('the office approves, forms a registry, downloads both files, marks it paid', async () => {
        await desk.goto('/admin/transactions/withdrawals');
        await desk.getByRole('link', { name: /^В-/ }).click();
        await desk
          .getByRole('dialog')
          .getByRole('button', { name: /^Одобрить/ })
          .click();
        await expect(desk.getByText(/одобрена/).first()).toBeVisible();
        await desk.keyboard.press('Escape');
        await desk.getByRole('checkbox', { name: /^Выбрать: В-/ }).check();
        await press(desk, 'В реестр');
        await desk.getByRole('alertdialog').getByRole('button', { name: 'В реестр' }).click();
        const sheet = desk.getByRole('dialog', { name: /^Реестр/ });
        await expect(sheet).toBeVisible();
        await sheet.getByRole('button', { name: 'Утвердить' }).click();
        for (const kind of ['CSV', 'XLSX']) {
          const saved = desk.waitForEvent('download');
          await sheet.getByRole('button', { name: `Скачать ${kind}` }).click();
          expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`, 'i'));
        }
        await sheet.getByRole('button', { name: 'Отметить выплаченным' }).click();
        await desk.getByRole('alertdialog').getByRole('button', { name: 'Отметить выплаченным' }).click();
        await expect(desk.getByText(/Выплачено: 1/).first()).toBeVisible();
      });

      await test.step('the member sees «Выплачено»', async () => {
        await page.goto('/my-points?tab=payouts');
        await expect(page.getByText('Выплачено').first()).toBeVisible();
      });

      await seller.context.close();
      await admin.context.close();
    });
  });
}
