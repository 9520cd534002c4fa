import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { oneOf, rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import { touchesOf, watchHand } from '../lib/scanning.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';
const phone = '79065550147';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** A new version of the programme's settings, as an administrator would save it. */
const setProgramme = (change: Record<string, unknown>): Promise<object[]> =>
  rowsOf(
    server,
    `insert into points_settings (version, data)
     select version + 1, data || $1::jsonb from points_settings order by version desc limit 1`,
    [JSON.stringify(change)],
  );

interface Books {
  requests: number;
  held: number;
  netKopecks: number;
}

/** Requests of the member, what the ledger holds for them, and what they are to bring. */
const books = (): Promise<Books> =>
  oneOf<Books>(
    server,
    `select count(*)::int as requests, coalesce(sum(w.net_kopecks), 0)::int as "netKopecks",
       (select coalesce(sum(t.amount), 0)::int from transfers t
         where t.member_id = u.id and t.type = 'WITHDRAWAL_HOLD') as held
     from users u left join withdrawals w on w.member_id = u.id where u.email = $1 group by u.id`,
    member,
  );
const since = async (before: Books): Promise<Books> => {
  const now = await books();
  return {
    requests: now.requests - before.requests,
    held: now.held - before.held,
    netKopecks: now.netKopecks - before.netKopecks,
  };
};

const creation = /\/private\/transactions\/withdrawals$/;
const takesPart = (page: Page) => page.getByRole('dialog', { name: 'Вывод на карту' });
const heading = (page: Page) => takesPart(page).getByRole('heading', { name: 'Подтвердите вывод' });
const accepted = (page: Page) => takesPart(page).getByRole('heading', { name: 'Заявка принята' });
const press = (page: Page): Promise<void> =>
  takesPart(page)
    .getByRole('button', { name: /^Вывести \d/ })
    .click();

async function toConfirmation(page: Page, points: string): Promise<void> {
  await page.goto('/my-points?withdraw=1');
  await page.getByLabel('Сколько вывести').fill(points);
  await press(page);
  await expect(heading(page)).toBeVisible();
}

/** The server does the work, and its answer never comes. */
const loseAnswers = async (context: BrowserContext): Promise<void> => {
  await context.route(creation, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
};

test.describe('without a code', () => {
  test.beforeAll(async () => {
    await setProgramme({ withdrawalCodeRequired: false, withdrawalPerDay: 100 });
  });

  test('a lost answer, a second tab and a reload are one payout, and each shows it', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    const second = await context.newPage();
    const before = await books();
    await toConfirmation(page, '1000');
    await second.goto('/my-points?withdraw=1');
    await expect(heading(second)).toBeVisible();

    await loseAnswers(context);
    await press(page);
    await expect(
      takesPart(page)
        .getByRole('alert')
        .filter({ hasText: /связи|Проверьте/ }),
    ).toBeVisible();
    await context.unroute(creation);
    expect((await since(before)).requests).toBe(1);

    await press(second);
    await expect(accepted(second)).toBeVisible();
    // The first tab hears of it without a press.
    await expect(accepted(page)).toBeVisible();
    // The success is shown again over a reload, in both tabs; a new address begins another withdrawal.
    for (const tab of [page, second]) {
      await tab.reload();
      await expect(accepted(tab)).toBeVisible();
    }
    await page.goto('/my-points?withdraw=1');
    await expect(page.getByLabel('Сколько вывести')).toBeVisible();
    expect(await since(before)).toMatchObject({ requests: 1, held: 1000 });
    await context.close();
  });

  test('a reload after a lost answer shows the payout; a second intent is a second one', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    const before = await books();
    await toConfirmation(page, '600');
    await loseAnswers(context);
    await press(page);
    await expect(
      takesPart(page)
        .getByRole('alert')
        .filter({ hasText: /связи|Проверьте/ }),
    ).toBeVisible();
    await context.unroute(creation);
    await page.reload();
    await expect(accepted(page)).toBeVisible();
    expect(await since(before)).toMatchObject({ requests: 1, held: 600 });

    await toConfirmation(page, '600');
    await press(page);
    await expect(accepted(page)).toBeVisible();
    expect(await since(before)).toMatchObject({ requests: 2, held: 1200 });
    await context.close();
  });

  test('a broken server is said at the step, and a press after a reload is the first payout', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    const before = await books();
    await toConfirmation(page, '700');
    const keys: (string | null)[] = [];
    await context.route(creation, async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      await route.fulfill({ status: 500, json: { messages: ['Сервис недоступен. Попробуйте позже'], errors: [] } });
    });
    await press(page);
    await expect(takesPart(page).getByRole('alert').filter({ hasText: 'Сервис недоступен' })).toBeVisible();
    await context.unroute(creation);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    const sent = page.waitForRequest((request) => creation.test(request.url()));
    await press(page);
    expect(new Set([...keys, await (await sent).headerValue('idempotency-key')]).size).toBe(1);
    await expect(accepted(page)).toBeVisible();
    expect(await since(before)).toMatchObject({ requests: 1, held: 700 });
    await context.close();
  });

  test('another rate is asked about with both sums before anything is made', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'phone', member);
    await setProgramme({ taxMode: 'none' });
    const before = await books();
    await toConfirmation(page, '800');
    await setProgramme({ rateKopecks: 50 });
    await press(page);
    await expect(takesPart(page).getByText(/^Курс изменился: вместо 800.* вы получите 400/)).toBeVisible();
    expect(await since(before)).toEqual({ requests: 0, held: 0, netKopecks: 0 });
    await press(page);
    await expect(accepted(page)).toBeVisible();
    await expect(takesPart(page).getByText(/на 400/)).toBeVisible();
    expect(await since(before)).toEqual({ requests: 1, held: 800, netKopecks: 40_000 });
    await setProgramme({ rateKopecks: 100, taxMode: 'gift_prize' });
    await context.close();
  });

  test('a sign-out leaves nothing of it on the device', async ({ browser }) => {
    const { page, context } = await visitor(browser, server, 'desk', member);
    await toConfirmation(page, '500');
    const left = (): Promise<string[]> =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('pb-withdrawal')));
    expect(await left()).toHaveLength(1);
    await page.goto('/my-points');
    await page
      .getByRole('button', { name: /Учётная запись|Анна/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await left()).toEqual([]);
    await context.close();
  });
});

