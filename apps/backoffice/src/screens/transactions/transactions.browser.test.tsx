import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { adjustmentsMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const adjustment = (more: object = {}) => ({
  id: 't1',
  number: 'К-000007',
  version: 3,
  member: { id: 'm1', fullName: 'Быков Марат', phone: '79001234567' },
  direction: 'debit',
  points: 500,
  reasonCode: 'error',
  reasonName: 'Ошибка',
  comment: 'Двойное начисление',
  status: 'on_approval',
  createdAt: '2026-11-20 12:00:00.000',
  createdBy: { id: 'u1', name: 'Громова Вера' },
  decidedAt: null,
  decidedBy: null,
  expiresAt: null,
  files: [],
  decisionComment: null,
  balance: { pending: 0, active: 120, reserved: 0, debt: 0 },
  operations: [],
  allowedActions: ['approve', 'reject'],
  ...more,
});

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (at: string, answer: Answer): void => {
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at,
    grants: [
      'transactionPage.tuningsTransactionList:read',
      'transactionPage.tuningsTransaction:read',
      'transactionPage.tuningsTransaction:update',
      'transactionPage.tuningsTransaction:create',
      'transactionPage.tuningsTransaction:delete',
    ],
    answer,
  });
};
const page0 = { items: [], page: 1, size: 15, total: 0, totalCapped: false, totals: { statuses: [] } };
const answerWith =
  (row: object): Answer =>
  ({ path, method }) => {
    if (path.endsWith('/tunings/list')) return page0;
    if (path.endsWith('/admin/settings')) return { rateKopecks: 100, adjustmentApprovalThreshold: 5000 };
    if (path.includes('/tunings/t1')) return method === 'delete' ? { ok: true } : row;
    return undefined;
  };

it('rejects an adjustment with a reason, and says beforehand that it cannot be written off', async () => {
  await page.viewport(1440, 900);
  open('/transactions/tunings/t1', answerWith(adjustment()));
  const card = page.getByRole('dialog', { name: /К-000007/ });
  await expect.element(card.getByText(/Доступно 120.*Больше списать нельзя/)).toBeVisible();
  await card.getByRole('button', { name: messages.reject }).click();
  const question = page.getByRole('dialog', { name: messages.rejectTitle('К-000007') });
  await question.getByRole('textbox', { name: messages.rejectReason }).fill('Нет основания');
  await question.getByRole('button', { name: messages.reject }).click();
  await expect
    .poll(() => screen.sent.find(({ path }) => path.endsWith('/decision'))?.body)
    .toEqual({ decision: 'reject', comment: 'Нет основания', version: 3 });
});

it('lets the author take an adjustment back', async () => {
  await page.viewport(1440, 900);
  open('/transactions/tunings/t1', answerWith(adjustment({ allowedActions: ['delete'] })));
  await page
    .getByRole('dialog', { name: /К-000007/ })
    .getByRole('button', { name: messages.withdraw })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.withdraw }).click();
  await expect
    .poll(() => screen.sent.some(({ method, path }) => method === 'delete' && path.endsWith('/t1')))
    .toBe(true);
});
