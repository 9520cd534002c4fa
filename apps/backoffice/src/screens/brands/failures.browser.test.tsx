import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { showApiEvents } from '../../app/session/api-events.ts';
import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { brandsMessages } from './messages.ts';
import { Component } from './route.tsx';

const requestId = '0199a2b4-77aa-7000-8000-0000000000aa';
const failure = { status: 500, code: 'INTERNAL', messages: ['Что-то пошло не так. Мы уже разбираемся'], requestId };
const brand = {
  id: 'b1',
  name: 'Кремень',
  manufacturer: { id: 'm1', name: 'Завод' },
  logoUrl: null,
  isActive: true,
  productsCount: 3,
  promotionsCount: 0,
  version: 1,
};
const page1 = { items: [brand], page: 1, size: 15, total: 1, totalCapped: false };

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (at: string, answer: Answer): void => {
  screen = renderRoute({
    Component,
    path: '/brands/:id?',
    at,
    grants: [
      'brands.brandsList:read',
      'brands.brands:read',
      'brands.brands:create',
      'brands.brands:update',
      'manufacturer.manufacturerList:read',
    ],
    answer,
  });
};

const noNetworkBlamed = (): void => {
  expect(document.body.textContent).not.toMatch(/интернет|подключение/i);
};

it('a list that failed says its request and what can be done, and blames no network', async () => {
  await page.viewport(1440, 900);
  open('/brands', ({ path }) => (path.endsWith('/list') ? failure : undefined));
  await expect.element(page.getByText(`Номер запроса: ${requestId}`)).toBeVisible();
  await expect.element(page.getByText(/Если не поможет, сообщите поддержке номер запроса/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  noNetworkBlamed();
});

it('a card that failed says the same', async () => {
  await page.viewport(1440, 900);
  open('/brands/b1', ({ path }) => (path.endsWith('/list') ? page1 : path.endsWith('/b1') ? failure : undefined));
  const card = page.getByRole('dialog');
  await expect.element(card.getByText(`Номер запроса: ${requestId}`)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Повторить' })).toBeVisible();
  noNetworkBlamed();
});

it('a form and a command that failed say it next to the button and in the message, and what was typed stays', async () => {
  await page.viewport(1440, 900);
  open('/brands/new', ({ path, method }) => {
    if (path.endsWith('/companies/manufacturers')) return [{ id: 'm1', name: 'Завод' }];
    if (method === 'post' && !path.endsWith('/list')) return failure;
    return path.endsWith('/list') ? page1 : undefined;
  });
  const stop = showApiEvents(screen.api);
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: brandsMessages.form.labels.name });
  await name.fill('Новый бренд');
  await form.getByRole('combobox', { name: brandsMessages.form.labels.manufacturerId }).click();
  await page.getByRole('option', { name: 'Завод' }).click();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(form.getByRole('alert').getByText(new RegExp(requestId))).toBeVisible();
  await expect.element(name).toHaveValue('Новый бренд');
  await expect.poll(() => document.body.textContent?.split(requestId).length).toBeGreaterThan(2);
  noNetworkBlamed();
  stop();
});
