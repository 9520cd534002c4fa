import { expect, type Locator, type Page, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { person } from '../lib/people.ts';
import { visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const member = 'a.melnikova@masterok.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const pdf = (text: string) => ({
  name: 'Правила 2027.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

test('an administrator publishes new rules that members must agree to again, and orders the links of the sign-in page', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);

  await test.step('a file that is no whole PDF, and a lost network, are said in the form; nothing is published', async () => {
    await page.goto('/admin/profile');
    await page.getByRole('tab', { name: 'Документы программы' }).click();
    await expect(page).toHaveURL(/tab=documents/);
    await page.getByRole('button', { name: 'Обновить: Правила программы' }).click();
    const form = dialog(page, 'Новая редакция: Правила программы');
    const input = form.locator('[data-upload-input]');
    await input.setInputFiles({ ...pdf('1'), buffer: Buffer.from('%PDF-1.7\n1 0 obj') });
    await form.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(form.getByText('Файл повреждён или пустой').first()).toBeVisible();
    await form.getByRole('button', { name: /^Убрать/ }).click();
    await input.setInputFiles(pdf('Правила программы, редакция 4'));
    await form.getByRole('checkbox', { name: /Требовать повторного согласия/ }).check();
    await context.route('**/program-rules-file/update', (route) => route.abort('connectionreset'));
    await form.getByRole('button', { name: 'Опубликовать' }).click();
    const question = page.getByRole('alertdialog', { name: 'Попросить согласия заново?' });
    await expect(question.getByText(/вопрос зададут [\d\s]+участник/)).toBeVisible();
    await question.getByRole('button', { name: 'Опубликовать и спросить' }).click();
    await expect(form.getByText(/Нет связи с сервером/).first()).toBeVisible();
    await context.unroute('**/program-rules-file/update');
    await form.getByRole('button', { name: 'Опубликовать' }).click();
    await question.getByRole('button', { name: 'Опубликовать и спросить' }).click();
    await expect(page.getByText(/редакция 4 действует/).first()).toBeVisible();
    await page.getByRole('button', { name: 'История: Правила программы' }).click();
    await expect(dialog(page, 'История: Правила программы').getByText('с повторным согласием')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the links stand on the sign-in page in the order given by the keyboard', async () => {
    await page.getByRole('tab', { name: 'Социальные сети' }).click();
    const list = page.getByRole('list', { name: 'Социальные сети' });
    await list.getByRole('button', { name: 'Поднять: «Rutube»' }).press('Enter');
    await expect(list.locator('strong').nth(1)).toHaveText('Rutube');
    await list.getByRole('listitem').filter({ hasText: 'Telegram' }).dragTo(list.getByRole('listitem').first());
    await expect(list.locator('strong').first()).toHaveText('Telegram');
    await page.getByRole('button', { name: 'Добавить ссылку' }).click();
    const form = dialog(page, 'Новая ссылка');
    await form.getByRole('textbox', { name: 'Название' }).fill('Дзен');
    await form.getByRole('textbox', { name: 'Ссылка' }).fill('dzen.ru/pribavka');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText(/Адрес начинается с https/).first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Ссылка' }).fill('https://dzen.ru/pribavka');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(list.locator('strong')).toHaveText(['Telegram', 'ВКонтакте', 'Rutube', 'Дзен']);
    const guest = await person(browser, server, 'desk');
    await guest.page.goto('/login');
    const links = guest.page.getByRole('navigation', { name: 'Документы программы' }).locator('div').nth(1);
    await expect(links.getByRole('link')).toHaveText([/Telegram/, /ВКонтакте/, /Rutube/, /Дзен/]);
    await guest.context.close();
  });

  await test.step('a member is stopped until he agrees, and is asked once', async () => {
    const agreeing = await visitor(browser, server, 'phone', member);
    await agreeing.page.goto('/dashboard');
    const asked = agreeing.page.getByRole('alertdialog', { name: 'Документы программы обновились' });
    await asked.getByRole('button', { name: 'Продолжить' }).click();
    await expect(asked.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    const file = await asked.getByRole('link', { name: 'Правила программы' }).getAttribute('href');
    const text = await (await fetch(`${server.url}${file}`)).text();
    expect(text).toContain('редакция 4');
    await asked.getByRole('checkbox').check();
    await asked.getByRole('button', { name: 'Продолжить' }).click();
    await expect(asked).toBeHidden();
    await agreeing.page.reload();
    await expect(agreeing.page.getByRole('link', { name: 'Зарегистрировать продажу' }).first()).toBeVisible();
    await expect(asked).toBeHidden();
    await agreeing.context.close();
    await page.goto('/admin/profile?tab=documents&document=program_rules&act=history');
    const row = dialog(page, 'История: Правила программы').getByRole('row', { name: /с повторным согласием/ });
    await expect(row.getByText(/^1\sсогласие$/)).toBeVisible();
  });

  await test.step('a colleague is blocked with the sessions he has, and a category is archived with its goods', async () => {
    const colleague = await visitor(browser, server, 'desk', 'moderator@pribavka.example');
    await colleague.page.goto('/admin/sales');
    await page.goto('/admin/access-roles/moderator?tab=people');
    await page.getByRole('table').getByText('moderator@pribavka.example').click();
    const card = page.getByRole('dialog').last();
    await card.getByRole('button', { name: 'Заблокировать' }).click();
    const block = dialog(page, /^Заблокировать: /);
    await expect(block.getByText(/Заверш[иа]тся сразу: \d+\sсеанс/)).toBeVisible();
    await block.getByRole('textbox', { name: 'Причина' }).fill('Уволена');
    await block.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(page.getByText('Доступ закрыт: Уволена')).toBeVisible();
    await colleague.page.goto('/admin/sales');
    await expect(colleague.page).toHaveURL(/\/login/);
    await colleague.context.close();

    await page.goto('/admin/nomenclatures');
    await page.getByRole('link', { name: 'Категории', exact: true }).click();
    await page.getByRole('button', { name: 'Новая категория' }).click();
    const form = dialog(page, 'Новая категория');
    await form.getByRole('textbox', { name: 'Название' }).fill('Садовая техника');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    const list = page.getByRole('list', { name: 'Категории товаров' });
    await list.getByRole('button', { name: 'В архив: Садовая техника' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'В архив' }).click();
    await expect(list.getByRole('listitem').filter({ hasText: 'Садовая техника' }).getByText('В архиве')).toBeVisible();
  });
  await context.close();
});
