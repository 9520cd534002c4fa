import { expect, type Page, test } from '@playwright/test';

import { breachesOf } from '../lib/axe.ts';
import { animationsFinished } from '../lib/page-state.ts';
import { person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';
const admin = 'admin@pribavka.example';
const partner = 'partner@masterok.example';

const screens = {
  stranger: ['/login', '/registration'],
  member: [
    '/dashboard',
    '/sales',
    '/sales?new=1',
    '/my-points',
    '/profile',
    '/profile?tab=notices',
    '/profile?tab=support',
    '/profile?tab=support&write=1',
    '/promotions',
    '/nomenclature',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/participants',
    '/admin/sales',
    '/admin/sales/queue',
    '/admin/transactions/operations',
    '/admin/transactions/withdrawals',
    '/admin/transactions/registries',
    '/admin/transactions/tunings',
    '/admin/transactions/settings',
    '/admin/partners',
    '/admin/partners/new',
    '/admin/sale-points-groups',
    '/admin/sale-points-groups/new',
    '/admin/support-requests',
    '/admin/support-requests/settings/templates',
    '/admin/support-requests/settings/deadlines',
    '/admin/support-requests/settings/notices',
    '/admin/tech-users',
    '/admin/access-roles',
    '/admin/logs',
  ],
  catalogue: [
    '/admin/brands',
    '/admin/brands/new',
    '/admin/nomenclatures',
    '/admin/nomenclatures?import=products.import',
    '/admin/nomenclatures/new',
    '/admin/nomenclatures/categories',
    '/admin/promotions',
    '/admin/promotions/new',
    '/admin/promotions/new?step=mechanic',
    '/admin/manufactures',
    '/admin/manufactures/new',
  ],
  partner: ['/admin/my-requests', '/admin/my-requests/new'],
} as const;

const loginOf = { member, admin, catalogue: admin, partner } as const;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** The screen is drawn: its own heading stands, not one of the frame's, and nothing is being waited for. */
async function settled(page: Page, within: 'main' | 'dialog' = 'main'): Promise<void> {
  await expect(page.getByRole(within).getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A page that says there is none has good contrast, too.
  await expect(page.getByText('Ссылка устарела или раздел вам недоступен')).toHaveCount(0);
}

/** Addresses whose sheet comes after the list under it: half-way in, its text is not yet to be read. */
const opensSheet = (address: string): boolean =>
  /\/(?:partners|sale-points-groups|brands|nomenclatures|manufactures|my-requests)\/new$|[?&](?:import|write|new)=/.test(
    address,
  );

/** Of the page's ground, 0 to 255: says that the dark theme is really on. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? 255));

/** Makes the window as high as the page. A list asks for its next rows when its end comes into sight, so the page grows. */
async function openWhole(page: Page, width: number): Promise<void> {
  let given = 0;
  await expect
    .poll(async () => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const height = await page.evaluate(() => document.body.scrollHeight);
      if (height <= given) return true;
      given = height + 80;
      await page.setViewportSize({ width, height: given });
      return false;
    })
    .toBe(true);
}

/** Breaches of WCAG on the page as it stands: place, rule and elements. */
async function breaches(page: Page, place: string): Promise<string[]> {
  // A sheet slides in: its text may not be measured, nor the page made higher, before it has come.
  await animationsFinished(page);
  // The bar at the bottom of a phone lies over whatever is scrolled under it: with room for all it lies over nothing.
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  if (size.width < 1024) await openWhole(page, size.width);
  const found = await breachesOf(page);
  await page.setViewportSize(size);
  return found.map((breach) => `${place} ${breach}`);
}

/** A screen of each kind, for the gate. */
const kinds = [
  ['stranger', 'phone', ['/login']],
  ['member', 'phone', ['/dashboard', '/sales', '/my-points', '/profile', '/nomenclature']],
  ['admin', 'desk', ['/admin/dashboard', '/admin/participants', '/admin/sales/queue', '/admin/logs']],
] as const;

test('a screen of each kind, light, and one in the dark', { tag: '@gate' }, async ({ browser }) => {
  const found: string[] = [];
  for (const [who, place, addresses] of kinds) {
    const { page, context } =
      who === 'stranger' ? await person(browser, server, place) : await visitor(browser, server, place, loginOf[who]);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const address of addresses) {
      await page.goto(address);
      await settled(page);
      found.push(...(await breaches(page, `${address} light`)));
    }
    if (who === 'admin') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/admin/sales');
      await settled(page);
      await expect.poll(() => brightness(page)).toBeLessThan(80);
      found.push(...(await breaches(page, '/admin/sales dark')));
    }
    await context.close();
  }
  expect(found).toEqual([]);
});

for (const [who, addresses] of Object.entries(screens) as Array<[keyof typeof screens, readonly string[]]>) {
  for (const place of ['phone', 'desk'] as const) {
    test(`screens of ${who} on a ${place}, light and dark`, async ({ browser }) => {
      const { page, context } =
        who === 'stranger' ? await person(browser, server, place) : await visitor(browser, server, place, loginOf[who]);
      const found: string[] = [];
      for (const address of addresses) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(address);
        await settled(page);
        if (opensSheet(address)) await settled(page, 'dialog');
        found.push(...(await breaches(page, `${address} light`)));
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect.poll(() => brightness(page)).toBeLessThan(80);
        found.push(...(await breaches(page, `${address} dark`)));
      }
      if (who === 'admin') {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto('/admin/participants');
        await settled(page);
        await page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /^[А-ЯЁ][а-яё-]+ [А-ЯЁ]/ })
          .first()
          .click();
        await settled(page, 'dialog');
        found.push(...(await breaches(page, 'card of a participant')));
      }
      if (who === 'partner') {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto('/admin/my-requests');
        await settled(page);
        await page.getByRole('main').getByRole('link', { name: /О-\d+/ }).first().click();
        await settled(page, 'dialog');
        found.push(...(await breaches(page, 'thread of an own request')));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}
