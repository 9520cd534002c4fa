import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { Component } from './route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('says once that a system is gone, with no tabs that would lead nowhere', async () => {
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users/t1',
    grants: ['technicalUserPage.technicalUserList:read', 'technicalUserPage.technicalUserCard:read'],
    answer: ({ path }) =>
      path.endsWith('/list') ? { items: [], page: 1, size: 15, total: 0, totalCapped: false } : undefined,
  });
  const card = page.getByRole('dialog');
  await expect.element(card.getByRole('heading', { level: 3 })).toBeVisible();
  await expect.element(card.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: /^(Сообщения|Уведомления)$/ })).not.toBeInTheDocument();
});

const system = {
  id: 't1',
  name: 'Касса',
  login: 'pos',
  owner: null,
  ownerKind: null,
  scopes: ['sales.sale:read'],
  allowedIps: [],
  rateLimitPerMinute: 60,
  status: 'active',
  lastUsedAt: null,
  errorsLast24Hours: 0,
  expiresAt: null,
  isExpired: false,
  createdAt: '2026-11-20 10:00:00.000',
  version: 1,
  description: null,
  secretPrefix: 'pbk_abcd',
  previousSecretUntil: null,
  webhookUrl: 'https://pos.example/hook',
  webhookEvents: null,
  webhookHasSecret: true,
  webhookQueued: 1,
  webhookFailed: 0,
  webhookLastSentAt: null,
  updatedAt: '2026-11-20 10:00:00.000',
  updatedBy: null,
};
const paged = (items: readonly object[]) => ({ items, page: 1, size: 15, total: items.length, totalCapped: false });

async function openCard(lists: Readonly<Record<string, readonly object[]>>): Promise<void> {
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users/t1',
    grants: ['technicalUserPage.technicalUserList:read', 'technicalUserPage.technicalUserCard:read'],
    answer: ({ path }) => {
      const [, list] = Object.entries(lists).find(([end]) => path.endsWith(end)) ?? [];
      if (list) return paged(list);
      return path.endsWith('/list') ? paged([]) : system;
    },
  });
  await expect.element(page.getByRole('dialog').getByRole('tab', { name: 'Вебхуки' })).toBeVisible();
}

it('looks again at a delivery that waits in the list though the card counts none', async () => {
  const waiting = {
    id: 'd1',
    type: 'webhook.test',
    occurredAt: '2026-11-25 12:35:00.000',
    status: 'queued',
    attempts: 0,
    nextAttemptAt: '2026-11-25 12:35:00.000',
    lastAttemptAt: null,
    httpStatus: null,
    lastError: null,
    sentAt: null,
    processId: null,
    body: '{}',
  };
  const sent = { ...waiting, status: 'sent', attempts: 1, httpStatus: 200, sentAt: '2026-11-25 12:35:01.000' };
  let looks = 0;
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users/t1',
    grants: ['technicalUserPage.technicalUserList:read', 'technicalUserPage.technicalUserCard:read'],
    answer: ({ path }) => {
      if (path.endsWith('/deliveries/list')) return paged([(looks += 1) > 1 ? sent : waiting]);
      return path.endsWith('/list') ? paged([]) : { ...system, webhookQueued: 0 };
    },
  });
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Вебхуки' }).click();
  const list = card.getByRole('table', { name: 'Доставки за 30 дней' });
  await expect.element(list.getByText('Ждёт')).toBeVisible();
  await expect.element(list.getByText('Доставлено')).toBeVisible();
});

it('says above the deliveries that a receiver refuses, and asks for as many rows as the pages say', async () => {
  const waiting = {
    id: 'd1',
    type: 'webhook.test',
    occurredAt: '2026-11-25 12:35:00.000',
    status: 'queued',
    attempts: 3,
    nextAttemptAt: '2026-11-25 12:41:00.000',
    lastAttemptAt: '2026-11-25 12:36:00.000',
    httpStatus: 500,
    lastError: 'HTTP 500',
    sentAt: null,
    processId: null,
    body: '{}',
  };
  await openCard({ '/deliveries/list': [waiting] });
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Вебхуки' }).click();
  await expect.element(card.getByText('Система не принимает события: 3 попытки')).toBeVisible();
  await expect.element(card.getByText(/^HTTP 500\. Следующая попытка 25 ноября 2026 12:41/)).toBeVisible();
  await expect.element(card.getByRole('combobox', { name: 'Строк на странице' })).toHaveValue('15');
  const asked = screen.sent.findLast(({ path }) => path.endsWith('/deliveries/list'));
  expect(asked?.body).toMatchObject({ size: 15 });
});

it('does not say that nothing was called above a log with sign-ins', async () => {
  const signIn = {
    id: 'c1',
    at: '2026-11-25 12:35:00.000',
    route: 'auth.login',
    httpStatus: 200,
    code: null,
    durationMs: 40,
    requestId: '01a21210-913f-744b-af83-76ce30833d38',
    ip: '127.0.0.1',
    name: 'Входит',
    method: 'POST',
    path: '/v1/public/auth/login',
  };
  await openCard({ '/calls/list': [signIn] });
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Вызовы' }).click();
  await expect.element(card.getByText('Входит')).toBeVisible();
  await expect.element(card.getByText(/Были только входы/)).toBeVisible();
  await expect.poll(() => screen.sent.filter(({ path }) => path.endsWith('/technical/t1')).length).toBeGreaterThan(1);
});

it('says the code of a call that failed where a finger or a keyboard finds it', async () => {
  const refused = {
    id: 'c2',
    at: '2026-11-25 12:36:00.000',
    route: 'sales.create',
    httpStatus: 422,
    code: 'VALIDATION',
    durationMs: 31,
    requestId: '01a21210-913f-744b-af83-76ce30833d39',
    ip: '127.0.0.1',
    name: 'Регистрирует продажу',
    method: 'POST',
    path: '/v1/private/sales',
  };
  await openCard({ '/calls/list': [refused] });
  const card = page.getByRole('dialog');
  await card.getByRole('tab', { name: 'Вызовы' }).click();
  await expect.element(card.getByText('VALIDATION', { exact: true })).toBeInTheDocument();
});

it('says once that no right is marked: to the group, not to every box of it', async () => {
  screen = renderRoute({
    Component,
    path: '/tech-users/:id?',
    at: '/tech-users/new',
    grants: [
      'technicalUserPage.technicalUserList:read',
      'technicalUserPage.technicalUserCard:read',
      'technicalUserPage.technicalUserCard:create',
      'sales.sale:read',
      'sales.sale:create',
    ],
    answer: ({ path }) => (path.endsWith('/list') ? paged([]) : undefined),
  });
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  const error = form.getByText(/^Отметьте хотя бы одно право/);
  await expect.element(error).toBeVisible();
  const errorId = error.element().closest('[id]')?.id ?? '';
  const describedBy = (element: Element): readonly string[] =>
    (element.getAttribute('aria-describedby') ?? '').split(' ');
  const boxes = form.getByRole('checkbox').elements();
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter((box) => describedBy(box).includes(errorId))).toEqual([]);
  const ids = boxes.flatMap(({ id }) => (id === '' ? [] : [id]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(describedBy(form.getByRole('group', { name: 'Права' }).element())).toContain(errorId);
});
