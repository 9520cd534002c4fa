import type { Grant } from '@pribavka/api';
import { rowHeights } from '@pribavka/ui/table';
import { afterEach, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

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
  submittedAt: '2026-10-20 20:00:00.000',
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

const open = (answer: Answer, at = '/sales', more: readonly Grant[] = [], profile?: object): void => {
  const grants = ['sales.salesListAdmin:read', 'sales.sale:read', 'sales.sale:update', ...more] as const;
  screen = renderRoute({ Component, path: '/sales/:id?', at, grants, answer, profile });
};
const list = (...items: object[]) => ({ items, page: 1, size: 15, total: items.length, totalCapped: false });

it.each(listWidths)('shows what a sale is worth, its status and its deadline at %i, no sum cut', async (width) => {
  await page.viewport(width, 900);
  open(({ path }) =>
    path.endsWith('/sales/list')
      ? list(row('1'), row('2', { status: 'clarification' }), row('3', { status: 'partially_returned' }))
      : undefined,
  );
  const { number, product, member, total, points, status, due } = messages.columns;
  await expectColumnsInView(width, [number, product, member, total, points, status, due]);
  await expectUncut(
    /₽|123\s456|Нужно уточнение|Возвращена частично|^20\.11\.2026 11:20:00$|^20\.10\.2026 20:00:00$/u,
    12,
  );
  // Both lines of a deadline fit the densest row.
  const deadline = page.getByText('20.11.2026 11:20:00').first().element();
  expect(deadline.getBoundingClientRect().height).toBeLessThan(rowHeights.compact);
});

it('has no column of flags for a manufacturer, who is not answered any', async () => {
  const [width] = listWidths;
  await page.viewport(width, 900);
  open(({ path }) => (path.endsWith('/sales/list') ? list(row('1')) : undefined), '/sales', [], {
    roleCode: 'manufacturer',
  });
  await expectColumnsInView(width, [messages.columns.number]);
  await page.getByRole('button', { name: 'Столбцы и плотность' }).click();
  await expect.element(page.getByRole('checkbox', { name: messages.columns.source })).toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: messages.columns.flags })).not.toBeInTheDocument();
});

