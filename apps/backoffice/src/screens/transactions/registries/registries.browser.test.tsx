import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { registriesMessages as messages } from '../messages.ts';
import { Component } from '../route.tsx';

let screen: RenderedRoute;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => screen.unmount());

const row = (id: string, more: object = {}) => ({
  id,
  number: `В-00000${id}`,
  version: 2,
  member: { id: `m${id}`, fullName: 'Крылова Мария', phone: '79000000001' },
  points: 100,
  grossKopecks: 10_000,
  taxKopecks: 0,
  netKopecks: 10_000,
  card: { id: 'c1', mask: '220000••••••1234', brand: 'mir' },
  status: 'in_registry',
  sentAt: null,
  registry: null,
  requestedAt: '2026-11-20 12:00:00.000',
  obstacles: [],
  lifted: [],
  overrideAskedAt: null,
  allowedActions: [],
  outcome: null,
  ...more,
});

const registry = (more: object = {}) => ({
  id: 'g1',
  number: 'Р-000003',
  status: 'formed',
  count: 2,
  paidCount: 0,
  failedCount: 0,
  points: 200,
  grossKopecks: 20_000,
  taxKopecks: 0,
  netKopecks: 20_000,
  createdAt: '2026-11-20 12:00:00.000',
  createdBy: 'Орлова Нина',
  approvedAt: null,
  approvedBy: null,
  completedAt: null,
  fileTakenAt: null,
  closed: null,
  decisionRefusal: null as string | null,
  canApprove: true,
  canReject: true,
  canDisband: false,
  canTakeOut: true,
  version: 5,
  withdrawals: [row('1'), row('2')],
  ...more,
});

const nothing = { items: [], page: 1, size: 15, total: 0, totalCapped: false };
const reasons = {
  registryExit: [
    { code: 'composition', name: 'Ошибка в составе', text: 'В реестр вошли не те заявки.' },
    { code: 'other', name: 'Другая причина', text: '' },
  ],
};

function open(more: object = {}) {
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at: '/transactions/registries/g1',
    grants: ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:update'],
    answer: ({ path, method }) => {
      if (path.endsWith('/registry/list')) return nothing;
      if (path.endsWith('/dictionary')) return { reasons };
      if (path.endsWith('/g1') || (method === 'put' && path.includes('/g1/'))) return registry(more);
      return undefined;
    },
  });
  return page.getByRole('dialog', { name: /Р-000003/ });
}

const sent = (act: string) => screen.sent.filter(({ path }) => path.endsWith(`/g1/${act}`)).map(({ body }) => body);

it('removes one request with a reason, and says first whose and how much', async () => {
  const card = open();
  await card.getByRole('button', { name: messages.takeOutOf('В-000002') }).click();
  const question = page.getByRole('dialog', { name: messages.takeOutTitle('В-000002') });
  await expect.element(question.getByText(/Крылова Мария, 100,00\s₽/u)).toBeVisible();
  await question.getByRole('radio', { name: 'Ошибка в составе' }).click();
  await expect.element(question.getByText(/В истории реестра: В реестр вошли не те заявки\./u)).toBeVisible();
  expect(sent('take-out')).toEqual([]);
  await question.getByRole('button', { name: messages.takeOut }).click();
  await expect.poll(() => sent('take-out')).toEqual([{ reasonCode: 'composition', version: 5, withdrawalId: '2' }]);
});

it('is rejected by the second person with a comment where the reason is another', async () => {
  const card = open();
  await card.getByRole('button', { name: messages.reject }).click();
  const question = page.getByRole('dialog', { name: messages.rejectTitle('Р-000003') });
  await expect.element(question.getByText(/2\sзаявки вернутся.*200,00\s₽/u)).toBeVisible();
  await question.getByRole('radio', { name: 'Другая причина' }).click();
  await question.getByRole('button', { name: messages.reject }).click();
  expect(sent('reject')).toEqual([]);
  await question.getByRole('textbox').fill('Счёт закрыт');
  await question.getByRole('button', { name: messages.reject }).click();
  await expect.poll(() => sent('reject')).toEqual([{ reasonCode: 'other', comment: 'Счёт закрыт', version: 5 }]);
});

it('is not signed while a payout of it is stopped, and says which and why', async () => {
  const obstacles = [{ code: 'spend_blocked', text: 'вывод баллов участнику приостановлен' }];
  const card = open({ withdrawals: [row('1', { obstacles }), row('2')] });
  await expect.element(card.getByText(/вывод баллов участнику приостановлен/u)).toBeVisible();
  const sign = card.getByRole('button', { name: messages.approve });
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sign).toHaveAccessibleDescription(messages.stopped(1));
});

it('is not signed by a person whose account its author had in hand, and says so', async () => {
  const decisionRefusal = 'Вторым сотрудником будет другой человек';
  const card = open({ decisionRefusal });
  const sign = card.getByRole('button', { name: messages.approve });
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sign).toHaveAccessibleDescription(decisionRefusal);
  await expect.element(card.getByRole('button', { name: messages.reject })).toBeEnabled();
});

it('is disbanded by its author until the file was downloaded, and says so beside the file', async () => {
  const signed = { status: 'approved', canApprove: false, canReject: false, canTakeOut: false, canDisband: true };
  const card = open(signed);
  await expect.element(card.getByText(messages.fileNotTaken)).toBeVisible();
  expect(card.getByRole('button', { name: messages.takeOutOf('В-000002') }).elements()).toHaveLength(0);
  await card.getByRole('button', { name: messages.disband }).click();
  const question = page.getByRole('dialog', { name: messages.disbandTitle('Р-000003') });
  await question.getByRole('radio', { name: 'Ошибка в составе' }).click();
  await question.getByRole('button', { name: messages.disband }).click();
  await expect.poll(() => sent('disband')).toEqual([{ reasonCode: 'composition', version: 5 }]);
});

it('says why it goes no further, and of a removed request that it was removed', async () => {
  const card = open({
    status: 'rejected',
    canApprove: false,
    canReject: false,
    canTakeOut: false,
    closed: { at: '2026-11-21 10:00:00.000', by: 'Седов Роман', reason: 'В реестр вошли не те заявки.' },
    withdrawals: [row('1', { status: 'approved' }), row('2', { status: 'approved', outcome: 'removed' })],
  });
  await expect.element(card.getByText(/В реестр вошли не те заявки\. Седов Роман/u)).toBeVisible();
  await expect.element(card.getByText(messages.removed)).toBeVisible();
  expect(card.getByRole('button', { name: messages.csv }).elements()).toHaveLength(0);
});
