import type { InvitationState } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { invitationMessages as messages } from '../../shared/invitation/messages.ts';
import { renderRoute, type RenderedRoute, type Sent } from '../../shared/test-utils/render-route.tsx';
import { Component } from './route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const mistyped = 'zavdo@strezhen.ru';
const right = 'zavod@strezhen.ru';

interface Case {
  invitation: InvitationState | null;
  isInvited?: boolean;
  roleCode?: string;
  status?: 'active' | 'suspended';
}

/** A server with one manufacturer whose person has not signed in; it takes the right address alone. */
function open({ invitation, isInvited = true, roleCode = 'admin', status = 'active' }: Case): void {
  const login = { userId: 'u9', login: mistyped, isInvited, invitation, lastLoginAt: null };
  const card = {
    id: 'm1',
    name: 'Стрежень',
    legalName: 'АО «Стрежень»',
    inn: '0000020014',
    kpp: null,
    contactName: null,
    phone: null,
    email: null,
    logoUrl: null,
    brandsCount: 0,
    productsCount: 0,
    status,
    createdAt: '2026-01-10 12:00:00.000',
    updatedAt: '2026-01-10 12:00:00.000',
    updatedBy: null,
    brands: [],
    livePromotionsCount: 0,
    version: 1,
  };
  let current = { ...card, login };
  screen = renderRoute({
    Component,
    path: '/manufactures/:id?',
    at: '/manufactures/m1',
    grants: [
      'manufacturer.manufacturerList:read',
      'manufacturer.manufacturerDetail:read',
      'manufacturer.manufacturerDetail:update',
    ],
    profile: { roleCode },
    answer({ path, body }) {
      if (path.endsWith('/list')) {
        return { items: [current], page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } };
      }
      if (!path.endsWith('/invite')) return current;
      const to = (body as { login: string }).login;
      if (to !== right) return { status: 503, code: 'UNAVAILABLE', messages: ['Сервис занят'] };
      current = { ...current, login: { ...login, login: to, invitation: 'sent' } };
      return current;
    },
  });
}

const card = page.getByRole('dialog', { name: 'Стрежень', exact: true });
const again = card.getByRole('button', { name: messages.again });
const invited = (): Sent[] => screen.sent.filter(({ path }) => path.endsWith('/invite'));

it.each([
  ['failed', messages.texts.failed],
  ['lapsed', messages.texts.lapsed],
  ['sending', messages.texts.sending],
  ['sent', messages.texts.sent],
  [null, messages.texts.none],
] as const)('says of a letter that is %s what has become of it, with the way out', async (invitation, text) => {
  open({ invitation });
  await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(again).toBeVisible();
});

it.each([
  ['a password is set', { invitation: null, isInvited: false }],
  ['the company takes no part', { invitation: 'failed', status: 'suspended' }],
  ['the reader is the company itself', { invitation: 'failed', roleCode: 'manufacturer' }],
] as const)('offers no letter when %s', async (_, known) => {
  open(known);
  await expect.element(card.getByText(mistyped)).toBeVisible();
  expect(again.elements()).toEqual([]);
  expect(card.getByText(messages.texts.failed).elements()).toEqual([]);
});

it('sends the letter to the address put right; what was typed outlasts a refusal', async () => {
  open({ invitation: 'failed' });
  await again.click();
  const form = page.getByRole('dialog', { name: messages.title('Стрежень') });
  const address = form.getByRole('textbox', { name: messages.login });
  await expect.element(address).toHaveValue(mistyped);
  const send = form.getByRole('button', { name: messages.again });
  await address.fill('zavod@');
  await send.click();
  await expect.element(form.getByText('Введите корректный почтовый адрес').first()).toBeVisible();
  expect(invited()).toEqual([]);
  await address.fill('zavod@strezhen.com');
  await send.click();
  await expect.element(form.getByText('Сервис занят').first()).toBeVisible();
  await expect.element(address).toHaveValue('zavod@strezhen.com');
  await address.fill(right);
  await send.click();
  await expect.element(page.getByText(messages.sentAgain(right)).first()).toBeVisible();
  await expect.element(card.getByText(messages.texts.sent)).toBeVisible();
  expect(invited().map(({ body }) => body)).toEqual([{ login: 'zavod@strezhen.com' }, { login: right }]);
});