it.each([1024, 390])('says how many flags a sale has at %i px', async (width) => {
  await page.viewport(width, 900);
  const flag = (code: string) => ({ code, text: 'Цена', weight: 50, saleId: null, saleNumber: null });
  open(({ path }) => (path.endsWith('/sales/list') ? list(row('1', { flags: [flag('F1'), flag('F2')] })) : undefined));
  const words = page.getByText('2 признака').first();
  await expect.element(words).toBeVisible();
  const box = words.element().getBoundingClientRect();
  expect(document.elementFromPoint(box.left + 4, box.top + 4)?.textContent).toContain('2');
  expect(box.right).toBeLessThanOrEqual(width);
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

/** Asks to confirm the first two sales; answers the question about the one of them that can be. */
async function approveBoth() {
  for (const id of ['1', '2']) await page.getByRole('checkbox', { name: new RegExp(`Выбрать.*П-00012${id}`) }).click();
  await page
    .getByRole('group', { name: 'Действия с выбранными' })
    .getByRole('button', { name: messages.bulk.approve })
    .click();
  return page.getByRole('alertdialog', { name: 'Подтвердить 1 продажу?' });
}

it('decides about a sale one has open in the queue oneself, not about that of another', async () => {
  await page.viewport(1440, 900);
  const own = { id: 'u1', name: 'Ким Виктория' };
  const other = { id: 'u7', name: 'Белова Тамара' };
  open(({ path }) =>
    path.endsWith('/sales/list') ? list(row('1', { lockedBy: own }), row('2', { lockedBy: other })) : undefined,
  );
  const question = await approveBoth();
  await expect.element(question.getByText(/1 проверяет другой модератор/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

it('decides several sales without flags at once, shows their points and takes them back', async () => {
  await page.viewport(1440, 900);
  open(({ path }) => {
    if (path.endsWith('/sales/list')) return list(row('1'), row('2', { flags: [{ code: 'F9', text: 'Цена' }] }));
    if (path.endsWith('/sales/moderation')) return { done: ['1'], failed: [], plan: null, next: null };
    return undefined;
  });
  const question = await approveBoth();
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
  // The sum is there before a reason is: it does not depend on it.
  await expect.element(form.getByText(/из ожидающих 80, из доступных 20/)).toBeVisible();
  await form.getByRole('combobox', { name: messages.card.returns.reason }).click();
  await page.getByRole('option', { name: 'Вернул покупатель' }).click();
  await expect.element(form.getByText(/Не хватает: 40\sбаллов\. Это станет задолженностью/)).toBeVisible();
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  const made = () =>
    screen.sent
      .filter(({ path }) => path.endsWith('/return'))
      .map(({ body }) => body as object)
      .at(-1);
  await expect.poll(made).toMatchObject({ items: [{ id: '5-1', quantity: 2 }], reasonCode: 'customer' });
  expect(made()).not.toHaveProperty('preview');
});

it('lists equal units by their numbers, and sends the one that was ticked', async () => {
  await page.viewport(1440, 900);
  const base = saleOf('5', 'П-000125');
  const [line] = base.items;
  const unit = (id: string, serialNumber: string | null) => ({
    ...line,
    id,
    serialNumber,
    status: 'approved',
    quantity: 1,
    returnedQuantity: 0,
  });
  const items = [unit('u1', 'SN-0001'), unit('u2', 'SN-0002'), unit('u3', null)];
  const more = { timeline: [], messages: [], operations: [], allowedActions: ['return'] };
  const sale = { ...base, status: 'confirmed', items, ...more };
  open(({ path, body }) => {
    if (path.endsWith('/sales/list')) return list(row('5', { status: 'confirmed' }));
    if (path.endsWith('/reasons'))
      return [{ code: 'customer', kind: 'return', name: 'Вернул покупатель', text: 'Возврат.' }];
    if (path.endsWith('/return')) {
      const { preview } = body as { preview?: boolean };
      return { writeOff: { pending: 40, active: 0, debt: 0 }, sale: preview ? null : sale };
    }
    return path.endsWith('/sales/5') ? sale : undefined;
  }, '/sales/5');
  await page.getByRole('button', { name: messages.card.giveBack }).click();
  const form = page.getByRole('dialog', { name: messages.card.returns.title('П-000125') });
  await expect.element(form.getByRole('checkbox', { name: /№ SN-0001$/ })).toBeVisible();
  await expect.element(form.getByRole('checkbox', { name: /, без номера$/ })).toBeVisible();
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  await form.getByRole('checkbox', { name: /№ SN-0002$/ }).click();
  await form.getByRole('combobox', { name: messages.card.returns.reason }).click();
  await page.getByRole('option', { name: 'Вернул покупатель' }).click();
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  const made = () =>
    screen.sent.find(({ path, body }) => path.endsWith('/return') && !(body as { preview?: boolean }).preview)?.body;
  await expect.poll(made).toMatchObject({ items: [{ id: 'u2', quantity: 1 }], reasonCode: 'customer' });
});

it('names only the bound of a day out of it, and counts nothing for that day', async () => {
  await page.viewport(1440, 900);
  const base = saleOf('5', 'П-000125');
  const items = base.items.map((item) => ({ ...item, status: 'approved', quantity: 2, returnedQuantity: 0 }));
  const more = { timeline: [], messages: [], operations: [], allowedActions: ['return'] };
  const sale = { ...base, status: 'confirmed', items, ...more };
  open(({ path }) => {
    if (path.endsWith('/sales/list')) return list(row('5', { status: 'confirmed' }));
    if (path.endsWith('/reasons'))
      return [{ code: 'customer', kind: 'return', name: 'Вернул покупатель', text: 'Возврат.' }];
    if (path.endsWith('/return')) return { status: 400, code: 'VALIDATION', messages: ['Такой даты нет'], errors: [] };
    return path.endsWith('/sales/5') ? sale : undefined;
  }, '/sales/5');
  await page.getByRole('button', { name: messages.card.giveBack }).click();
  const form = page.getByRole('dialog', { name: messages.card.returns.title('П-000125') });
  const day = form.getByRole('textbox', { name: messages.card.returns.day });
  await day.fill('31.12.2099');
  await form.getByLabelText(/Пила дисковая/).fill('2');
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  await expect.element(form.getByText(/^Не позже /).first()).toBeVisible();
  await expect.element(form.getByText('Такой даты нет')).not.toBeInTheDocument();
  await expect.element(form.getByText(messages.card.returns.counting)).not.toBeInTheDocument();
  expect(screen.sent.filter(({ path }) => path.endsWith('/return'))).toEqual([]);
});

it('asks what is left again when somebody else has returned a part meanwhile', async () => {
  await page.viewport(1440, 900);
  const base = saleOf('5', 'П-000125');
  let returnedQuantity = 0;
  const sale = () => ({
    ...base,
    status: 'confirmed',
    items: base.items.map((item) => ({ ...item, status: 'approved', quantity: 2, returnedQuantity })),
    timeline: [],
    messages: [],
    operations: [],
    allowedActions: ['return'],
  });
  open(({ path, body }) => {
    if (path.endsWith('/sales/list')) return list(row('5', { status: 'confirmed' }));
    if (path.endsWith('/reasons'))
      return [{ code: 'customer', kind: 'return', name: 'Вернул покупатель', text: 'Возврат.' }];
    if (path.endsWith('/return')) {
      if ((body as { preview?: boolean }).preview) return { writeOff: { pending: 80, active: 0, debt: 0 }, sale: null };
      returnedQuantity = 1;
      const errors = [{ 'items[0].quantity': ['К возврату доступно: 1'] }];
      return { status: 400, code: 'VALIDATION', messages: ['К возврату доступно: 1'], errors };
    }
    return path.endsWith('/sales/5') ? sale() : undefined;
  }, '/sales/5');
  await page.getByRole('button', { name: messages.card.giveBack }).click();
  const form = page.getByRole('dialog', { name: messages.card.returns.title('П-000125') });
  await form.getByLabelText(/Пила дисковая/).fill('2');
  await form.getByRole('combobox', { name: messages.card.returns.reason }).click();
  await page.getByRole('option', { name: 'Вернул покупатель' }).click();
  await expect.element(form.getByText(messages.card.returns.left(2)).first()).toBeVisible();
  await form.getByRole('button', { name: messages.card.returns.submit }).click();
  await expect.element(form.getByText(messages.card.returns.left(1)).first()).toBeVisible();
});

it('says in the card who decided, what to look at, and leads to each operation', async () => {
  await page.viewport(1440, 900);
  const base = saleOf('5', 'П-000125');
  const sale = {
    ...base,
    status: 'confirmed',
    timeline: [],
    messages: [],
    operations: [
      {
        id: 'o1',
        number: '77',
        type: 'SALE_ACCRUAL',
        typeName: 'Начисление за продажу',
        points: 340,
        occurredAt: '2026-11-20 12:30:00.000',
      },
    ],
    review: {
      ...base.review,
      flags: [{ code: 'F1', text: 'Чек уже есть в базе', weight: 50, saleId: '4', saleNumber: 'П-000124' }],
      moderator: { id: 'u7', name: 'Седов Роман' },
    },
    decidedAt: '2026-11-20 12:30:00.000',
    allowedActions: [],
  };
  open(
    ({ path }) => {
      if (path.endsWith('/sales/list')) return list(row('5', { status: 'confirmed' }));
      return path.endsWith('/sales/5') ? sale : undefined;
    },
    '/sales/5',
    ['transactionPage.transactionListAdmin:read'],
  );
  const card = page.getByRole('dialog', { name: 'Продажа П-000125' });
  await expect.element(card.getByText('Чек уже есть в базе')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'П-000124' })).toHaveAttribute('href', '/sales/4');
  await expect.element(card.getByText(/Седов Роман/)).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Начисление за продажу' }))
    .toHaveAttribute('href', '/transactions/operations/o1');
});

it('chooses a row by the space bar and lets it go by the same', async () => {
  await page.viewport(1440, 900);
  open(({ path }) => (path.endsWith('/sales/list') ? list(row('1'), row('2')) : undefined));
  await expect.element(page.getByRole('link', { name: 'П-000122' })).toBeVisible();
  await userEvent.keyboard('/{ArrowDown}{ArrowDown} ');
  const box = (id: string) => page.getByRole('checkbox', { name: new RegExp(`Выбрать.*П-00012${id}`) });
  await expect.element(box('2')).toBeChecked();
  await expect.element(box('1')).not.toBeChecked();
  await expect.element(page.getByRole('link', { name: 'П-000122' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('2')).not.toBeChecked();
});

it('says in the middle of the window that nothing is found, however wide the columns are', async () => {
  await page.viewport(920, 900);
  open(({ path }) => (path.endsWith('/sales/list') ? list() : undefined), '/sales?q=нет');
  const message = page.getByText('Ничего не нашли');
  await expect.element(message).toBeVisible();
  const { left, right } = message.element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - 460)).toBeLessThan(30);
});

it('prints every column whole on a sheet along its long side', async () => {
  // A4 along the long side less margins of 10 mm.
  const sheet = 1047;
  await page.viewport(sheet, 740);
  const numbers = Array.from({ length: 3 }, (_, index) => row(String(index), { serialNumbers: ['ДА-26-0014198'] }));
  open(({ path }) => (path.endsWith('/sales/list') ? list(...numbers) : undefined));
  await expect.element(page.getByRole('link', { name: 'П-000122' })).toBeVisible();
  await commands.emulateMedia({ media: 'print' });
  try {
    const table = document.querySelector('table') as HTMLElement;
    await expect.poll(() => table.scrollWidth).toBeLessThanOrEqual(sheet);
    const cells = [...table.querySelectorAll<HTMLElement>('th, td')].filter((cell) => cell.offsetParent !== null);
    expect(cells.length).toBeGreaterThanOrEqual(13 * 4);
    for (const cell of cells) {
      expect(cell.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(cell.clientWidth + 1);
      expect(cell.getBoundingClientRect().right, cell.textContent ?? '').toBeLessThanOrEqual(sheet);
    }
  } finally {
    await commands.emulateMedia({ media: 'screen' });
  }
});
