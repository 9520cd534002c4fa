import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { nomenclatureMessages } from '../messages.ts';
import { Component } from '../route.tsx';
import { productCardMessages } from './messages.ts';

const messages = productCardMessages.waiting;
const waiting = { points: 12_000, from: '2026-12-01', former: 300, askedAt: '2026-11-20 12:00:00.000' };
const product = {
  id: 'p1',
  name: 'Перфоратор',
  model: null,
  imageUrl: null,
  drawing: null,
  article: 'СТ-99001',
  gtin: null,
  brand: null,
  manufacturer: { id: 'f1', name: 'Завод «Стрежень»' },
  category: null,
  basePoints: 300,
  rrpKopecks: null,
  serialRequired: false,
  unit: 'шт.',
  status: 'active',
  validFrom: null,
  validTo: null,
  updatedAt: '2026-11-20 12:00:00.000',
  version: 4,
};
const card = {
  ...product,
  description: null,
  pointsNow: 300,
  promotions: [],
  images: [],
  serialExample: null,
  serialHint: null,
  attributes: [],
  updatedBy: null,
};
const kitchen = {
  serialPattern: null,
  serialSource: 'none',
  isMarked: false,
  prices: [{ points: 300, from: '2025-01-01', to: null }],
  pointsAtOnce: null as number | null,
  salesCount: 0,
  salesInCheck: 0,
  livePromotions: 0,
  serialsCount: 0,
  createdAt: '2025-01-01 12:00:00.000',
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

type Actions = readonly ('approve' | 'reject' | 'withdraw')[];
const pointsWaiting = (allowedActions: Actions, decisionRefusal: string | null = null) => ({
  ...waiting,
  askedBy: 'Рогов Максим',
  decisionRefusal,
  allowedActions,
});

async function open(at: string, admin: object) {
  await page.viewport(1280, 900);
  let now = { ...card, admin: { ...kitchen, ...admin } };
  screen = renderRoute({
    Component,
    path: '/nomenclatures/:id?',
    at,
    grants: ['products.productList:read', 'products.productDetail:read', 'products.productDetail:update'],
    answer: ({ path }) => {
      if (path.endsWith('/products/list')) {
        const items = [{ ...product, pointsWaiting: waiting }];
        return { items, page: 1, size: 15, total: 1, totalCapped: false, totals: { statuses: [] } };
      }
      if (path.endsWith('/points/decision')) {
        now = { ...card, admin: { ...kitchen, pointsWaiting: null } as typeof now.admin };
        return now;
      }
      if (path.endsWith('/products/points')) {
        return { updated: 1, waiting: 1, unchanged: 0, failed: [], failedCount: 0 };
      }
      return path.endsWith('/p1') ? now : undefined;
    },
  });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const decisions = () => screen.sent.filter(({ path }) => path.endsWith('/points/decision')).map(({ body }) => body);

it('the row shows what waits besides what is in force, and the filter asks for such rows', async () => {
  await open('/nomenclatures?f.waiting=1', {});
  const row = page.getByTitle(nomenclatureMessages.waiting.badge(12_000));
  await expect.element(row.getByText(/^ждёт\s12/u)).toBeVisible();
  const lists = screen.sent.filter(({ path }) => path.endsWith('/products/list'));
  expect(lists.map(({ body }) => (body as { filters?: object }).filters)).toEqual([{ pointsWaiting: true }]);
});

it('the programme agrees at the card by its version, after a question with both values', async () => {
  await open('/nomenclatures/p1', { pointsWaiting: pointsWaiting(['approve', 'reject']) });
  await expect.element(page.getByText(/300\. Автор: Рогов Максим/u)).toBeVisible();
  await userEvent.click(button(messages.approve));
  const question = page.getByRole('alertdialog', { name: /Согласовать 12\s000/u });
  await expect.element(question.getByText(/Сейчас\s300/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: messages.approve }));
  await expect.poll(decisions).toEqual([{ decision: 'approve', version: 4 }]);
});

it('it rejects with a reason, reads that it is done, and stays in the card', async () => {
  await open('/nomenclatures/p1', { pointsWaiting: pointsWaiting(['approve', 'reject']) });
  await userEvent.click(button(messages.reject));
  const reason = page.getByRole('textbox', { name: messages.rejectReason });
  await expect.element(reason).toHaveFocus();
  await userEvent.fill(reason, 'Слишком много');
  await userEvent.click(
    page.getByRole('dialog', { name: /Отклонить 12/u }).getByRole('button', { name: messages.reject }),
  );
  await expect.poll(decisions).toEqual([{ decision: 'reject', comment: 'Слишком много', version: 4 }]);
  await expect.element(page.getByText(messages.rejected)).toBeVisible();
  await expect.element(button(messages.reject)).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: product.name })).toHaveFocus();
});

it('a person who counts as the author reads why the decision is not his', async () => {
  await open('/nomenclatures/p1', { pointsWaiting: pointsWaiting([], 'Баллы согласует не тот, кто их предложил') });
  await expect.element(button(messages.approve)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(messages.reject)).not.toBeInTheDocument();
});

it('the manufacturer reads the bound in the form, learns that the points wait, and may take them back', async () => {
  await open('/nomenclatures/p1?tab=prices', { pointsAtOnce: 900, pointsWaiting: pointsWaiting(['withdraw']) });
  await userEvent.click(button(productCardMessages.prices.add));
  const { labels, waits } = productCardMessages.prices;
  const points = page.getByRole('textbox', { name: labels.points });
  await expect.element(points).toHaveAccessibleDescription(nomenclatureMessages.waiting.more(900));
  await userEvent.fill(points, '13000');
  await userEvent.click(button('Сохранить'));
  await expect.element(page.getByText(waits)).toBeVisible();
  await userEvent.click(button(messages.withdraw));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: messages.withdraw }));
  await expect.poll(decisions).toEqual([{ decision: 'withdraw', version: 4 }]);
});