test('with a code: the lost answer is found after a reload, and no second code is asked for', async ({ browser }) => {
  await setProgramme({ withdrawalCodeRequired: true, withdrawalPerDay: 100 });
  const { page, context } = await visitor(browser, server, 'phone', member);
  const before = await books();
  await toConfirmation(page, '900');
  const code = await server.codeFor(phone);
  await loseAnswers(context);
  await page.getByRole('textbox', { name: /Код/ }).fill(code);
  await expect(
    takesPart(page)
      .getByRole('alert')
      .filter({ hasText: /связи|Проверьте/ }),
  ).toBeVisible();
  await context.unroute(creation);
  await page.reload();
  await expect(accepted(page)).toBeVisible();
  expect(await since(before)).toMatchObject({ requests: 1, held: 900 });
  expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
  await context.close();
});

test('from the dashboard to «Заявка принята» by a thumb: eight touches at most', async ({ browser }) => {
  await setProgramme({ withdrawalCodeRequired: true, withdrawalPerDay: 100 });
  const { page, context } = await visitor(browser, server, 'phone', member);
  await watchHand(page);
  // The minute after the code of the test before.
  await rowsOf(server, `update verification_codes set resend_at = now() - interval '1 second'`);
  const before = await books();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Вывести на карту' }).tap();
  await takesPart(page)
    .getByRole('button', { name: /^1.000$/ })
    .tap();
  await takesPart(page)
    .getByRole('button', { name: /^Вывести \d/ })
    .tap();
  await expect(heading(page)).toBeVisible();
  // A phone offers the code of the message over its keyboard: one touch puts it in, and the last digit sends.
  const field = page.getByRole('textbox', { name: /Код/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.insertText(await server.codeFor(phone));
  await expect(accepted(page)).toBeVisible();
  expect((await touchesOf(page)) + 1).toBeLessThanOrEqual(8);
  expect(await since(before)).toMatchObject({ requests: 1, held: 1000 });
  await context.close();
});
