import { expect, type Locator, type Page, test } from '@playwright/test';

import { breachesOf } from '../lib/axe.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

const agent = 'support@pribavka.example';
const author = 'a.melnikova@masterok.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface Request {
  id: string;
  number: string;
  status: string;
  version: number;
  mergedInto: { id: string } | null;
  messages: { text: string; internal: boolean; files: { id: string; name: string }[] }[];
}

/** The contract as this person calls it. */
async function caller(login: string) {
  const { session } = await tokensFor(server, login);
  const ask = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${server.url}/api/v1/private/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'x-fingerprint': 'journey',
        'x-request-id': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await ask(method, path, body);
    expect(answer.status, path).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
  return { ask, read };
}

/** A message as it is drawn: what is spoken joins several of them into one text. */
const said = (page: Page, message: string): Locator => page.getByRole('group', { name: message, exact: true });

test(
  'a day of support: a request is taken, answered, noted, joined with its duplicate and closed; the member reads the answer, not the note',
  { tag: '@gate' },
  async ({ browser }) => {
    const member = await caller(author);
    const support = await caller(agent);
    const write = (subject: string): Promise<Request> =>
      member.read('POST', 'support/requests', { category: 'points', subject, text: `${subject}, помогите.` });
    const main = await write('Не вижу баллов за дрель');
    const duplicate = await write('Баллов за дрель всё ещё нет');
    const card = (as: typeof support, { id }: Request): Promise<Request> => as.read('GET', `support/requests/${id}`);

    const { page, context } = await visitor(browser, server, 'desk', agent);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/admin/support-requests?view=unassigned');
    await page.getByRole('link', { name: main.number }).click();
    const sheet = page.getByRole('dialog', { name: 'Не вижу баллов за дрель' });
    await sheet.getByRole('button', { name: 'Взять в работу' }).click();
    await expect(said(page, 'Обращение у вас')).toBeVisible();
    await expect(sheet.getByText('В работе', { exact: true }).first()).toBeVisible();

    // The answer: from a template, filled before it is sent; a reload takes nothing of it.
    await page.keyboard.press('t');
    const templates = page.getByRole('dialog', { name: 'Шаблоны ответов' });
    await templates.getByRole('button', { name: 'Когда баллы станут доступны' }).click();
    await expect(templates.getByText('Здравствуйте, Анна!')).toBeVisible();
    await templates.getByRole('button', { name: 'Вставить в ответ' }).click();
    const text = sheet.getByRole('textbox', { name: 'Ответ' });
    await expect(text).toHaveValue(/^Здравствуйте, Анна!/);
    await expect(sheet.getByText('Черновик сохранён')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(/^Здравствуйте, Анна!/);
    await sheet.getByRole('button', { name: 'Файлы' }).click();
    await sheet
      .locator('input[data-upload-input]')
      .setInputFiles({ name: 'памятка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1') });
    await expect(sheet.getByText('памятка.pdf')).toBeVisible();
    await text.press('Control+Enter');
    await expect(said(page, 'Ответ отправлен')).toBeVisible();
    await expect(sheet.getByText('Ждёт ответа автора').first()).toBeVisible();
    await expect(sheet.getByRole('button', { name: /Скачать памятка\.pdf/ })).toBeVisible();

    // The note: for colleagues alone.
    await sheet.getByRole('region', { name: 'Переписка' }).focus();
    await page.keyboard.press('n');
    await page.keyboard.type('Похоже на задержку у кассы');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Заметка сохранена')).toBeVisible();

    await sheet.getByRole('button', { name: 'Объединить' }).click();
    const merge = page.getByRole('dialog', { name: `Объединить с ${main.number}` });
    await merge.getByRole('checkbox', { name: new RegExp(duplicate.number) }).click();
    await expect(merge.getByText('Отменить объединение нельзя')).toBeVisible();
    await merge.getByRole('button', { name: 'Объединить 1 обращение' }).click();
    await expect(sheet.getByText('Баллов за дрель всё ещё нет, помогите.')).toBeVisible();
    await expect(sheet.getByText(`из ${duplicate.number}`)).toBeVisible();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Half-way between two themes nothing can be read.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
      );
      expect(await breachesOf(page), page.url()).toEqual([]);
    }
    await sheet.getByRole('button', { name: 'Решено' }).click();
    await expect(said(page, 'Обращение решено, автор получил уведомление')).toBeVisible();
    await sheet.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
    await expect(sheet.getByText('Обращение закрыто. Чтобы ответить')).toBeVisible();
    await context.close();

    // What the database holds, as the desk and as the author read it.
    const kept = await card(support, main);
    expect(kept).toMatchObject({
      status: 'closed',
      mergedInto: null,
      desk: { assignee: { name: 'Титов Вадим Эдуардович' } },
    });
    expect(kept.messages.filter(({ internal }) => internal).map((each) => each.text)).toEqual([
      'Похоже на задержку у кассы',
    ]);
    expect(await card(member, duplicate)).toMatchObject({ status: 'closed', mergedInto: { id: main.id }, desk: null });
    const seen = await card(member, main);
    expect(seen.messages.map((each) => each.text)).toEqual([
      'Не вижу баллов за дрель, помогите.',
      'Баллов за дрель всё ещё нет, помогите.',
      expect.stringMatching(/^Здравствуйте, Анна!/),
      `К обращению присоединено ${duplicate.number}.`,
    ]);
    const [file] = seen.messages.flatMap(({ files }) => files);
    expect(file?.name).toBe('памятка.pdf');
    expect((await member.ask('GET', `files/${file?.id ?? ''}`)).status).toBe(200);
    const open = await support.read<{ total: number }>('POST', 'support/admin/requests/list', {
      search: 'баллов за дрель',
      filters: { statuses: ['new', 'in_progress', 'waiting_author', 'resolved'] },
    });
    expect(open.total).toBe(0);

    const portal = await visitor(browser, server, 'desk', author);
    await portal.page.goto('/dashboard');
    await portal.page
      .getByRole('button', { name: /Уведомления/ })
      .first()
      .click();
    const feed = portal.page.getByRole('dialog', { name: 'Уведомления' });
    await expect(feed.getByText(`Ответ по обращению ${main.number}`)).toBeVisible();
    await expect(feed.getByText(/Здравствуйте, Анна!/)).toBeVisible();
    await expect(feed.getByText('Похоже на задержку у кассы')).toHaveCount(0);
    await portal.context.close();
  },
);
