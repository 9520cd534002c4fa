import { type Browser, expect, type Page, test } from '@playwright/test';

import { person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';
import { faultsOf } from '../lib/zoom/faults.ts';
import { guestScreens } from '../lib/zoom/guest-screens.ts';
import { withLongNames } from '../lib/zoom/long-names.ts';
import { memberScreens } from '../lib/zoom/member-screens.ts';
import { readTexts } from '../lib/zoom/texts.ts';
import { largeText, show, spacedText, type View, widths, zoomed } from '../lib/zoom/views.ts';

const anna = 'a.melnikova@masterok.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

type Faults = Record<string, string[]>;

/** Shows every screen in every view; what is wrong, by screen and view. */
async function walk(page: Page, screens: AsyncGenerator<string>, views: readonly View[]): Promise<Faults> {
  const faults: Faults = {};
  for await (const screen of screens) {
    for (const view of views) {
      await show(page, view);
      const found = await faultsOf(page, view.isTabbed === true);
      if (found.length > 0) faults[`${screen}, ${view.name}`] = found;
    }
  }
  return faults;
}

async function memberFaults(browser: Browser, views: readonly View[], hasLongNames = false): Promise<Faults> {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await readTexts(context);
  if (hasLongNames) await withLongNames(context);
  const faults = await walk(page, memberScreens(page, server, anna), views);
  await context.close();
  return faults;
}

async function guestFaults(browser: Browser, views: readonly View[]): Promise<Faults> {
  const { page, context } = await person(browser, server, 'phone');
  await readTexts(context);
  const faults = await walk(page, guestScreens(page, server), views);
  await context.close();
  return faults;
}

const looks: Readonly<Record<string, readonly View[]>> = {
  'a page of 200 and of 400 %': zoomed,
  'letters twice as large': largeText,
  'letters, lines and words set apart': spacedText,
};

for (const [name, views] of Object.entries(looks)) {
  test(`a guest reads and reaches everything: ${name}`, async ({ browser }) => {
    expect(await guestFaults(browser, views)).toEqual({});
  });

  test(`a member reads and reaches everything: ${name}`, async ({ browser }) => {
    test.setTimeout(480_000);
    expect(await memberFaults(browser, views)).toEqual({});
  });
}

test('the longest names and the largest sums fit every width', async ({ browser }) => {
  test.setTimeout(480_000);
  expect(await memberFaults(browser, widths, true)).toEqual({});
});

const planted = {
  'scrolls sideways: the page': '<div style="width: 200vw">Широко</div>',
  'scrolls sideways: <div':
    '<div style="overflow: auto; height: 40px"><p style="width: 200vw; height: 90px">Широко</p></div>',
  'cut: p «Не входит»': '<p style="width: 20px; overflow: hidden; white-space: nowrap">Не входит</p>',
  'cut: p «Без слов дальше»':
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Без слов дальше</p>',
  'overlap: «Снизу» and «Сверху»': '<p>Снизу</p><p style="margin-top: -2em">Сверху</p>',
  'broken: p «1\u00a0234\u00a0567»': '<p style="width: 40px; overflow-wrap: anywhere">1\u00a0234\u00a0567</p>',
  'broken: p «Телефон»': '<p style="width: 40px; overflow-wrap: anywhere">Телефон</p>',
  'pinned parts leave 0.4':
    '<p style="height: 300vh">Высоко</p><div style="position: fixed; inset: 40vh 0 0; background: red">Внизу</div>',
  'no ring: <button': '<button style="outline: none">Кольцо</button>',
  'covered: <button': '<button>Закрыта</button><div style="position: fixed; inset: 0 0 50vh; background: red"></div>',
};

for (const [fault, markup] of Object.entries(planted)) {
  test(`what is looked for is found: ${fault}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 256 } });
    await readTexts(context);
    const page = await context.newPage();
    await page.setContent(`<!doctype html><body style="margin: 0">${markup}</body>`);
    expect(await faultsOf(page, true)).toEqual([expect.stringContaining(fault)]);
    await context.close();
  });
}
