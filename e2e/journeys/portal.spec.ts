import { expect, test } from '@playwright/test';

import { comboboxIn } from '../lib/drivers.ts';
import { receiptPhoto } from '../lib/photo.ts';
import { person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import { programme } from '../lib/programme.ts';
import type { RunningServer } from '../lib/server.ts';
import { caller, type Caller } from '../lib/caller.ts';
import { cutOff, openFully } from '../lib/signal.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;
const anna = 'a.melnikova@masterok.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface SaleRow {
  id: string;
  number: string;
}

async function saleIn(who: Caller, status: string): Promise<SaleRow> {
  const { items } = await who.read<{ items: SaleRow[] }>('POST', 'sales/sales/list', {
    filters: { statuses: [status] },
  });
  expect(items[0], status).toBeDefined();
  return items[0]!;
}

test('a photo of oneself is cropped, stands wherever the disc is, and gives way to the initials when removed', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Загрузить фото' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(await receiptPhoto(page));
  const dialog = page.getByRole('dialog', { name: 'Что будет видно' });
  const photo = dialog.locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const before = await photo.getAttribute('style');
  await dialog.getByRole('slider', { name: 'Масштаб' }).fill('2');
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  expect(await photo.getAttribute('style')).not.toBe(before);
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await expect(dialog).toBeHidden();

  // The same picture in the head of every page and on the profile, fetched once.
  const inHead = page.getByRole('link', { name: 'Профиль' }).locator('img');
  await expect.poll(() => inHead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/sales');
  await expect.poll(() => inHead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Изменить фото' }).click();
  await page.getByRole('menuitem', { name: 'Убрать фото' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать фото' }).click();
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible();
  await expect(inHead).toHaveCount(0);

  // What is no picture is refused in words, and the photo that was there stays.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'фото.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не фото') });
  await expect(dialog.getByText('Это фото не открывается')).toBeVisible();
  await context.close();
});

test('a registration keeps the password of its tab, the code of its phone and its end over a reload', async ({
  browser,
}) => {
  const { page, context } = await person(browser, server, 'phone');
  const { inn } = await programme(server);
  const phone = '79051234501';
  const email = 'portal-one@example.ru';
  await page.goto('/registration');
  await page.getByLabel('ИНН организации').fill(inn);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByLabel('Фамилия').fill('Пробная');
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Телефон').fill('+7 906 555-01-47');
  await page.getByLabel('Эл. почта').fill(email);
  const password = page.getByLabel('Пароль', { exact: true });
  // A password that will be refused says so before it is repeated.
  await password.fill('P@ssw0rd2026');
  await page.getByLabel('Пароль ещё раз').focus();
  await expect(password).toHaveAccessibleDescription(/встречается в списках утечек/);
  await password.fill('Zelenyj8#chaj');
  await page.getByLabel('Пароль ещё раз').fill('Zelenyj8#chaj');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('checkbox', { name: /правила программы/ }).check();
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();

  // The phone is somebody's: said at the phone, with the way in, and nothing is typed again.
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(/уже зарегистрирован/);
  await expect(page.getByRole('link', { name: 'Войти?' })).toBeVisible();
  await expect(password).toHaveValue('Zelenyj8#chaj');
  await page.getByLabel('Телефон').fill('+7 905 123-45-01');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();

  const code = page.getByLabel('Код подтверждения');
  await code.waitFor();
  const sent = await server.codeFor(phone);
  const wrong = sent === '111111' ? '222222' : '111111';
  await code.fill(wrong);
  await expect(page.getByText(/Осталось попыток: 4/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Отправили код на \+7 \(905\) •••-••-01/)).toBeVisible();
  await expect(page.getByText('Осталось 4 попытки')).toBeVisible();
  await expect(page.getByRole('button', { name: /Новый код через 0:\d\d/ })).toBeVisible();
  const toPhone = (await server.mailbox()).filter(({ to }) => to.includes(phone));
  expect(toPhone).toHaveLength(1);
  await code.fill(sent);
  await expect(page.getByRole('heading', { name: 'Заявка отправлена на проверку' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Заявка отправлена на проверку' })).toBeVisible();

  await server.messageTo(email, /email-confirm\?code=\S{40,}/);
  await context.close();
});

test('a rejected sale promises nothing, and a question stands first with its answer', async ({ browser }) => {
  const who = await caller(server, anna);
  const [rejected, asked] = [await saleIn(who, 'rejected'), await saleIn(who, 'clarification')];
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto(`/sales?sale=${rejected.id}`);
  const card = page.getByRole('dialog', { name: `Продажа ${rejected.number}` });
  await expect(card.getByText('За эту продажу баллы не начислены.')).toBeVisible();
  await expect(card.getByText('Сколько начислим')).toHaveCount(0);
  await expect(card.getByText(/\+\d/)).toHaveCount(0);

  await page.goto(`/sales?sale=${asked.id}`);
  const question = page.getByRole('dialog', { name: `Продажа ${asked.number}` });
  await expect(question.getByText('Проверяющий спрашивает')).toBeVisible();
  await expect(question.getByText(/станут доступны/)).toHaveCount(0);
  await question.getByRole('button', { name: 'Ответить' }).click();
  const answer = page.getByRole('dialog', { name: 'Ответ проверяющему' });
  await answer.getByLabel('Что ответить').fill('Вот чек целиком');

  // A photo whose upload is cut waits on the phone, and goes with the answer.
  const read = async () => who.read<{ status: string; files: unknown[] }>('GET', `sales/sales/${asked.id}`);
  const before = await read();
  await page.route('**/sales/files', (route) => route.abort());
  await answer
    .locator('input[type=file]')
    .first()
    .setInputFiles(await receiptPhoto(page));
  await expect(answer.getByText('Фото пока на этом устройстве')).toBeVisible();
  await page.unroute('**/sales/files');
  await answer.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(answer).toBeHidden();
  const answered = await read();
  expect(answered.status).toBe('moderation');
  expect(answered.files).toHaveLength(before.files.length + 1);
  await context.close();
});

test('a sale opens over the list as it was: its filters, and the place in it', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto('/sales?status=confirmed');
  const row = page.getByRole('main').locator('a[href*="sale="]').nth(7);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole('dialog', { name: /^Продажа / })).toBeVisible();
  await expect(page).toHaveURL(/\/sales\?status=confirmed&sale=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/sales\?status=confirmed$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await context.close();
});

test('a link of a password letter says at once that it is used', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await page.goto('/restore-password');
  await page.getByLabel('Эл. почта').fill(anna);
  await page.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByText('Если адрес зарегистрирован, мы отправили письмо')).toBeVisible();
  const letter = await server.messageTo(anna, /restore-password/);
  const link = /\/restore-password\?code=\S+/.exec(letter)![0];
  await page.goto(link);
  await page.getByLabel('Новый пароль').waitFor();
  await page.goto(link.slice(0, -3));
  await expect(page.getByText('Ссылка не действует')).toBeVisible();
  await expect(page.getByLabel('Новый пароль')).toHaveCount(0);
  await page.getByRole('button', { name: 'Запросить новое письмо' }).click();
  await expect(page.getByLabel('Эл. почта')).toBeVisible();
  await context.close();
});

test('a section that has not come without a network says so, and opens by itself when it is back', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await openFully(page, '/dashboard');
  await cutOff(page);
  await page.getByRole('link', { name: 'Баллы', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Нет связи с интернетом' })).toBeVisible();
  await expect(page.getByText('Мы уже знаем об ошибке')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Мои баллы' })).toBeVisible();
  await context.close();
});

test('a question to support: from the sale, answered, seen as new, rated, open again', async ({ browser }) => {
  const who = await caller(server, anna);
  const agent = await caller(server, 'support@pribavka.example');
  const sale = await saleIn(who, 'rejected');
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto(`/sales?sale=${sale.id}`);
  await page.getByRole('link', { name: 'Написать в поддержку об этой продаже' }).click();
  const form = page.getByRole('dialog', { name: 'Новое обращение' });
  await expect(form.getByLabel('Коротко о вопросе')).toHaveValue(`О продаже ${sale.number}`);
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByLabel('Что случилось')).toHaveAccessibleDescription(/Обязательное поле/);
  await form.getByLabel('Что случилось').fill('Чек мой, посмотрите ещё раз.');
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles(await receiptPhoto(page));
  await expect(form.getByText('Загружен', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Отправить' }).click();

  const thread = page.getByRole('dialog', { name: `О продаже ${sale.number}` });
  await expect(thread.getByText('Чек мой, посмотрите ещё раз.')).toBeVisible();
  await expect(thread.getByRole('link', { name: `Продажа ${sale.number}` })).toBeVisible();
  await expect
    .poll(() => thread.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const id = new URL(page.url()).searchParams.get('open')!;
  await thread.getByRole('button', { name: 'Закрыть' }).click();

  await agent.read('POST', `support/admin/requests/${id}/messages`, {
    text: 'Посмотрели: всё верно.',
    status: 'resolved',
  });
  await page.goto('/profile?tab=support');
  const row = page.getByRole('link', { name: new RegExp(`О продаже ${sale.number}`) }).first();
  await expect(row.getByText('Новый ответ')).toBeVisible();
  await page.getByRole('button', { name: 'Уведомления' }).first().click();
  // Other notices of hers come at the same time: the first one may be of something else.
  const feed = page.getByRole('dialog', { name: 'Уведомления' });
  const notice = feed.getByRole('listitem').filter({ hasText: 'Посмотрели: всё верно.' });
  await notice.getByRole('button', { name: 'Открыть' }).click();
  await expect(thread.getByText('Посмотрели: всё верно.')).toBeVisible();
  await thread.getByRole('button', { name: 'Вопрос решён' }).click();
  await page.getByRole('radio', { name: '4 — хорошо' }).check();
  await page.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(thread.getByText('Ваша оценка: 4 из 5')).toBeVisible();
  await thread.getByRole('button', { name: 'Вопрос остался' }).click();
  await page.getByLabel('Что осталось нерешённым').fill('Баллов всё ещё нет.');
  await page.getByRole('button', { name: 'Открыть снова' }).click();
  await expect(thread.getByText('Баллов всё ещё нет.')).toBeVisible();
  const kept = await who.read<{ status: string; rating: number | null; sale: { id: string } }>(
    'GET',
    `support/requests/${id}`,
  );
  expect(kept).toMatchObject({ status: 'in_progress', rating: null, sale: { id: sale.id } });
  await thread.getByRole('button', { name: 'Закрыть' }).click();
  await expect(row.getByText('Новый ответ')).toHaveCount(0);
  await context.close();
});

test('somebody who cannot enter writes to support from Login', async ({ browser }) => {
  const { page, context } = await person(browser, server, 'phone');
  await page.goto('/login');
  // The page is drawn before its scripts are there.
  await expect(page.getByRole('button', { name: 'Войти' })).toHaveAttribute('type', 'submit');
  await page.getByRole('button', { name: 'Написать в поддержку' }).click();
  const form = page.getByRole('dialog', { name: 'Письмо в поддержку' });
  await form.getByLabel('Как вас зовут').fill('Ольга');
  await comboboxIn(form, 'Тема').choose('Технический вопрос');
  await form.getByLabel('Коротко о вопросе').fill('Не приходит код');
  await form.getByLabel('Что случилось').fill('Код из SMS не приходит второй день.');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByLabel(/Эл. почта/)).toHaveAccessibleDescription(/Укажите почту или телефон/);
  await form.getByLabel(/Эл. почта/).fill('olga@example.ru');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('dialog', { name: /^Обращение О-\d{6} принято$/ })).toBeVisible();
  await context.close();
});

test('a phone shows the first sale high up, and one row of points a sale', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto('/sales');
  const first = page.getByRole('list', { name: 'Продажи' }).getByRole('link').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(320);

  await page.goto('/my-points');
  const rows = page.getByRole('list', { name: 'История' }).getByRole('button', { name: /Продажа П-/ });
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((all) => all.map((row) => /П-\d+/.exec(row.textContent)?.[0]));
  expect(new Set(names).size).toBe(names.length);
  await rows.first().click();
  await expect(page.getByText('Баллы за штуку').filter({ visible: true }).first()).toBeVisible();
  await context.close();
});
