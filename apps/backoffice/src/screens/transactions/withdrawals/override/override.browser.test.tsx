import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../../shared/test-utils/render-route.tsx';
import { withdrawalsMessages } from '../messages.ts';
import { Component } from '../../route.tsx';
import { overrideMessages as messages } from './messages.ts';

const debt = { code: 'debt', text: 'у участника задолженность' };
const waiting = {
  id: 'o1',
  status: 'asked',
  obstacles: [debt],
  reason: 'Долг спишут в декабре',
  askedAt: '2026-11-20 12:00:00.000',
  askedBy: 'Орлова Нина',
  decidedAt: null as string | null,
  decidedBy: null as string | null,
  comment: null as string | null,
};
const agreed = {
  ...waiting,
  status: 'approved',
  decidedAt: '2026-11-20 13:00:00.000',
  decidedBy: 'Седов Роман',
  comment: 'Согласовано',
};
const payout = (more: object) => ({
  id: 'w1',
  number: 'В-000031',
  version: 4,
  member: { id: 'm1', fullName: 'Быков Марат', phone: '79001234567' },
  points: 800,
  rateKopecks: 100,
  grossKopecks: 80_000,
  taxKopecks: 10_400,
  taxIsPreliminary: true,
  netKopecks: 69_600,
  card: { id: 'c1', mask: '220000••••••1234', brand: 'mir' },
  status: 'new',
  sentAt: null,
  registry: null,
  requestedAt: '2026-11-20 11:00:00.000',
  failureText: null,
  reasonText: null,
  timeline: [],
  obstacles: [debt],
  lifted: [],
  overrideAskedAt: null,
  overrides: [],
  overrideRefusal: null,
  overrideActions: [],
  allowedActions: ['approve', 'reject'],
  ...more,
});
const asked = { overrideAskedAt: waiting.askedAt, overrides: [waiting] };

let screen: RenderedRoute;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => screen.unmount());

function open(more: object, at = '/transactions/withdrawals/w1') {
  const row = payout(more);
  screen = renderRoute({
    Component,
    path: '/transactions/:tab?/:id?',
    at,
    grants: ['transactionPage.transactionListAdmin:read', 'transactionPage.detailTransaction:update'],
    answer: ({ path }) => {
      if (path.endsWith('/withdrawals/list')) {
        const totals = { statuses: [], waitsForMe: 1 };
        return { items: [row], page: 1, size: 15, total: 1, totalCapped: false, totals };
      }
      if (path.endsWith('/override')) return payout(asked);
      if (path.endsWith('/override/decision')) return payout({ obstacles: [], lifted: [debt], overrides: [agreed] });
      return path.includes('/w1') ? row : undefined;
    },
  });
}
const card = () => page.getByRole('dialog', { name: /В-000031/ });
const button = (name: string | RegExp) => card().getByRole('button', { name });
const sent = (end: string) => screen.sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

it('says the sum and what stands against it before it takes a reason, and sends what the person has seen', async () => {
  open({ overrideActions: ['ask'] });
  await button(messages.ask).click();
  const dialog = page.getByRole('dialog', { name: messages.askTitle('В-000031') });
  await expect.element(dialog.getByText(/696,00\s₽.*Быков Марат.*у участника задолженность/u)).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: messages.reason });
  const send = dialog.getByRole('button', { name: messages.send });
  await userEvent.fill(reason, 'да');
  await send.click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(sent('/override')).toEqual([]);
  await userEvent.fill(reason, 'Долг спишут в декабре');
  await send.click();
  await expect
    .poll(() => sent('/override'))
    .toEqual([{ obstacles: ['debt'], reason: 'Долг спишут в декабре', version: 4 }]);
});

it('its author reads that it waits, may take it back and not agree to it', async () => {
  open({
    ...asked,
    overrideActions: ['withdraw'],
    overrideRefusal: 'Выплату вопреки условиям согласует не тот, кто её предложил',
  });
  await expect.element(card().getByText(messages.waits)).toBeVisible();
  await expect.element(card().getByText(/Автор: Орлова Нина, 20 ноября 2026/u)).toBeVisible();
  await expect.element(card().getByText(messages.why('Долг спишут в декабре'))).toBeVisible();
  await expect.element(button(messages.approve)).toHaveAttribute('aria-disabled', 'true');
  for (const name of [messages.ask, new RegExp(`^${withdrawalsMessages.approve} `)])
    await expect.element(button(name)).not.toBeInTheDocument();
  await button(messages.withdraw).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.withdraw }).click();
  await expect.poll(() => sent('/decision')).toEqual([{ overrideId: 'o1', decision: 'withdraw', version: 4 }]);
});

it('the second person agrees after a question with the numbers, or refuses with a reason', async () => {
  open({ ...asked, overrideActions: ['approve', 'reject'] });
  await button(messages.approve).click();
  const question = page.getByRole('alertdialog', { name: messages.approveTitle('В-000031') });
  const { facts } = messages;
  for (const [term, value] of [
    [facts.member, 'Быков Марат'],
    [facts.net, '696,00 ₽'],
    [facts.tax, '104,00 ₽'],
    [facts.conditions, debt.text],
    [facts.reason, waiting.reason],
    [facts.author, 'Орлова Нина'],
  ] as const) {
    const found = question.getByRole('term').filter({ hasText: term }).element().nextElementSibling;
    expect(found?.textContent?.replaceAll('\u00A0', ' '), term).toBe(value);
  }
  await question.getByRole('button', { name: 'Отмена' }).click();
  expect(sent('/decision')).toEqual([]);
  await button(messages.reject).click();
  const dialog = page.getByRole('dialog', { name: messages.rejectTitle('В-000031') });
  await userEvent.fill(dialog.getByRole('textbox', { name: messages.rejectReason }), 'Дождитесь проверки');
  await dialog.getByRole('button', { name: messages.reject }).click();
  await expect
    .poll(() => sent('/decision'))
    .toEqual([{ overrideId: 'o1', decision: 'reject', version: 4, comment: 'Дождитесь проверки' }]);
});

it('agreed to, the card says in spite of what, who and why, and the payout goes on', async () => {
  open({ obstacles: [], lifted: [debt], overrides: [agreed] });
  await expect.element(card().getByText(messages.lifted(debt.text, 1))).toBeVisible();
  await expect.element(card().getByText(/Второй сотрудник: Седов Роман, 20 ноября 2026/u)).toBeVisible();
  await expect.element(card().getByText('Согласовано')).toBeVisible();
  await expect.element(card().getByText(messages.why(waiting.reason))).toBeVisible();
  const approve = button(new RegExp(withdrawalsMessages.approve));
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
});

it('who may only read sees the story and no button of it', async () => {
  open({ ...asked, allowedActions: [] });
  await expect.element(card().getByText(messages.waits)).toBeVisible();
  for (const name of [messages.ask, messages.approve, messages.reject, messages.withdraw])
    await expect.element(button(name)).not.toBeInTheDocument();
});

it('the row is marked, and the view «Ждут меня» asks for such rows', async () => {
  open(asked, '/transactions/withdrawals?view=mine');
  const row = page.getByRole('row', { name: /В-000031/ });
  await expect.element(row.getByText(messages.mark)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Ждут меня.*1/u })).toBeVisible();
  expect(sent('/withdrawals/list')).toMatchObject([{ filters: { waitsForMe: true } }]);
});
