import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Component } from '../../screens/brands/route.tsx';
import { brandsMessages as messages } from '../../screens/brands/messages.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { keysMessages } from './messages.ts';
import { type Answer, renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';

const rowOf = (id: string, name: string) => ({
  id,
  name,
  manufacturer: { id: 'm1', name: 'Завод' },
  logoUrl: null,
  isActive: true,
  productsCount: 0,
  promotionsCount: 0,
  version: 1,
});
const cardOf = (id: string, name: string) => ({
  ...rowOf(id, name),
  description: null,
  allProductsCount: 0,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null,
});
const answer: Answer = ({ method, path, body }) => {
  if (path.endsWith('/brands/list')) {
    const items = [rowOf('b1', 'Кремень'), rowOf('b2', 'Сланец')];
    return { items, page: 1, size: 15, total: 2, totalCapped: false };
  }
  if (path.endsWith('/companies/manufacturers')) return [{ id: 'm1', name: 'Завод' }];
  if (method === 'put') return { ...cardOf('b1', (body as { name: string }).name), version: 2 };
  if (path.endsWith('/brands/b1')) return cardOf('b1', 'Кремень');
  return path.endsWith('/brands/b2') ? cardOf('b2', 'Сланец') : undefined;
};
const grants = [
  'brands.brandsList:read',
  'brands.brands:read',
  'brands.brands:update',
  'manufacturer.manufacturerList:read',
] as const;

let screen: RenderedRoute;
const open = (at: string): void => {
  screen = renderRoute({ Component, path: '/brands/:id?', at, grants, answer });
};
afterEach(() => screen.unmount());

const card = (name: string) => page.getByRole('dialog', { name });

it('goes from the search to the rows by arrows, opens one by Enter and comes back by Esc', async () => {
  await page.viewport(1440, 900);
  open('/brands');
  await expect.element(page.getByRole('link', { name: 'Сланец' })).toBeVisible();
  await userEvent.keyboard('/{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Кремень' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Сланец' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  await expect.element(card('Сланец')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card('Сланец')).not.toBeInTheDocument();
});

it('goes over the rows by J and K from anywhere, on a Russian layout too, and lets them be typed', async () => {
  open('/brands');
  const first = page.getByRole('link', { name: 'Кремень' });
  const second = page.getByRole('link', { name: 'Сланец' });
  await expect.element(second).toBeVisible();
  const press = (code: string, key: string): void => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
  };
  press('KeyJ', 'о');
  await expect.element(first).toHaveFocus();
  press('KeyJ', 'о');
  await expect.element(second).toHaveFocus();
  press('KeyK', 'л');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('/jk');
  await expect.element(page.getByRole('searchbox')).toHaveValue('jk');
});

it('edits by E, saves by Ctrl+Enter', async () => {
  open('/brands/b1');
  await expect.element(card('Кремень')).toBeVisible();
  await userEvent.keyboard('e');
  const form = card(messages.form.edit('Кремень'));
  await form.getByRole('textbox', { name: messages.columns.name }).fill('Кремень-2');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(form).not.toBeInTheDocument();
  expect(screen.sent.find(({ method }) => method === 'put')?.body).toMatchObject({ name: 'Кремень-2', version: 1 });
});

it('asks by Esc before typed text is left, and stays where it was', async () => {
  open('/brands/b1');
  await expect.element(card('Кремень')).toBeVisible();
  const form = card(messages.form.edit('Кремень'));
  // A form nobody has typed into closes at once.
  await userEvent.keyboard('e');
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.keyboard('e');
  const name = form.getByRole('textbox', { name: messages.columns.name });
  await name.fill('Гранит');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await expect.element(name).toHaveValue('Гранит');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(card('Кремень')).toBeVisible();
});

it('shows the keys by «?», not while somebody types', async () => {
  const WithHelp = () => (
    <>
      <Component />
      <KeysHelp />
    </>
  );
  screen = renderRoute({ Component: WithHelp, path: '/brands/:id?', at: '/brands', grants, answer });
  await expect.element(page.getByRole('link', { name: 'Сланец' })).toBeVisible();
  const help = page.getByRole('dialog', { name: keysMessages.title });
  await userEvent.keyboard('/?');
  await expect.element(page.getByRole('searchbox')).toHaveValue('?');
  await expect.element(help).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  await expect.element(help.getByText('Пробел')).toBeVisible();
  await help.getByRole('button', { name: keysMessages.close }).click();
  await expect.element(help).not.toBeInTheDocument();
});
