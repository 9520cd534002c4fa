import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { salesMessages as messages } from './messages.ts';
import { saleOf } from './queue/fake.ts';
import { Component } from './route.tsx';

const row = (id: string, more: object = {}) => ({
  id,
  number: `П-00012${id}`,
  version: 1,
  saleDate: '2026-11-18',
  submittedAt: '2026-11-18 11:20:00.000',
  updatedAt: '2026-11-18 11:20:00.000',
  member: { id: 'm1', name: 'Константинопольский Александр' },
  partner: null,
  store: { id: 's1', name: 'Большой строительный гипермаркет на проспекте Мира' },
  firstProduct: {
    id: 'p1',
    name: 'Перфоратор аккумуляторный Стрежень П-26-ЛИ в кейсе с набором буров',
    imageUrl: null,
  },
  itemsCount: 3,
  serialNumbers: [],
  source: 'portal',
  totalKopecks: 1_234_567_890,
  points: 123_456,
  flags: [],
  status: 'moderation',
  lockedBy: null,
  moderator: null,
  slaDueAt: '2026-11-20 11:20:00.000',
  overdue: true,
  ...more,
});

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const open = (answer: Answer, at = '/sales'): void => {
  const grants = ['sales.salesListAdmin:read', 'sales.sale:read', 'sales.sale:update'] as const;
  screen = renderRoute({ Component, path: '/sales/:id?', at, grants, answer });
};
const list = (...items: object[]) => ({ items, page: 1, size: 15, total: items.length, totalCapped: false });

it.each(listWidths)('shows what a sale is worth, its status and its deadline at %i, no sum cut', async (width) => {
  await page.viewport(width, 900);
  open(({ path }) =>
    path.endsWith('/sales/list') ? list(row('1'), row('2', { status: 'partially_returned' })) : undefined,
  );
  const { number, product, member, total, points, status, due } = messages.columns;
  await expectColumnsInView(width, [number, product, member, total, points, status, due]);
  await expectUncut(/₽|123\s456/u, 4);
});

it('finds by shop, moderator, sum and points, and an address holds them', async () => {
  await page.viewport(1440, 900);
  open(
    ({ path }) => (path.endsWith('/sales/list') ? list(row('1')) : undefined),
    '/sales?f.store=s1&f.moderator=u7&f.total=100..2000&f.points=50..',
  );
  const asked = () => screen.sent.filter(({ path }) => path.endsWith('/sales/list')).map(({ body }) => body);
  await expect
    .poll(() => asked().at(-1))
    .toMatchObject({
      filters: {
        storeIds: ['s1'],
        moderatorId: 'u7',
        totalFromKopecks: 10_000,
        totalToKopecks: 200_000,
        pointsFrom: 50,
      },
    });
});

it('decides several sales without flags at once, shows their points and takes them back', async () => {
  await page.viewport(1440, 900);
  open(({ path }) => {
    if (path.endsWith('/sales/list')) return list(row('1'), row('2', { flags: [{ code: 'F9', text: 'Цена' }] }));
    if (path.endsWith('/sales/moderation')) return { done: ['1'], failed: [], plan: null, next: null };
    return undefined;
  });
  for (const id of ['1', '2']) await page.getByRole('checkbox', { name: new RegExp(`Выбрать.*П-00012${id}`) }).click();
  await page
    .getByRole('group', { name: 'Действия с выбранными' })
    .getByRole('button', { name: messages.bulk.approve })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Подтвердить 1 продажу?' });
  await expect.element(question.getByText(/1 с признаками риска.*123\s456\sбаллов/u)).toBeVisible();
  await question.getByRole('button', { name: messages.bulk.approve }).click();
  await page.getByRole('button', { name: 'Отменить' }).click();
  const sent = () => screen.sent.filter(({ path }) => path.endsWith('/sales/moderation')).map(({ body }) => body);
  await expect.poll(sent).toEqual([
    { ids: ['1'], decision: 'approve' },
    { ids: ['1'], decision: 'undo' },
  ]);
});

it('shows what a return writes off and from where before it is made', async () => {
  await page.viewport(1440, 900);
  const base = saleOf('5', 'П-000125');
  const items = base.items.map((item) => ({ ...item, status: 'approved', quantity: 2 }));
  const sale = {
    ...base,
    status: 'confirmed',
    items,
    timeline: [],
    messages: [],
    operations: [],
    allowedActions: ['return'],
  };
  open(({ path, body }) => {
    if (path.endsWith('/sales/list')) return list(row('5', { status: 'confirmed' }));
    if (path.endsWith('/reasons'))
      return [{ code: 'customer', kind: 'return', name: 'Вернул покупатель', text: 'Возврат.' }];
    if (path.endsWith('/return')) {
      return {
        writeOff: { pending: 80, active: 20, debt: 40 },
        sale: (body as { preview?: boolean }).preview ? null : sale,
      };
    }
    return path.endsWith('/sales/5') ? sale : undefined;
  }, '/sales/5');
  await page.getByRole('button', { name: messages.card.giveBack }).click();
  const form = page.getByRole('dialog', { name: messages.card.returns.title('П-000125') });
  await form.getByLabelText(/Пила дисковая/).fill('2');
  await form.getByRole('combobox', { name: messages.card.returns.reason }).click();
  await page.getByRole('option', { name: 'Вернул покупатель' }).click();
  await expect.element(form.getByText(/из ожидающих 80, из доступных 20/)).toBeVisible();
  await expect.element(form.getByText(/40\sбаллов станут задолженностью/)).toBeVisible();
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  const made = () =>
    screen.sent
      .filter(({ path }) => path.endsWith('/return'))
      .map(({ body }) => body as object)
      .at(-1);
  await expect.poll(made).toMatchObject({ items: [{ id: '5-1', quantity: 2 }], reasonCode: 'customer' });
  expect(made()).not.toHaveProperty('preview');
});
