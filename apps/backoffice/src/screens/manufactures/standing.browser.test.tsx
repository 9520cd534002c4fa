import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute, type Sent } from '../../shared/test-utils/render-route.tsx';
import { manufacturersMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const row = {
  id: 'm1',
  name: 'Завод «Стрежень»',
  legalName: 'АО «Стрежень»',
  inn: '0000020014',
  kpp: null,
  contactName: null,
  phone: null,
  email: null,
  logoUrl: null,
  brandsCount: 2,
  productsCount: 16,
  status: 'active',
  createdAt: '2026-01-10 12:00:00.000',
  version: 3,
};

interface Contacts {
  kpp?: string;
  phone?: string;
  email?: string;
}

/** A server with one manufacturer that has so many promotions which are not over. */
function open(
  at: string,
  { live = 0, ...own }: Partial<Omit<typeof row, keyof Contacts>> & Contacts & { live?: number } = {},
): void {
  let current = { ...row, ...own };
  screen = renderRoute({
    Component,
    path: '/manufactures/:id?',
    at,
    grants: [
      'manufacturer.manufacturerList:read',
      'manufacturer.manufacturerDetail:read',
      'manufacturer.manufacturerDetail:update',
    ],
    answer({ path, method, body }) {
      if (path.endsWith('/list')) {
        return { items: [current], page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } };
      }
      if (method === 'put') current = { ...current, ...(body as object), version: current.version + 1 };
      const card = { updatedAt: row.createdAt, updatedBy: null, brands: [], login: null, livePromotionsCount: live };
      return { ...current, ...card };
    },
  });
}

const sent = (): Sent[] => screen.sent.filter(({ method }) => method === 'put');

it('goes to the archive from its row, with numbers and a reason', async () => {
  open('/manufactures');
  await page.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: messages.archive }).click();
  const form = page.getByRole('dialog', { name: 'Убрать производителя «Завод „Стрежень“» в архив?' });
  await expect.element(form.getByText(/16\sтоваров \(2\sбренда\)/)).toBeVisible();
  await form.getByLabelText(messages.reason).fill('Договор закончился');
  await form.getByRole('button', { name: messages.archive }).click();
  await expect
    .poll(sent)
    .toMatchObject([{ body: { status: 'archived', reasonText: 'Договор закончился', version: 3 } }]);
});

it('stays while promotions on its goods are not over, and says so at both places', async () => {
  open('/manufactures/m1', { live: 2 });
  const button = page.getByRole('dialog').getByRole('button', { name: messages.archive });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: messages.archive }).click();
  await expect.element(page.getByRole('dialog').getByText(messages.hasPromotions(2)).first()).toBeVisible();
  expect(sent()).toEqual([]);
});

it('comes back from the archive after a question with its numbers', async () => {
  open('/manufactures/m1', { status: 'archived' });
  await page.getByRole('button', { name: messages.restore }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/16\sтоваров \(2\sбренда\)/)).toBeVisible();
  await question.getByRole('button', { name: messages.restore }).click();
  await expect.poll(sent).toMatchObject([{ body: { status: 'active', version: 3 } }]);
  await expect.element(page.getByRole('button', { name: messages.suspend })).toBeVisible();
});

it('takes away what was emptied: the КПП, the phone and the address', async () => {
  open('/manufactures/m1', { inn: '7736050003', kpp: '773601001', phone: '79065550133', email: 'a@strezhen.ru' });
  await page.getByRole('button', { name: 'Изменить' }).click();
  const form = page.getByRole('dialog', { name: messages.form.edit(row.name) });
  const { kpp, phone, email } = messages.form.labels;
  for (const label of [kpp, phone, email]) {
    await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill('');
  }
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ kpp: null, phone: null, email: null }]);
});
