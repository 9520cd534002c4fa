import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';

import { formIn } from './drivers.ts';
import { accountOf, type StaffRole } from './accounts.ts';
import type { RunningServer } from './server.ts';

export interface Person {
  context: BrowserContext;
  page: Page;
}

const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

/** A browser of one's own: a phone in the hand or a desk. Any breach of the page's security policy fails the test. */
export async function person(
  browser: Browser,
  server: RunningServer,
  place: keyof typeof sizes,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    ...options,
    baseURL: server.url,
    viewport: sizes[place],
    hasTouch: place === 'phone',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) breaches.push(message.text());
  });
  page.on('close', () => expect(breaches).toEqual([]));
  return { context, page };
}

/** Fills the form of Login and presses «Войти». */
export async function logIn(page: Page, login: string, password: string): Promise<void> {
  const form = formIn(page);
  await form.fillIn({ 'Телефон или эл. почта': login, Пароль: password });
  // The page is drawn before its scripts are there; until then no button sends anything, and none is pressed.
  await form.submit();
}

/** A member of staff at the admin dashboard, let in through Login. */
export async function staff(browser: Browser, server: RunningServer, role: StaffRole): Promise<Person> {
  const someone = await person(browser, server, 'desk');
  const { login, password } = accountOf(server, role);
  await someone.page.goto('/login');
  await logIn(someone.page, login, password);
  await expect(someone.page).toHaveURL(/\/admin\/dashboard$/);
  return someone;
}
