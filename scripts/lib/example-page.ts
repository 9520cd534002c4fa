import type { Browser, Page } from 'playwright';

/** What the server must have drawn by itself; nothing of it for a page that is drawn in the browser alone. */
interface ExpectedPage {
  readonly drawnByServer: boolean;
}

export const hasRow = (page: Page, text: string): Promise<boolean> =>
  page
    .getByRole('row')
    .filter({ hasText: text })
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);

/** Table, form and theme of an example as a person meets them; what is wrong. */
async function use(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const names = (): Promise<string[]> => page.getByRole('row').allInnerTexts();
  if (!(await hasRow(page, 'Дрель'))) return [`нет строки таблицы: ${(await page.innerText('body')).slice(0, 300)}`];
  const before = await names();
  await page.getByRole('button', { name: 'Товар' }).first().click();
  if ((await names()).join() === before.join()) problems.push('таблица не сортируется');

  await page.getByRole('textbox', { name: 'Товар' }).fill('Перфоратор');
  await page.getByRole('button', { name: 'Добавить продажу' }).click();
  const phone = page.getByRole('textbox', { name: 'Телефон покупателя' });
  if ((await phone.getAttribute('aria-invalid')) !== 'true') problems.push('пустой телефон не отмечен ошибкой');
  await phone.pressSequentially('89031234567');
  if ((await phone.inputValue()) !== '+7 (903) 123-45-67') problems.push(`маска: ${await phone.inputValue()}`);
  await page.getByRole('textbox', { name: 'Баллы' }).fill('90');
  await page.getByRole('button', { name: 'Добавить продажу' }).click();
  if (!(await hasRow(page, 'Перфоратор'))) problems.push('отправленной продажи нет в таблице');

  await page.getByText('Тёмная').click();
  if ((await themeOf(page)) !== 'dark') problems.push('тема не сменилась');
  return problems;
}

/** The page with every script file refused: what the server drew, in which theme and styles. */
async function lookWithoutScripts(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  await page.route(/\.m?js(\?|$)/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  if (!(await hasRow(page, 'Дрель'))) problems.push('без скриптов таблицы нет: её рисует не сервер');
  if ((await themeOf(page)) !== 'dark') problems.push(`до скриптов тема ${await themeOf(page)}, а запомнена тёмная`);
  const button = page.getByRole('button', { name: 'Добавить продажу' });
  const display = await button.evaluate((element) => getComputedStyle(element).display);
  if (!display.endsWith('flex')) problems.push(`кнопка, нарисованная сервером, без стилей: ${display}`);
  return problems;
}

/** Adds what the page complains about in its console. */
export function collectComplaints(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) problems.push(`консоль: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`ошибка страницы: ${error.message}`));
}

/** Opens an example, uses it, opens it again: no complaint in the console, no flash. */
export async function lookAt(browser: Browser, url: string, { drawnByServer }: ExpectedPage): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    collectComplaints(page, problems);
    await page.goto(url, { waitUntil: 'networkidle' });
    problems.push(...(await use(page)));
    await page.reload({ waitUntil: 'networkidle' });
    if ((await themeOf(page)) !== 'dark') problems.push('после перезагрузки тема не запомнилась');
    await page.close();
    if (drawnByServer) problems.push(...(await lookWithoutScripts(await context.newPage(), url)));
    return problems;
  } finally {
    await context.close();
  }
}
