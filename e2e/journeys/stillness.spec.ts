import { type Browser, expect, test } from '@playwright/test';

import { memberAddresses } from '../lib/member-addresses.ts';
import { openScreen } from '../lib/open-screen.ts';
import { filled } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { watchShifts } from '../lib/shifts.ts';
import { visitor } from '../lib/visitors.ts';

const anna = 'a.melnikova@masterok.example';

// Over a network of its own each screen waits more than it works: the two walks go on at the same time.
test.describe.configure({ mode: 'parallel' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface Walk {
  readonly place: 'phone' | 'desk';
  readonly width?: number;
  /** Of all addresses. */
  readonly only?: RegExp;
}

/** Opens every screen with an empty cache; what has moved, by address. */
async function walk(browser: Browser, { place, width, only = /^/ }: Walk): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {};
  for (const address of (await memberAddresses(server, anna)).filter((each) => only.test(each))) {
    const { page, context } = await visitor(browser, server, place, anna);
    if (width !== undefined) await page.setViewportSize({ width, height: 700 });
    // Answers come one after another, as they do over a network.
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: 1_000_000,
      uploadThroughput: 1_000_000,
    });
    const shiftsOf = await watchShifts(context);
    await openScreen(page, address);
    const shifts = await shiftsOf(page);
    if (shifts.length > 0) moved[address] = shifts;
    await context.close();
  }
  return moved;
}

for (const place of ['phone', 'desk'] as const) {
  test(`nothing moves by itself on any screen: ${place}`, async ({ browser }) => {
    test.setTimeout(480_000);
    expect(await walk(browser, { place })).toEqual({});
  });
}

test('nothing moves by itself where filters wrap: 320', async ({ browser }) => {
  test.setTimeout(240_000);
  expect(await walk(browser, { place: 'phone', width: 320, only: /^\/(?:dashboard|promotion|nomenclature$)/ })).toEqual(
    {},
  );
});

const named = /"(name|productName|title|lastName|storeName|companyName|promotionName|fullName)":"([^"]{2,})"/g;

test('the longest names fit the narrowest phone, letters half as large again too', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.setViewportSize({ width: 320, height: 700 });
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replaceAll(named, '"$1":"$2 Электроинструментальноподобная"') });
  });
  const wide: string[] = [];
  for (const address of await memberAddresses(server, anna)) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await filled(page);
    const beyond = await page.evaluate(() =>
      [16, 24].map((size) => {
        document.documentElement.style.fontSize = `${size}px`;
        return document.documentElement.scrollWidth - innerWidth;
      }),
    );
    if (beyond.some((pixels) => pixels > 0)) wide.push(`${address}: ${beyond.join(', ')}`);
  }
  expect(wide).toEqual([]);
  await context.close();
});
