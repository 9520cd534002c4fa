import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Component } from '../route.tsx';
import { adjustmentsMessages as messages } from './messages.ts';

let screen: RenderedRoute;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => screen.unmount());

const row = (id: string, more: object) => ({
  id,
  number: `К-00000${id}`,
  version: 1,
  member: { id: `m${id}`, fullName: 'Быков Марат', phone: '79001234567' },
  direction: 'credit',
  points: 6000,
  reasonCode: 'contest',
  reasonName: 'Приз конкурса',
  comment: 'Приз',
  status: 'on_approval',
  createdAt: '2026-11-20 12:00:00.000',
  createdBy: { id: 'u9', name: 'Громова Вера' },
  decidedAt: null,
  decidedBy: null,
  expiresAt: null,
  ...more,
});
const items = [
  row('1', {}),
  row('2', { direction: 'debit', points: 500 }),
  row('3', { status: 'applied', decidedBy: { id: 'u2', name: 'Седов Роман' } }),
];
const reasons = { tuningReject: [{ code: 'wrong_file', name: 'Ошибка в файле', text: 'В файле ошибка.' }] };

function open(): void {
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at: '/transactions/tunings',
    grants: ['transactionPage.tuningsTransactionList:read', 'transactionPage.tuningsTransaction:update'],
    answer({ path, body }) {
      const totals = { statuses: [], waitsForMe: 2 };
      if (path.endsWith('/tunings/list')) return { items, page: 1, size: 15, total: 3, totalCapped: false, totals };
      if (path.endsWith('/dictionary')) return { reasons };
      if (path.endsWith('/admin/settings')) return { rateKopecks: 100, adjustmentApprovalThreshold: 5000 };
      if (path.endsWith('/tunings/decision')) {
        const { ids } = body as { ids: string[] };
        return { done: ids, failed: [], plan: null, next: null };
      }
      return undefined;
    },
  });
}
const sent = () => screen.sent.filter(({ path }) => path.endsWith('/tunings/decision')).map(({ body }) => body);
const choose = async (act: 'approve' | 'reject') => {
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click();
  await page
    .getByRole('group', { name: 'Действия с выбранными' })
    .getByRole('button', { name: messages[act], exact: true })
    .click();
};

it('approves several with points and roubles of both directions in the question', async () => {
  open();
  await choose('approve');
  const question = page.getByRole('alertdialog');
  await expect
    .element(question.getByText(/Начислим 6\s000\sбаллов, это 6\s000,00\s₽\. Спишем 500\sбаллов/u))
    .toBeVisible();
  await expect.element(question.getByText(/Останутся как есть: 1 в статусе «проведена»/u)).toBeVisible();
  expect(sent()).toEqual([]);
  await question.getByRole('button', { name: messages.approve }).click();
  await expect.poll(sent).toEqual([{ ids: ['1', '2'], decision: 'approve' }]);
});

it('rejects several with one reason', async () => {
  open();
  await choose('reject');
  const question = page.getByRole('dialog', { name: messages.bulk.titles.reject(2) });
  await question.getByRole('radio', { name: 'Ошибка в файле' }).click();
  await question.getByRole('button', { name: messages.reject }).click();
  await expect.poll(sent).toEqual([{ ids: ['1', '2'], decision: 'reject', reasonCode: 'wrong_file' }]);
});
