import type { Output } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute, type Sent } from '../../shared/test-utils/render-route.tsx';
import { cardMessages as words } from './card/messages.ts';
import { Component } from './route.tsx';

type Card = Output<'support.get'>;

const message = (id: string, text: string, own: Partial<Card['messages'][number]> = {}): Card['messages'][number] => ({
  id,
  at: '2026-11-20 12:00:00.000',
  author: 'author',
  authorName: 'Мельникова Анна Сергеевна',
  text,
  files: [],
  internal: false,
  origin: null,
  ...own,
});
const cardOf = (id: string, version: number, messages: Card['messages']): Card => ({
  id,
  number: id === 'r1' ? 'О-000001' : 'О-000002',
  version,
  status: 'in_progress',
  category: { code: 'points', name: 'Баллы' },
  subject: id === 'r1' ? 'Где баллы' : 'Где карта',
  createdAt: '2026-11-20 12:00:00.000',
  updatedAt: '2026-11-20 12:00:00.000',
  resolvedAt: null,
  closedAt: null,
  closesAt: null,
  reopenUntil: null,
  rating: null,
  sale: null,
  operation: null,
  mergedInto: null,
  messages,
  allowedActions: ['answer', 'update', 'merge'],
  desk: {
    priority: 'normal',
    assignee: null,
    author: {
      id: 'm1',
      name: 'Мельникова Анна Сергеевна',
      firstName: 'Анна',
      roleCode: 'member',
      phone: '79065550147',
      email: null,
      partner: null,
      store: null,
      manufacturer: null,
    },
    firstResponseDueAt: '2026-11-21 12:00:00.000',
    firstResponseAt: null,
    overdue: true,
    minutesLeft: -90,
    reopenedCount: 0,
    moves: ['waiting_author', 'resolved'],
    member: null,
    lastSales: null,
    others: [
      {
        id: 'r2',
        number: 'О-000002',
        version: 4,
        subject: 'Где карта',
        status: 'new',
        createdAt: '2026-11-20 13:00:00.000',
        mergeable: true,
      },
    ],
  },
});
const rowOf = (id: string) => {
  const { desk, messages: _messages, ...card } = cardOf(id, 1, []);
  return { ...card, author: { id: 'm1', name: desk!.author.name }, partner: null, messagesCount: 1, ...desk };
};
const templates = [
  { id: 't1', category: null, title: 'Общий', text: 'Здравствуйте, {имя}! Обращение {номер обращения}.' },
  { id: 't2', category: 'points', title: 'Про продажу', text: 'Продажа {номер продажи} проверена.' },
];

const answer: Answer = ({ path }) => {
  if (path.endsWith('/requests/list')) {
    const items = [rowOf('r1'), rowOf('r2')];
    const totals = { statuses: [], mine: 0, withoutAssignee: 2, overdue: 2 };
    return { items, page: 1, size: 15, total: 2, totalCapped: false, totals };
  }
  if (path.endsWith('/requests/templates')) return templates;
  if (path.endsWith('/requests/assignees') || path.endsWith('/categories')) return [];
  if (path.endsWith('/requests/r1')) return cardOf('r1', 7, [message('a', 'Где мои баллы?')]);
  if (path.endsWith('/requests/r2')) return cardOf('r2', 4, [message('b', 'Где карта?')]);
  return undefined;
};
const grants = [
  'technicalSupport.technicalSupportList:read',
  'technicalSupport.detailRequestTechnicalSupport:read',
  'technicalSupport.detailRequestTechnicalSupport:update',
] as const;

let screen: RenderedRoute;
const open = (answers: Answer = answer): void => {
  screen = renderRoute({
    Component,
    path: '/support-requests/:id?',
    at: '/support-requests/r1',
    grants,
    answer: answers,
  });
};
afterEach(() => screen.unmount());

