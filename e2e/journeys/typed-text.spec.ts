import { expect, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { caller } from '../lib/caller.ts';
import { logIn, person } from '../lib/people.ts';
import { startSeeded } from '../lib/prepare.ts';
import { programme } from '../lib/programme.ts';
import type { RunningServer } from '../lib/server.ts';
import { type FormEvent, events, type Records, typedForms } from '../lib/typed/index.ts';
import { giveTokens, tokensFor } from '../lib/visitors.ts';

let server: RunningServer;
let records: Records;
const anna = 'a.melnikova@masterok.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
  const who = await caller(server, anna);
  const saleIn = async (status: string): Promise<string> => {
    const { items } = await who.read<{ items: { id: string }[] }>('POST', 'sales/sales/list', {
      filters: { statuses: [status] },
    });
    return items[0]!.id;
  };
  const write = async (subject: string): Promise<string> => {
    const { id } = await who.read<{ id: string }>('POST', 'support/requests', {
      category: 'points',
      subject,
      text: 'Проверка',
    });
    return id;
  };
  const closedRequest = await write('Закрытое');
  await who.read('POST', `support/requests/${closedRequest}/close`, {});
  records = {
    inn: (await programme(server)).inn,
    asked: await saleIn('clarification'),
    rejected: await saleIn('rejected'),
    openRequest: await write('Открытое'),
    closedRequest,
  };
});
test.afterAll(() => server.stop());

/** «Уйти без сохранения?» is answered by staying: what is asked about is not lost. */
async function stay(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button', { name: 'Остаться' }).click();
}

/** What the tab holds encrypted. */
const sealedTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('pribavka:sealed:'))),
  );

/** Databases with a key for them. */
const sealKeys = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('pribavka-seal:')),
  );

const happen: Readonly<Record<FormEvent, (page: Page) => Promise<void>>> = {
  reload: async (page) => {
    await page.reload();
  },
  history: async (page) => {
    await page.goBack();
    await stay(page);
    await page.goForward();
  },
  escape: async (page) => {
    const dialogs = page.getByRole('dialog');
    const before = await dialogs.count();
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await page.getByRole('alertdialog').isVisible()) || (await dialogs.count()) < before)
      .toBe(true);
    await stay(page);
  },
  session: async (page) => {
    await giveTokens(page.context(), server, { session: 'stale', refresh: 'stale' });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, anna, demoPassword);
    await expect(page).toHaveURL(/\/dashboard/);
  },
};

for (const { file, who, open, field, texts, isSealed, except = {} } of typedForms) {
  const name = `${file.split('/').slice(-2).join('/')} ${texts[0]}`;
  test(`what is typed stays: ${name}`, async ({ browser }) => {
    const { page, context } = await person(browser, server, 'phone');
    page.on('dialog', (dialog) => void dialog.accept());
    if (who) await giveTokens(context, server, await tokensFor(server, who));
    for (const [index, event] of events.entries()) {
      const exception = except[event];
      if (exception && !exception.gone) continue;
      const text = texts[index]!;
      await test.step(event, async () => {
        await open(page, records);
        const before = await sealedTexts(page);
        await field(page).fill(text);
        await expect(field(page)).toHaveValue(text);
        if (isSealed) await expect.poll(() => sealedTexts(page)).not.toBe(before);
        await happen[event](page);
        if (exception) {
          expect(JSON.parse(await sealedTexts(page))).toEqual([]);
          expect(await sealKeys(page)).toEqual([]);
        }
        if (!(await field(page).isVisible())) await open(page, records);
        await expect(field(page)).toBeVisible();
        if (exception) await expect(field(page)).not.toHaveValue(text);
        else await expect(field(page)).toHaveValue(text);
      });
    }
    await context.close();
  });
}
