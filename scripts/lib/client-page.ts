import type { Browser, Page } from 'playwright';

import { collectComplaints, hasRow } from './example-page.ts';

/** A member of the demo data. */
const login = 'a.melnikova@masterok.example';
const password = 'Pribavka#2026';

async function signIn(page: Page, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or email' }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const isSeen = (page: Page, text: string): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

const cyrillic = /\p{Script=Cyrillic}/u;

/** Signs in, is refused once, pages, filters, reloads and signs out; what is wrong. */
async function use(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const numbers = (): Promise<string[]> => page.getByRole('row').allInnerTexts();

  await signIn(page, `${password}!`);
  if (!(await isSeen(page, 'Wrong'))) {
    problems.push(`отказ во входе не по-английски: ${await page.getByRole('main').innerText()}`);
  }
  await signIn(page, password);
  if (!(await hasRow(page, 'Confirmed'))) return [...problems, `нет продаж: ${await page.innerText('body')}`];
  const first = await numbers();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await page.waitForFunction((before) => document.querySelectorAll('tr')[1]?.innerText !== before, first[1]);

  await page.getByRole('searchbox').fill('no such sale');
  if (!(await isSeen(page, 'Nothing'))) problems.push('поиск без находок ничего не сказал');
  await page.goBack();
  await page.reload({ waitUntil: 'networkidle' });
  if (!(await hasRow(page, 'Confirmed'))) problems.push('после перезагрузки сеанса нет');
  const names = await page.getByRole('columnheader').allInnerTexts();
  if (cyrillic.test(names.join())) problems.push(`русское в английской таблице: ${names.join()}`);

  await page.getByRole('button', { name: 'Sign out' }).click();
  if (!(await isSeen(page, 'Phone or email'))) problems.push('выход не вернул ко входу');
  return problems;
}

/** Opens the example of the client and uses it over the real service. */
export async function lookAtClient(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    // The refused sign-in is a 400 that Chromium reports by itself.
    const complaints: string[] = [];
    collectComplaints(page, complaints);
    await page.goto(url, { waitUntil: 'networkidle' });
    problems.push(...(await use(page)));
    problems.push(...complaints.filter((text) => !text.includes('the server responded with a status of 400')));
    return problems;
  } finally {
    await context.close();
  }
}
