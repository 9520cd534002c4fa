import { expect, type Page } from '@playwright/test';

import { memberAddresses } from '../member-addresses.ts';
import { openScreen } from '../open-screen.ts';
import { filled } from '../page-state.ts';
import type { RunningServer } from '../server.ts';
import { show, usual } from './views.ts';

/** What a press opens: where, by which button, and what comes. */
const opened = [
  ['/sales', 'Фильтры', 'Фильтры'],
  ['/my-points', 'Фильтры', 'Фильтры'],
  ['/promotions', 'Фильтры', 'Фильтры'],
  ['/nomenclature', 'Фильтры', 'Фильтры'],
  ['/sales?new=1', 'Ввести данные с чека', 'Данные с чека'],
  ['/profile', /^Уведомления/, 'Уведомления'],
  ['/profile', 'Изменить эл. почту', /почт/],
] as const;

/** Opens one screen of a member after another; yields the name of what is open. */
export async function* memberScreens(page: Page, server: RunningServer, login: string): AsyncGenerator<string> {
  for (const address of await memberAddresses(server, login)) {
    await show(page, usual);
    await openScreen(page, address);
    yield address;
  }
  for (const [address, button, dialog] of opened) {
    await show(page, usual);
    await openScreen(page, address);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await filled(page);
    yield `${address}, ${String(dialog)}`;
  }
}
