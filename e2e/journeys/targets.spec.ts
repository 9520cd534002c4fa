import { type Browser, expect, type Page, test } from '@playwright/test';

import { memberAddresses } from '../lib/member-addresses.ts';
import { openScreen } from '../lib/open-screen.ts';
import { animationsFinished, filled } from '../lib/page-state.ts';
import { person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { smallTargets } from '../lib/targets.ts';
import { visitor } from '../lib/visitors.ts';

const anna = 'a.melnikova@masterok.example';
const guestAddresses = ['/login', '/registration', '/restore-password'];
const withFilters = ['/sales', '/my-points', '/promotions', '/nomenclature'];

// The two widths are walked at the same time: a page waits more than it works.
test.describe.configure({ mode: 'parallel' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** What is too small, by address, for a guest and for a member, with the sheets of filters open too. */
async function walk(browser: Browser, width: number): Promise<Record<string, string[]>> {
  const small: Record<string, string[]> = {};
  const look = async (page: Page, name: string): Promise<void> => {
    const found = await smallTargets(page);
    if (found.length > 0) small[name] = found;
  };
  const guest = await person(browser, server, 'phone', {});
  const member = await visitor(browser, server, 'phone', anna);
  for (const { page } of [guest, member]) await page.setViewportSize({ width, height: 700 });
  for (const address of guestAddresses) {
    await openScreen(guest.page, address);
    await look(guest.page, address);
  }
  for (const address of await memberAddresses(server, anna)) {
    await openScreen(member.page, address);
    await look(member.page, address);
  }
  for (const address of withFilters) {
    await openScreen(member.page, address);
    await member.page.getByRole('button', { name: 'Фильтры' }).click();
    await expect(member.page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
    await filled(member.page);
    await animationsFinished(member.page);
    await look(member.page, `${address}, filters`);
  }
  await guest.context.close();
  await member.context.close();
  return small;
}

for (const width of [390, 320]) {
  test(`everything a thumb presses is 44 px wide and high at ${width} px`, async ({ browser }) => {
    test.setTimeout(480_000);
    expect(await walk(browser, width)).toEqual({});
  });
}
