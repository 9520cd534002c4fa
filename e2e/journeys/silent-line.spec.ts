import { expect, type Route, test } from '@playwright/test';

import { startSeeded } from '../lib/prepare.ts';
import { addPhoto, fill, form, lookAround, queued, queueTitle, salesOf, send, strip, waiting } from '../lib/selling.ts';
import type { RunningServer } from '../lib/server.ts';
import { watchSubmits } from '../lib/signal.ts';
import { visitor } from '../lib/visitors.ts';

test.use({ serviceWorkers: 'allow' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** Calls that were taken and wait for their answers. */
type Held = Route[];

const answer = async (held: Held): Promise<void> => {
  await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
};

test('a line that connects and brings nothing: what is kept stands in, a sale waits in the queue and is sent once', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'phone', 'a.melnikova@masterok.example');
  await lookAround(page);

  const held: Held = [];
  await context.route('**/api/**', (route) => void held.push(route));
  await page.goto('/dashboard');
  await expect(page.getByText('Доступно').first()).toBeVisible();
  await expect(strip(page)).toBeVisible();

  // The answers come after all: they take the place of the kept ones by themselves.
  await context.unroute('**/api/**');
  await answer(held);
  await expect(strip(page)).toHaveCount(0);

  // A sale: the form says that the server is waited for, then puts it into the queue; nothing typed is lost.
  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).first().click();
  const serial = await fill(page);
  await addPhoto(page);
  await expect(form(page).getByText('Чек.jpg').first()).toBeVisible();
  const submits = watchSubmits(context);
  // The photo goes its own way: a form waits for one still on it, and says so in its row.
  await context.route(/\/private\/sales\/sales(?:\/(?!files$)[^/]+)?$/, (route) => void held.push(route));
  await send(page);
  await expect(page.getByText('Сервер отвечает дольше обычного').first()).toBeVisible();
  await queued(page);
  await expect(waiting(page, 1)).toBeVisible();
  await context.unrouteAll();
  await answer(held);
  await expect(queueTitle(page)).toHaveCount(0, { timeout: 120_000 });
  expect(await salesOf(server, [serial])).toEqual([{ serial, status: 'moderation', photos: 1 }]);
  expect(submits.sent.length).toBeGreaterThan(0);
  await context.close();
});
