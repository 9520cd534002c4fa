import type { InvitationState } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { invitationMessages as messages } from '../../shared/invitation/messages.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { screenOver } from './route.tsx';

const { Component } = screenOver({ areas: [], groups: {} });
let screen: RenderedRoute;
afterEach(() => screen.unmount());

const role = {
  code: 'moderator',
  name: 'Модератор',
  description: '',
  isSystem: false,
  usersCount: 1,
  dataScope: 'all',
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
  version: 1,
};

/** A moderator who was invited; a second letter arrives. */
function open(first: InvitationState | null): void {
  let invitation: InvitationState | null = first;
  screen = renderRoute({
    Component,
    path: '/access-roles/:id?',
    at: '/access-roles/moderator?tab=people&person=u7',
    grants: ['roleSystem.detailAccessesRole:read', 'roleSystem.detailAccessesRole:update'],
    profile: { roleCode: 'admin' },
    answer({ path, method }) {
      const person = {
        id: 'u7',
        lastName: 'Проверкина',
        firstName: 'Вера',
        middleName: '',
        email: 'vera@shop.ru',
        phone: null,
        role: { code: role.code, name: role.name },
        company: null,
        status: 'confirmed',
        statusReason: null,
        isInvited: true,
        waiting: [],
        hasSecondFactor: false,
        sessionsCount: 0,
        lastLoginAt: null,
        createdAt: '2026-11-20 12:00:00.000',
        updatedAt: '2026-11-20 12:00:00.000',
        updatedBy: null,
        version: 1,
      };
      if (path.endsWith('/invite')) invitation = 'sent';
      if (path.endsWith('/roles/list')) return { items: [role], page: 1, size: 200, total: 1, totalCapped: false };
      if (path.endsWith('/moderator/accesses')) return { role, items: [] };
      if (path.includes('/users/u7')) return { ...person, invitation };
      if (method === 'get' && path.endsWith('/users')) {
        const row = {
          id: 'u7',
          name: 'Проверкина Вера',
          login: person.email,
          isBlocked: false,
          isInvited: true,
          isWaiting: false,
        };
        return { items: [{ ...row, invitation }], page: 1, size: 20, total: 1, totalCapped: false };
      }
      return undefined;
    },
  });
}

const row = page.getByRole('row', { name: /Проверкина Вера/ });
const card = page.getByRole('dialog', { name: 'Проверкина Вера' });

it.each([
  ['failed', messages.words.failed, messages.texts.failed],
  ['lapsed', messages.words.lapsed, messages.texts.lapsed],
  ['sent', messages.words.invited, messages.texts.sent],
  [null, messages.words.invited, messages.texts.none],
] as const)('of a letter that is %s the card and the row say so', async (invitation, word, text) => {
  open(invitation);
  await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText(word, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(row.getByText(word, { exact: true })).toBeVisible();
});

it('sends it again from the card, and the row says so too', async () => {
  open('failed');
  await card.getByRole('button', { name: messages.again }).click();
  await expect.element(page.getByText(messages.sentAgain('vera@shop.ru')).first()).toBeVisible();
  await expect.element(card.getByText(messages.texts.sent)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(row.getByText(messages.words.invited, { exact: true })).toBeVisible();
});