/** An answer of the server the test gives when it is time. */
function later<T>(): { promise: Promise<T>; settle: (value: T) => void } {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

const field = (name: string) => page.getByRole('textbox', { name });
const posts = (end: string): Sent[] =>
  screen.sent.filter(({ path, method }) => method === 'post' && path.endsWith(end));

it('an answer a colleague was ahead of stays in the field, and goes out after the thread has been read', async () => {
  await page.viewport(1440, 900);
  const thread = [message('a', 'Где мои баллы?')];
  let refused = false;
  open((call) => {
    if (call.method === 'post' && call.path.endsWith('/r1/messages')) {
      if (refused) return cardOf('r1', 9, [...thread, message('d', 'Мой ответ', { author: 'support' })]);
      refused = true;
      thread.push(message('c', 'Ответ коллеги', { author: 'support', authorName: 'Лебедева Оксана' }));
      return { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };
    }
    return call.path.endsWith('/requests/r1') ? cardOf('r1', refused ? 8 : 7, [...thread]) : answer(call);
  });
  await expect.element(page.getByText('Где мои баллы?')).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(field('Ответ')).toHaveFocus();
  await userEvent.keyboard('Мой ответ{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(words.composer.conflict)).toBeVisible();
  await expect.element(page.getByText('Ответ коллеги')).toBeVisible();
  await expect.element(field('Ответ')).toHaveValue('Мой ответ');
  await page.getByRole('button', { name: words.composer.send }).click();
  await expect.element(page.getByText(words.composer.sent)).toBeVisible();
  await expect.element(field('Ответ')).toHaveValue('');
  const status = 'waiting_author';
  expect(posts('/r1/messages').map(({ body }) => body)).toEqual([
    { text: 'Мой ответ', fileIds: [], version: 7, status },
    { text: 'Мой ответ', fileIds: [], version: 8, status },
  ]);
});

it('a template is seen filled before it is inserted, and a place nobody filled does not go out', async () => {
  open();
  await expect.element(page.getByText('Где мои баллы?')).toBeVisible();
  await userEvent.keyboard('t');
  const dialog = page.getByRole('dialog', { name: words.templates.title });
  await dialog.getByRole('button', { name: 'Общий' }).click();
  await expect.element(dialog.getByText('Здравствуйте, Анна! Обращение О-000001.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Про продажу' }).click();
  await expect.element(dialog.getByText(words.templates.unfilled('{номер продажи}'))).toBeVisible();
  await dialog.getByRole('button', { name: words.templates.insert }).click();
  await page.getByRole('button', { name: words.composer.send }).click();
  await expect.element(page.getByText(words.composer.open('{номер продажи}')).first()).toBeVisible();
  expect(posts('/r1/messages')).toEqual([]);
});

it('keeps a draft of an answer and one of a note apart, from card to card', async () => {
  open();
  await expect.element(page.getByText('Где мои баллы?')).toBeVisible();
  await field('Ответ').fill('Черновик ответа');
  await page.getByText(words.composer.modes.note).click();
  await field('Заметка').fill('Черновик заметки');
  await page.getByRole('button', { name: 'Следующее обращение' }).click();
  await expect.element(page.getByText('Где карта?')).toBeVisible();
  await expect.element(field('Ответ')).toHaveValue('');
  await userEvent.keyboard('k');
  await expect.element(page.getByText('Где мои баллы?')).toBeVisible();
  await expect.element(field('Ответ')).toHaveValue('Черновик ответа');
  await page.getByText(words.composer.modes.note).click();
  await expect.element(field('Заметка')).toHaveValue('Черновик заметки');
});

it('says what becomes of the duplicates before they are merged, and sends the versions it has shown', async () => {
  open((call) => (call.path.endsWith('/r1/merge') ? cardOf('r1', 8, []) : answer(call)));
  await page.getByRole('button', { name: words.actions.merge }).click();
  const dialog = page.getByRole('dialog', { name: words.merge.title('О-000001') });
  await dialog.getByRole('checkbox', { name: /О-000002/ }).click();
  await expect.element(dialog.getByText(words.merge.what(1, 'О-000001'))).toBeVisible();
  await dialog.getByRole('button', { name: words.merge.submit(1) }).click();
  await expect.element(page.getByText(words.merge.done(1))).toBeVisible();
  expect(posts('/merge')[0]?.body).toEqual({ version: 7, duplicates: [{ id: 'r2', version: 4 }] });
});

it('an answer sent while a change of the same person is on its way goes from what that change has given', async () => {
  const { promise: taken, settle: take } = later<Card>();
  open((call) => {
    if (call.method === 'put') return taken;
    return call.path.endsWith('/r1/messages') ? cardOf('r1', 9, []) : answer(call);
  });
  await page.getByRole('button', { name: words.actions.take }).click();
  await field('Ответ').fill('Смотрю вашу продажу');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: words.composer.send })).toHaveAttribute('aria-busy', 'true');
  take(cardOf('r1', 8, [message('a', 'Где мои баллы?')]));
  await expect.element(page.getByRole('group', { name: words.composer.sent })).toBeVisible();
  await expect.element(page.getByText(words.composer.conflict)).not.toBeInTheDocument();
  expect(posts('/r1/messages').map(({ body }) => body)).toEqual([
    { text: 'Смотрю вашу продажу', fileIds: [], version: 8, status: 'waiting_author' },
  ]);
});

it('an answer sent while a file is still uploading waits for it, goes out once and with it', async () => {
  const { promise: uploaded, settle: arrive } = later<unknown>();
  open((call) => {
    if (call.path.endsWith('/support/requests/files')) return uploaded;
    return call.path.endsWith('/r1/messages') ? cardOf('r1', 8, []) : answer(call);
  });
  await page.getByRole('button', { name: words.composer.attach }).click();
  const input = document.querySelector<HTMLInputElement>('[data-upload-input]')!;
  await userEvent.upload(input, new File(['%PDF-1.7'], 'памятка.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByRole('progressbar', { name: /памятка/ })).toBeVisible();
  await field('Ответ').fill('Памятка во вложении');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: words.composer.send })).toHaveAttribute('aria-busy', 'true');
  expect(posts('/r1/messages')).toEqual([]);
  arrive({ id: 'f1', name: 'памятка.pdf', size: 8, mimeType: 'application/pdf' });
  // The toast of an earlier answer may still stand.
  await expect.poll(() => posts('/r1/messages')).not.toEqual([]);
  await expect.element(page.getByRole('group', { name: words.composer.sent }).first()).toBeVisible();
  expect(posts('/r1/messages').map(({ body }) => body)).toMatchObject([{ fileIds: ['f1'], version: 7 }]);
});

it("nobody's new request is taken by one button: it is begun and has its person", async () => {
  const fresh = (): Card => {
    const card = cardOf('r1', 7, [message('a', 'Где мои баллы?')]);
    return { ...card, status: 'new', desk: { ...card.desk!, moves: ['in_progress', 'resolved'] } };
  };
  open((call) => (call.path.endsWith('/requests/r1') ? fresh() : answer(call)));
  await expect.element(page.getByText('Где мои баллы?')).toBeVisible();
  const card = page.getByRole('dialog');
  await expect.element(card.getByRole('button', { name: words.actions.take })).not.toBeInTheDocument();
  await card.getByRole('button', { name: words.actions.begin }).click();
  await expect
    .poll(() => screen.sent.find(({ method }) => method === 'put')?.body)
    .toMatchObject({
      assigneeId: expect.any(String),
      status: 'in_progress',
      version: 7,
    });
});
