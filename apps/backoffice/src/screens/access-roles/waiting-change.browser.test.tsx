import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memberStates } from '../../shared/states.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { screenOver } from './route.tsx';
import { rolesMessages } from './messages.ts';
import { staffMessages } from './staff-messages.ts';

const { Component } = screenOver({ areas: [], groups: {} });
const messages = staffMessages.waiting;
let screen: RenderedRoute;
afterEach(() => screen.unmount());

const role = {
  code: 'admin',
  name: 'Администратор',
  description: '',
  isSystem: true,
  usersCount: 2,
  dataScope: 'all',
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
  version: 1,
};
const person = {
  id: 'u7',
  lastName: 'Громова',
  firstName: 'Вера',
  middleName: '',
  email: 'vera@shop.ru',
  phone: '79031234567',
  role: { code: role.code, name: role.name },
  company: null,
  status: 'confirmed',
  statusReason: null,
  isInvited: false,
  invitation: null,
  hasSecondFactor: true,
  sessionsCount: 0,
  lastLoginAt: null,
  createdAt: '2026-11-20 12:00:00.000',
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
  version: 1,
};
const refusal = 'Подтверждает не тот администратор, который это сделал';
const change = {
  id: 'c1',
  kind: 'address',
  address: { email: 'mine@evil.ru', phone: '79031234567' },
  askedAt: '2026-11-29 12:00:00.000',
  askedBy: { id: 'u1', name: 'Седов Роман' },
  dueAt: '2026-12-02 12:00:00.000',
  decisionRefusal: null as string | null,
  allowedActions: ['confirm', 'stop'] as readonly string[],
};

/** The card of an administrator whose account waits; nothing waits after a decision. */
function open(
  first: readonly object[],
  { at = '?tab=people&person=u7', roleCode = 'admin', block = null as string | null } = {},
): void {
  const state = block === null ? {} : { status: 'blocked', statusReason: block };
  let waiting = first;
  screen = renderRoute({
    Component,
    path: '/access-roles/:id?',
    at: `/access-roles/admin${at}`,
    grants: ['roleSystem.detailAccessesRole:read', 'roleSystem.detailAccessesRole:update'],
    profile: { roleCode },
    answer({ path, method, body }) {
      const list = { page: 1, size: 20, total: 1, totalCapped: false };
      if (path.endsWith('/decision')) {
        waiting = [];
        return { ...person, waiting };
      }
      if (path.endsWith('/second-factor')) {
        waiting = [
          { ...change, kind: 'second_step', address: null, decisionRefusal: refusal, allowedActions: ['stop'] },
        ];
        return { ok: true, waits: true };
      }
      if (path.endsWith('/users/list')) return { ...list, items: waiting.length > 0 ? [{ ...person, waiting }] : [] };
      if (path.endsWith('/roles/list')) return { ...list, items: [role] };
      if (path.endsWith('/admin/accesses')) return { role, items: [] };
      if (path.includes('/users/u7')) {
        if (method === 'put') waiting = [change];
        return { ...person, ...state, waiting };
      }
      if (method === 'post' && path.endsWith('/role/users')) {
        return { ...person, ...(body as object), waiting: [{ ...change, kind: 'new_administrator', address: null }] };
      }
      if (path.endsWith('/users')) {
        const row = {
          id: 'u7',
          name: 'Громова Вера',
          login: person.email,
          isBlocked: block !== null,
          isInvited: false,
        };
        return { ...list, items: [{ ...row, invitation: null, isWaiting: waiting.length > 0 }] };
      }
      return undefined;
    },
  });
}

const card = page.getByRole('dialog', { name: 'Громова Вера' });
const asked = () => screen.sent.filter(({ path }) => path.endsWith('/decision')).map(({ path, body }) => [path, body]);

it('says what waits, by whom and until when, and another administrator confirms it', async () => {
  open([change]);
  await expect.element(card.getByText(messages.title)).toBeVisible();
  await expect.element(card.getByText(/Новая почта: mine@evil\.ru\. Автор: Седов Роман/)).toBeVisible();
  await expect.element(card.getByText(/Новый телефон/)).not.toBeInTheDocument();
  expect(document.querySelector('table')?.textContent).toContain(messages.word);
  await card.getByRole('button', { name: messages.confirm }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.confirm }).click();
  await expect.element(page.getByText(messages.confirmed('Громова Вера')).first()).toBeVisible();
  expect(asked()).toEqual([[expect.stringContaining('/changes/c1/decision'), { decision: 'confirm' }]]);
  await expect.element(card.getByText(messages.title)).not.toBeInTheDocument();
});

it('a block is not hidden by what waits', async () => {
  open([change], { block: 'Разбираемся' });
  await expect.element(card.getByText(staffMessages.blockedBecause('Разбираемся'))).toBeVisible();
  await expect.element(card.getByText(/Новая почта: mine@evil\.ru/)).toBeVisible();
  await expect.element(card.getByText(memberStates.blocked.word, { exact: true })).toBeVisible();
  await expect.element(card.getByText(messages.word, { exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('table')?.textContent).toContain(memberStates.blocked.word);
});

it('the author only stops it, and reads why', async () => {
  open([{ ...change, decisionRefusal: refusal, allowedActions: ['stop'] }]);
  const button = card.getByRole('button', { name: messages.confirm });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(refusal);
  await card.getByRole('button', { name: messages.stop }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.stop }).click();
  await expect.element(page.getByText(messages.stopped('Громова Вера')).first()).toBeVisible();
  expect(asked()).toEqual([[expect.any(String), { decision: 'stop' }]]);
});

it('who decides nothing sees it without a button', async () => {
  open([{ ...change, allowedActions: [] }], { roleCode: 'keeper' });
  await expect.element(card.getByText(messages.title)).toBeVisible();
  await expect.element(card.getByRole('button', { name: messages.stop })).not.toBeInTheDocument();
  await expect.element(page.getByText(messages.forMe)).not.toBeInTheDocument();
});

it('the screen leads an administrator to whom he has to decide about', async () => {
  open([change], { at: '' });
  await expect.element(page.getByText(messages.forMe)).toBeVisible();
  await page.getByRole('link', { name: 'Громова Вера' }).click();
  await expect.element(card.getByText(messages.title)).toBeVisible();
});

it('another address and a reset say that they wait', async () => {
  open([]);
  await card.getByRole('button', { name: staffMessages.edit, exact: true }).click();
  const form = page.getByRole('dialog', { name: staffMessages.editTitle('Громова Вера') });
  await expect.element(form.getByText(messages.rule)).toBeVisible();
  await form.getByRole('textbox', { name: staffMessages.labels.email }).fill('mine@evil.ru');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(messages.sent('Громова Вера')).first()).toBeVisible();
  await expect.element(card.getByText(messages.title)).toBeVisible();
});

it('a new administrator is announced as one who waits', async () => {
  open([], { at: '?tab=people' });
  await page.getByRole('button', { name: rolesMessages.people.invite }).click();
  const form = page.getByRole('dialog', { name: rolesMessages.people.inviteTitle(role.name) });
  await expect.element(form.getByText(messages.rule)).toBeVisible();
  await form.getByRole('textbox', { name: 'Фамилия' }).fill('Кукла');
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await form.getByRole('textbox', { name: rolesMessages.people.email }).fill('anna@shop.ru');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(messages.sent('Кукла Анна')).first()).toBeVisible();
});
