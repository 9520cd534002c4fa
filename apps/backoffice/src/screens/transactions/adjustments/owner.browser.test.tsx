import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Component } from '../route.tsx';
import { adjustmentsMessages } from './messages.ts';

const messages = adjustmentsMessages.form;
const owner = {
  id: 'm1',
  fullName: 'Быков Марат',
  phone: '79001234567',
  status: 'confirmed',
  store: null,
  points: { active: 120, pending: 0, debt: 0 },
};
const absent = { status: 404, code: 'NOT_FOUND', messages: ['Не найдено'] };
const tired = { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['Сервер перегружен'] };

let screen: RenderedRoute;
afterEach(() => screen.unmount());

/** The form with a phone in it; the look-ups are answered in turn, the last answer stays. */
async function openWith(...answers: (() => unknown)[]): Promise<void> {
  await page.viewport(1440, 900);
  let asked = 0;
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at: '/transactions/tunings/new',
    grants: ['transactionPage.tuningsTransactionList:read', 'transactionPage.tuningsTransaction:create'],
    answer: ({ path }) =>
      path.endsWith('/info-by-phone') ? answers[Math.min(asked++, answers.length - 1)]?.() : undefined,
  });
  await page.getByLabelText(messages.phone).fill('9001234567');
}
const failure = page.getByRole('alert').filter({ hasText: messages.failed });
const lost = (): never => {
  throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });
};

it.each([
  ['the network', lost],
  ['the server', () => tired],
])('says that %s has failed, not that there is nobody, and asks again by a press', async (_, failing) => {
  await openWith(failing, () => owner);
  await expect.element(failure).toBeVisible();
  expect(page.getByText(messages.notFound).elements()).toHaveLength(0);
  await failure.getByRole('button', { name: messages.retry }).click();
  await expect.element(page.getByText(owner.fullName)).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

it('says that there is nobody when that is the answer, after a failure too', async () => {
  await openWith(
    () => tired,
    () => absent,
  );
  await failure.getByRole('button', { name: messages.retry }).click();
  await expect.element(page.getByText(messages.notFound)).toBeVisible();
  expect(page.getByText(messages.failed).elements()).toHaveLength(0);
});
