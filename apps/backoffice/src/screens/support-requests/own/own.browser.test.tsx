import type { Grant, Output } from '@pribavka/api';
import { createDraft } from '@pribavka/forms';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute, type Sent } from '../../../shared/test-utils/render-route.tsx';
import { cardMessages } from '../card/messages.ts';
import { ownCardMessages as words, ownMessages, writeMessages } from './messages.ts';
import { Component } from './route.tsx';

type Card = Output<'support.get'>;

const message = (id: string, text: string, own: Partial<Card['messages'][number]> = {}): Card['messages'][number] => ({
  id,
  at: '2026-11-20 12:00:00.000',
  author: 'author',
  authorName: 'Соболева Ирина Петровна',
  text,
  files: [],
  internal: false,
  origin: null,
  ...own,
});
const answerOf = message('m2', 'Выгрузку починили', { author: 'support', authorName: null });
const cardOf = (own: Partial<Card> = {}): Card => ({
  id: 'r1',
  number: 'О-000014',
  version: 3,
  status: 'waiting_author',
  category: { code: 'technical', name: 'Технический вопрос' },
  subject: 'Не выгружаются продажи',
  createdAt: '2026-11-20 12:00:00.000',
  updatedAt: '2026-11-20 13:00:00.000',
  resolvedAt: null,
  closedAt: null,
  closesAt: null,
  reopenUntil: null,
  rating: null,
  sale: null,
  operation: null,
  mergedInto: null,
  messages: [message('m1', 'Файл пустой'), answerOf],
  allowedActions: ['message', 'close'],
  desk: null,
  ...own,
});
const rowOf = () => {
  const { messages: _, ...row } = cardOf();
  const lastMessage = { at: row.updatedAt, author: 'support', text: 'Выгрузку починили' };
  return { ...row, lastMessage, messagesCount: 2, unread: true };
};

/** The server of one person: `card` is what it has now. */
let card: Card;
/** Holds the answer to the next message till the test releases it. */
let hold = false;
let release: () => void = () => undefined;
const answer: Answer = (call) => {
  if (!hold || !call.path.endsWith('/r1/messages')) return answerAtOnce(call);
  hold = false;
  return new Promise((resolve) => {
    release = () => resolve(answerAtOnce(call));
  });
};
const answerAtOnce: Answer = ({ method, path, body }) => {
  const { text, rating } = (body ?? {}) as { text?: string; rating?: number };
  if (path.endsWith('/support/requests/list'))
    return { items: [rowOf()], page: 1, size: 15, total: 1, totalCapped: false };
  if (path.endsWith('/users/dictionary')) return { supportCategories: [{ code: 'technical', name: 'Технический' }] };
  if (path.endsWith('/notifications/read')) return {};
  if (method === 'post' && path.endsWith('/support/requests')) return cardOf({ id: 'r1', number: 'О-000020' });
  if (path.endsWith('/r1/messages'))
    card = cardOf({ status: 'in_progress', messages: [...card.messages, message('m3', text ?? '')] });
  if (path.endsWith('/r1/close'))
    card = cardOf({ status: 'closed', rating: rating ?? null, allowedActions: ['rate', 'reopen'] });
  if (path.endsWith('/r1/reopen')) card = cardOf({ status: 'in_progress' });
  return path.includes('/support/requests/r1') ? card : undefined;
};

const right = 'technicalSupport.detailRequestTechnicalSupport' as const;
const all: Grant[] = [`${right}:read`, `${right}:update`, `${right}:create`];

let screen: RenderedRoute;
const open = (at = '/my-requests', grants: Grant[] = all): void => {
  card = cardOf();
  screen = renderRoute({ Component, path: '/my-requests/:id?', at, grants, answer });
};
afterEach(() => screen.unmount());

const dialog = (name: string) => page.getByRole('dialog', { name });
const sentTo = (end: string): Sent[] =>
  screen.sent.filter(({ method, path }) => method !== 'get' && path.endsWith(end));

