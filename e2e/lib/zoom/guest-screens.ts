import { expect, type Page } from '@playwright/test';

import { openScreen } from '../open-screen.ts';
import { filled } from '../page-state.ts';
import { programme } from '../programme.ts';
import type { RunningServer } from '../server.ts';
import { show, usual } from './views.ts';

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Дальше' }).click();

/** Opens one screen of a guest after another, every step of the registration too; yields the name of what is open. */
export async function* guestScreens(page: Page, server: RunningServer): AsyncGenerator<string> {
  for (const address of ['/login', '/restore-password', '/email-confirm', '/registration']) {
    await show(page, usual);
    await openScreen(page, address);
    yield address;
  }
  const { inn } = await programme(server);
  await show(page, usual);
  await page.getByLabel('ИНН организации').fill(inn);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await filled(page);
  yield 'registration, shops';
  await show(page, usual);
  await page.getByRole('radio').first().check();
  await next(page);
  await expect(page.getByLabel('Фамилия')).toBeVisible();
  yield 'registration, person';
  await show(page, usual);
  await page.getByLabel('Фамилия').fill('Пробная');
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Телефон').fill('+7 905 123-45-77');
  await page.getByLabel('Эл. почта').fill('zoomed@example.ru');
  await page.getByLabel('Пароль', { exact: true }).fill('Zelenyj8#chaj');
  await page.getByLabel('Пароль ещё раз').fill('Zelenyj8#chaj');
  await next(page);
  await expect(page.getByRole('checkbox', { name: /правила программы/ })).toBeVisible();
  yield 'registration, consents';
}
