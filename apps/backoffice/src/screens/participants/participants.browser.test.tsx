import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { letterMessages } from './letter/messages.ts';
import { participantsMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const rowOf = (id: string, fullName: string, status: string) => ({
  id,
  fullName,
  status,
  isPhoneVerified: true,
  phone: '79655556126',
  store: null,
  partner: null,
  passportStatus: 'empty',
  active: 0,
  pending: 0,
  salesLast30Days: 0,
  registeredAt: '2026-11-20 12:00:00.000',
  lastLoginAt: null,
});
const rows = [
  rowOf('1', 'Лукин Денис', 'moderation'),
  rowOf('2', 'Сафин Тимур', 'moderation'),
  rowOf('3', 'Котова Анна', 'confirmed'),
  rowOf('4', 'Рожков Фёдор', 'blocked'),
];

const totals = { statuses: [], passportOnCheck: 0, withDebt: 0, highRisk: 0 };
const answer: Answer = ({ path }) => {
  if (path.endsWith('/member/list')) {
    return { items: rows, page: 1, size: 15, total: 4, totalCapped: false, totals };
  }
  if (path.endsWith('/users/decision')) {
    return { done: ['1'], failed: [{ id: '2', message: 'Телефон не подтверждён', name: null }] };
  }
  return undefined;
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const openList = async (): Promise<void> => {
  await page.viewport(1440, 900);
  const grants = ['memberPage.memberList:read', 'memberPage.memberCard:read', 'memberPage.memberCard:update'] as const;
  screen = renderRoute({ Component, path: '/participants/:id?', at: '/participants', grants, answer });
  await expect.element(page.getByRole('link', { name: 'Лукин Денис' })).toBeVisible();
};
const choose = (name: string) => page.getByRole('checkbox', { name: new RegExp(`Выбрать.*${name}`) }).click();
const bar = () => page.getByRole('group', { name: 'Действия с выбранными' });
const decisions = () => screen.sent.filter(({ path }) => path.endsWith('/users/decision'));

it('asks with numbers, confirms only whom it suits by one command, and names each refusal', async () => {
  await openList();
  for (const { fullName } of rows) await choose(fullName);
  await bar().getByRole('button', { name: messages.confirm }).click();
  const question = page.getByRole('alertdialog', { name: 'Подтвердить 2 участников?' });
  await expect
    .element(question.getByText(/Выбрано 4\. Останутся как есть: 1 уже подтверждён, 1 заблокирован и останется/))
    .toBeVisible();
  expect(decisions()).toEqual([]);
  await question.getByRole('button', { name: messages.confirm }).click();
  const report = page.getByRole('dialog', { name: 'Не удалось: 1' });
  await expect.element(report.getByText('Сафин Тимур')).toBeVisible();
  await expect.element(report.getByText('Телефон не подтверждён')).toBeVisible();
  expect(decisions().map(({ body }) => body)).toEqual([{ ids: ['1', '2'], decision: 'confirm' }]);
});

it('does nothing when the act suits nobody, and forgets the choice with another view', async () => {
  await openList();
  await choose('Котова Анна');
  await bar().getByRole('button', { name: messages.confirm }).click();
  await expect.poll(() => document.body.textContent?.replaceAll('\u00A0', ' ')).toContain(messages.bulk.none.confirm);
  expect(decisions()).toEqual([]);
  await page.getByRole('button', { name: /^На модерации/ }).click();
  await expect.poll(() => screen.router.state.location.search).toBe('?view=moderation');
  await expect.element(bar()).not.toBeInTheDocument();
});

it('decides all rows of the query on the server, past those on the screen, after it has counted them', async () => {
  const asked: unknown[] = [];
  await page.viewport(1440, 900);
  const grants = ['memberPage.memberList:read', 'memberPage.memberCard:read', 'memberPage.memberCard:update'] as const;
  const all: Answer = (request) => {
    if (request.path.endsWith('/member/list')) {
      return { items: rows, page: 1, size: 15, total: 361, totalCapped: false, totals };
    }
    if (!request.path.endsWith('/users/decision')) return undefined;
    asked.push(request.body);
    const plan = { total: 360, eligible: 207, members: 207, skipped: [{ reason: 'confirmed', count: 153 }] };
    if (asked.length === 1) return { done: [], failed: [], plan };
    return asked.length === 2
      ? { done: ['1'], failed: [], next: { after: '1', expected: 7 } }
      : { done: [], failed: [{ id: '9', message: 'Телефон не подтверждён', name: 'Жданов Пётр' }] };
  };
  screen = renderRoute({ Component, path: '/participants/:id?', at: '/participants', grants, answer: all });
  await choose('Лукин Денис');
  await bar().getByRole('button', { name: 'выбрать все' }).click();
  await choose('Рожков Фёдор');
  await bar().getByRole('button', { name: messages.confirm }).click();
  const question = page.getByRole('alertdialog', { name: 'Подтвердить 207 участников?' });
  await expect.element(question.getByText(/Выбрано 360\. Останутся как есть: 153 уже подтверждены/)).toBeVisible();
  await question.getByRole('button', { name: messages.confirm }).click();
  await expect.element(page.getByRole('dialog', { name: 'Не удалось: 1' }).getByText('Жданов Пётр')).toBeVisible();
  const query = { except: ['4'] };
  expect(asked).toEqual([
    { query: { ...query, preview: true }, decision: 'confirm' },
    { query: { ...query, expected: 207 }, decision: 'confirm' },
    { query: { ...query, expected: 7, after: '1' }, decision: 'confirm' },
  ]);
});

it('opens access to the blocked alone, and offers a letter and a file to those with the rights', async () => {
  await openList();
  await expect.element(page.getByRole('button', { name: messages.exportAct })).not.toBeInTheDocument();
  for (const { fullName } of rows) await choose(fullName);
  await expect.element(bar().getByRole('button', { name: messages.letterAct })).toBeVisible();
  await bar().getByRole('button', { name: messages.unblock }).click();
  const question = page.getByRole('alertdialog', { name: 'Открыть доступ 1 участнику?' });
  await expect.element(question.getByText(/1 не заблокирован\./)).toBeVisible();
  await question.getByRole('button', { name: messages.unblock }).click();
  await expect.poll(() => decisions().map(({ body }) => body)).toEqual([{ ids: ['4'], decision: 'unblock' }]);
});

it('keeps what was typed when the letter cannot be counted, and sends it with the number that was shown', async () => {
  const sent: unknown[] = [];
  const letters: Answer = (request) => {
    if (request.path.endsWith('/member/list')) return answer(request);
    if (!request.path.endsWith('/users/letter')) return undefined;
    sent.push(request.body);
    const plan = { total: 2, eligible: 1, withEmail: 0, skipped: [{ reason: 'consent', count: 1 }], processId: null };
    return plan;
  };
  await page.viewport(1440, 900);
  const grants = ['memberPage.memberList:read', 'memberPage.memberCard:read', 'memberPage.memberCard:update'] as const;
  screen = renderRoute({ Component, path: '/participants/:id?', at: '/participants', grants, answer: letters });
  await choose('Лукин Денис');
  await choose('Котова Анна');
  await bar().getByRole('button', { name: messages.letterAct }).click();
  const sheet = page.getByRole('dialog', { name: letterMessages.title });
  await sheet.getByRole('button', { name: letterMessages.look }).click();
  expect(sent).toEqual([]);
  await sheet.getByRole('textbox', { name: letterMessages.subject }).fill('Акция');
  await sheet.getByRole('textbox', { name: letterMessages.body }).fill('Текст');
  await sheet.getByRole('button', { name: letterMessages.look }).click();
  await expect.element(sheet.getByText('Получателей: 1 из 2')).toBeVisible();
  await expect.element(sheet.getByText(/1\sне согласен на рассылку.*в приложении: 1/)).toBeVisible();
  await sheet.getByRole('button', { name: letterMessages.edit }).click();
  await expect.element(sheet.getByRole('textbox', { name: letterMessages.subject })).toHaveValue('Акция');
  await sheet.getByRole('button', { name: letterMessages.look }).click();
  await sheet.getByRole('button', { name: /^Отправить/ }).click();
  const letter = { ids: ['1', '3'], subject: 'Акция', text: 'Текст' };
  await expect.poll(() => sent.at(-1)).toEqual({ ...letter, expected: 1 });
});

it.each(listWidths)('shows who it is, the state and the figures at %i', async (width) => {
  await openList();
  await page.viewport(width, 900);
  const { fullName, phone, status, active, sales } = messages.columns;
  const wide = width === listWidths[0] ? [messages.columns.store, messages.columns.registeredAt] : [];
  await expectColumnsInView(width, [fullName, phone, status, active, sales, ...wide]);
  await expectUncut(/^\+7 |На модерации|Подтверждён|Продажи, 30 дн\./u, 8);
});