it('shows whose turn it is and what is not read yet', async () => {
  await page.viewport(1440, 900);
  open();
  const row = page.getByRole('row', { name: /О-000014/ });
  await expect.element(row.getByText('Ждёт вашего ответа')).toBeVisible();
  await expect.element(row.getByText(ownMessages.unread)).toBeVisible();
  await expect.element(row.getByText('Поддержка: Выгрузку починили')).toBeVisible();
  await expect.element(page.getByRole('link', { name: ownMessages.add })).toBeVisible();
});

it('a request is written with its category and opens when it is sent', async () => {
  open('/my-requests/new');
  const form = dialog(writeMessages.title);
  await form.getByRole('combobox', { name: writeMessages.category }).click();
  await page.getByRole('option', { name: 'Технический' }).click();
  await form.getByRole('textbox', { name: writeMessages.subject }).fill('Не выгружаются продажи');
  await form.getByRole('textbox', { name: writeMessages.text }).fill('Файл пустой');
  await form.getByRole('button', { name: writeMessages.send }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/my-requests/r1');
  expect(sentTo('/support/requests').map(({ body }) => body)).toEqual([
    { category: 'technical', subject: 'Не выгружаются продажи', text: 'Файл пустой', fileIds: [] },
  ]);
});

it('the thread is read, answered, ended with a rating and opened again', async () => {
  open('/my-requests/r1');
  await expect.element(page.getByText('Выгрузку починили')).toBeVisible();
  await expect.element(page.getByText(cardMessages.support, { exact: true })).toBeVisible();
  await expect
    .poll(() => sentTo('/notifications/read').map(({ body }) => body))
    .toEqual([{ entity: { type: 'support_request', id: 'r1' } }]);
  const field = page.getByRole('textbox', { name: words.answer });
  await field.fill('Спасибо, вижу');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Спасибо, вижу')).toBeVisible();
  await expect.element(field).toHaveValue('');

  await page.getByRole('button', { name: words.close }).click();
  await dialog(words.closing.title).getByRole('radio', { name: words.ratings[5] }).click();
  await page.getByRole('button', { name: words.closeAction }).click();
  await expect.element(page.getByText(words.rated(5))).toBeVisible();
  expect(sentTo('/close')[0]?.body).toEqual({ rating: 5, version: 3 });
  await expect.element(field).not.toBeInTheDocument();

  await page.getByRole('button', { name: words.reopen }).click();
  await dialog(words.reopening).getByRole('textbox').fill('Снова пусто');
  await page.getByRole('button', { name: words.reopenAction }).click();
  await expect.element(field).toBeVisible();
  expect(sentTo('/reopen')[0]?.body).toEqual({ text: 'Снова пусто' });
});

it('what is typed while a message is on its way stays, with the caret', async () => {
  open('/my-requests/r1');
  const field = page.getByRole('textbox', { name: words.answer });
  await field.click();
  await expect.element(field).toHaveFocus();
  hold = true;
  await userEvent.keyboard('Спасибо{Control>}{Enter}{/Control}');
  await expect.poll(() => sentTo('/messages')).toHaveLength(1);
  await userEvent.keyboard(', вижу');
  release();
  await expect.element(field).toHaveValue(', вижу');
  await expect.element(field).toHaveFocus();
  expect(createDraft({ owner: 'u1', area: 'own-requests', record: 'r1' }).read()).toEqual({ text: ', вижу' });
  await field.clear();
});

it('what is typed when the request is closed is there when it is open again', async () => {
  open('/my-requests/r1');
  const field = page.getByRole('textbox', { name: words.answer });
  await field.fill('Ещё вопрос');
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('button', { name: words.closeAction }).click();
  await expect.element(field).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.reopen }).click();
  await dialog(words.reopening).getByRole('textbox').fill('Снова пусто');
  await page.getByRole('button', { name: words.reopenAction }).click();
  await expect.element(field).toHaveValue('Ещё вопрос');
});

it('a reader without the right to write has no button and no field', async () => {
  open('/my-requests', [`${right}:read`]);
  await expect.element(page.getByRole('row', { name: /О-000014/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: ownMessages.add })).not.toBeInTheDocument();
});
