import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { brandsMessages as messages } from '../../screens/brands/messages.ts';
import { Component } from '../../screens/brands/route.tsx';
import { sheetMessages } from '../sheet/messages.ts';
import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';

const brand = {
  id: 'b1',
  name: 'Стрежень',
  manufacturer: { id: 'm1', name: 'Завод' },
  logoUrl: null,
  description: 'Инструмент',
  isActive: true,
  productsCount: 0,
  allProductsCount: 0,
  promotionsCount: 0,
  version: 1,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ильина Мария',
};
const other = { ...brand, id: 'b2', name: 'Кедр', description: 'Пилы' };
let brands = { b1: brand, b2: other };
let screen: RenderedRoute;

/** The list of brands on the page of this person. */
async function open(person: string): Promise<void> {
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
    profile: { id: person },
    answer({ method, path, body }) {
      const all = Object.values(brands);
      if (path.endsWith('/brands/list')) return { items: all, page: 1, size: 15, total: 2, totalCapped: false };
      if (path.includes('manufacturers')) return [brand.manufacturer];
      const found = all.find(({ id }) => path.endsWith(`/brands/${id}`));
      return found && method === 'put' ? { ...found, ...(body as object), version: 2 } : found;
    },
  });
}

/** The session ends by itself: the page goes, the storage of its tab stays. */
function loseSession(): void {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const tab = Object.entries(sessionStorage) as [string, string][];
  screen.unmount();
  for (const [key, value] of tab) sessionStorage.setItem(key, value);
}

beforeEach(() => {
  sessionStorage.clear();
  brands = { b1: brand, b2: other };
});
afterEach(() => screen.unmount());

const name = page.getByRole('textbox', { name: messages.form.labels.name });
const text = page.getByRole('textbox', { name: /^Описание/ });
const notice = page.getByText(/^Вернули введённое/);
const add = (): Promise<void> => page.getByRole('link', { name: messages.add }).click();
const edit = async (id: string): Promise<void> => {
  if (screen.router.state.location.pathname !== `/brands/${id}`) await screen.router.navigate(`/brands/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: sheetMessages.edit }).click();
  await expect.element(name).toBeVisible();
};
const giveUp = async (): Promise<void> => {
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect.element(name).not.toBeInTheDocument();
};

it('shows nobody what another person has typed, and finds it for the same person after a session that ended', async () => {
  await open('anna');
  await add();
  await name.fill('Гранит');
  loseSession();
  await open('boris');
  await add();
  await expect.element(name).toHaveValue('');
  await expect.element(notice).not.toBeInTheDocument();
  loseSession();
  await open('anna');
  await add();
  await expect.element(name).toHaveValue('Гранит');
  await expect.element(notice).toBeVisible();
});

it('brings back nothing that was left without saving', async () => {
  await open('anna');
  await add();
  await name.fill('Гранит');
  await giveUp();
  await add();
  await expect.element(name).toHaveValue('');
  await expect.element(notice).not.toBeInTheDocument();
});

it('saves nothing of what was given up with the next edit', async () => {
  await open('anna');
  await edit('b1');
  await name.fill('Гранит');
  await giveUp();
  await edit('b1');
  await expect.element(name).toHaveValue('Стрежень');
  await text.fill('Свёрла');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => screen.sent.flatMap(({ method, body }) => (method === 'put' ? [body] : [])))
    .toMatchObject([{ name: 'Стрежень', description: 'Свёрла' }]);
});

it('mixes no two records', async () => {
  await open('anna');
  await edit('b1');
  await name.fill('Гранит');
  loseSession();
  await open('anna');
  await edit('b2');
  await expect.element(name).toHaveValue('Кедр');
  await expect.element(notice).not.toBeInTheDocument();
});

it('names what came back and what somebody else has changed since, and begins again with what is saved', async () => {
  await open('anna');
  await edit('b1');
  await name.fill('Гранит');
  loseSession();
  brands = { b1: { ...brand, name: 'Стрежень-М', description: 'Другое', version: 2 }, b2: other };
  await open('anna');
  await edit('b1');
  await expect.element(notice).toHaveTextContent(`Вернули введённое: ${messages.form.labels.name}`);
  await expect.element(page.getByText(/изменили: Название\./)).toBeVisible();
  await expect.element(name).toHaveValue('Гранит');
  // Nobody has typed it, so it is as it is saved.
  await expect.element(text).toHaveValue('Другое');
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect.element(name).toHaveValue('Стрежень-М');
  await expect.element(name).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
  await edit('b1');
  await expect.element(name).toHaveValue('Стрежень-М');
  await expect.element(notice).not.toBeInTheDocument();
});
