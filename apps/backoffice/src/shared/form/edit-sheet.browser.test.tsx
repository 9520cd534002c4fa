import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { brandsMessages as messages } from '../../screens/brands/messages.ts';
import { Component } from '../../screens/brands/route.tsx';
import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { formMessages } from './messages.ts';

const manufacturers = [{ id: 'm1', name: 'Завод' }];
const brand = {
  id: 'b1',
  name: 'Новый',
  manufacturer: manufacturers[0],
  logoUrl: null,
  description: null,
  isActive: true,
  productsCount: 0,
  allProductsCount: 0,
  promotionsCount: 0,
  version: 1,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ильина Мария',
};
const refusal = { status: 400, code: 'VALIDATION', messages: ['Проверьте поля'], errors: [{ name: ['Занято'] }] };

let screen: RenderedRoute;
/** Lets the call of the form come back with this answer. */
let finish: (answer: unknown) => void;
const posts = (): unknown[] => screen.sent.filter(({ method, path }) => method === 'post' && path.endsWith('/brands'));

/** A new brand over the list, on its way to the server. */
beforeEach(async () => {
  await page.viewport(1440, 900);
  screen = renderRoute({
    Component,
    path: '/brands/:id?',
    at: '/brands',
    grants: [
      'brands.brandsList:read',
      'brands.brands:read',
      'brands.brands:create',
      'brands.brands:update',
      'manufacturer.manufacturerList:read',
    ],
    answer({ method, path }) {
      if (path.endsWith('/brands/list')) return { items: [brand], page: 1, size: 15, total: 1, totalCapped: false };
      if (path.includes('manufacturers')) return manufacturers;
      if (method === 'post') return new Promise((resolve) => (finish = resolve));
      return path.endsWith('/brands/b1') ? brand : undefined;
    },
  });
  await page.getByRole('link', { name: messages.add }).click();
  await form.getByRole('textbox', { name: messages.columns.name }).fill('Новый');
  await form.getByRole('combobox', { name: messages.form.labels.manufacturerId }).click();
  await page.getByRole('option', { name: 'Завод' }).click();
  await save.click();
  await expect.poll(posts).toHaveLength(1);
});
afterEach(() => screen.unmount());

const form = page.getByRole('dialog', { name: messages.form.create });
const save = form.getByRole('button', { name: formMessages.save });
const card = page.getByRole('dialog', { name: 'Новый', exact: true });
const question = page.getByRole('alertdialog');

const ways = [
  { way: 'Esc', leave: () => userEvent.keyboard('{Escape}') },
  { way: '«Отмена»', leave: () => form.getByRole('button', { name: formMessages.cancel }).click() },
  { way: '«Назад»', leave: () => screen.router.navigate(-1) },
];
/** Asked to leave while the form is on its way: «Назад» is heard of only when the router has drawn that it is held. */
const isAsked = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 300));

it.each(ways)('a form on its way is waited for: $way', async ({ leave }) => {
  await leave();
  await isAsked();
  expect(question.elements()).toHaveLength(0);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  finish(brand);
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(card).toBeVisible();
  expect(screen.router.state.location.pathname).toBe('/brands/b1');
  expect(question.elements()).toHaveLength(0);
});

it.each(ways)('a form that was refused stays, with what was refused: $way', async ({ leave }) => {
  await leave();
  await isAsked();
  finish(refusal);
  await expect.element(form.getByText('Занято').first()).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  expect(question.elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/brands');
});
