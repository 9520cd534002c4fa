import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';

import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { confirm, ConfirmHost, UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { tabId } from '../../../shared/tab-id.ts';
import { salesQueuePath } from '../urls.ts';
import { fakeApi, saleOf, type Sent } from './fake.ts';
import { Component as SalesQueue } from './route.tsx';
import type { Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;
let router: ReturnType<typeof createMemoryRouter>;
let sent: Sent[];
let hold: (path: string) => () => void;
let taken: Set<string>;
let fake: ReturnType<typeof fakeApi>;

/** The queue as it opens, over answers of a test's own. */
const open = (change: (fake: ReturnType<typeof fakeApi>) => void = () => undefined): void => {
  fake = fakeApi([saleOf('s1', 'П-1'), saleOf('s2', 'П-2')]);
  ({ sent, hold, taken } = fake);
  change(fake);
  router = createMemoryRouter(
    [
      { path: `${salesQueuePath}/:id?`, Component: SalesQueue },
      { path: '/elsewhere', element: <h1>Участники</h1> },
    ],
    { initialEntries: [salesQueuePath] },
  );
  root.render(
    <UiProvider>
      <ApiProvider api={fake.api}>
        <SessionProvider>
          <Toaster />
          <ConfirmHost />
          <RouterProvider router={router} />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
};

beforeEach(async () => {
  sessionStorage.clear();
  // The bar of keys is for a desk.
  await page.viewport(1440, 900);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  open();
  await expect.element(heading('П-1')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'В чеке другой товар' })).toBeInTheDocument();
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const heading = (number: string) => page.getByRole('heading', { name: `Продажа ${number}` });

const note = (text: string) => page.getByRole('note', { name: messages.keys }).getByText(text);

/** A key as the Russian layout sends it: another letter, the same place. */
const press = (code: string, key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));

const decisions = (): Sent[] => sent.filter(({ path }) => path.endsWith('/moderation'));

it('cuts no points off in the list, however long the names of the queues are', async () => {
  const list = page.getByRole('list', { name: messages.heading });
  await expect.element(list).toBeVisible();
  const queue = list.element().closest('section')!;
  expect(queue.scrollWidth).toBe(queue.clientWidth);
  const right = queue.getBoundingClientRect().right;
  for (const points of queue.querySelectorAll('b')) {
    expect(points.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  const names = page.getByRole('radiogroup', { name: messages.listsLabel }).element();
  expect(names.scrollWidth).toBe(names.clientWidth);
});

it('takes the sale for itself and gives it back when it steps on', async () => {
  await expect.poll(() => sent.some(({ path, method }) => path.includes('s1/lock') && method !== 'delete')).toBe(true);
  press('KeyJ', 'о');
  await expect.element(heading('П-2')).toBeVisible();
  await expect.poll(() => sent.some(({ path, method }) => path.includes('s1/lock') && method === 'delete')).toBe(true);
  press('KeyK', 'л');
  await expect.element(heading('П-1')).toBeVisible();
});

it('does not refuse without a reason, then refuses with the one of the number key', async () => {
  press('KeyR', 'к');
  await expect.element(page.getByText(messages.gaps.reason)).toBeVisible();
  expect(decisions()).toEqual([]);
  press('Digit2', '2');
  await expect.element(page.getByRole('radio', { name: 'В чеке другой товар' })).toBeChecked();
  await expect.element(page.getByText(/Продавец прочитает: В чеке другой товар\./)).toBeVisible();
  press('KeyR', 'к');
  await expect.element(heading('П-2')).toBeVisible();
  expect(decisions()[0]?.body).toEqual({
    version: 1,
    items: [
      { id: 's1-1', decision: 'reject', reasonCode: 'r2' },
      { id: 's1-2', decision: 'reject', reasonCode: 'r2' },
    ],
  });
});

it('approves a part: the line taken out needs a reason, the rest is paid', async () => {
  await page.getByRole('checkbox', { name: /Набор буров/ }).click();
  await expect.element(page.getByRole('button', { name: /Подтвердить \+280/ })).toBeVisible();
  press('Digit1', '1');
  await expect.element(page.getByRole('radio', { name: 'Чек не читается' })).toBeChecked();
  press('KeyA', 'ф');
  await expect.element(heading('П-2')).toBeVisible();
  expect(decisions()[0]?.body).toEqual({
    version: 1,
    items: [
      { id: 's1-1', decision: 'approve' },
      { id: 's1-2', decision: 'reject', reasonCode: 'r1' },
    ],
  });
});

it('takes the last decision back and returns to its sale', async () => {
  press('KeyA', 'ф');
  await expect.element(heading('П-2')).toBeVisible();
  press('KeyZ', 'я');
  await expect.element(heading('П-1')).toBeVisible();
  const undo = sent.find(({ path }) => path.endsWith('/moderation/undo'));
  expect(undo?.body).toEqual({ version: 2 });
});

it('loses no key without a word: while a decision is taken back, while a sale opens, with nothing to take back', async () => {
  press('KeyZ', 'я');
  await expect.element(note(messages.nothingToUndo)).toBeVisible();
  press('KeyA', 'ф');
  await expect.element(heading('П-2')).toBeVisible();
  const free = hold('/moderation/undo');
  press('KeyZ', 'я');
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/moderation/undo'))).toBe(true);
  press('KeyA', 'ф');
  await expect.element(note(messages.opening)).toBeVisible();
  expect(decisions()).toHaveLength(1);
  free();
  await expect.element(heading('П-1')).toBeVisible();
  press('KeyA', 'ф');
  await expect.poll(() => decisions().length).toBe(2);
});

it('asks for the messages of a question, and letters typed there decide nothing', async () => {
  press('KeyQ', 'й');
  const comment = page.getByRole('textbox', { name: /Комментарий продавцу/ });
  await expect.element(comment).toHaveFocus();
  await userEvent.type(comment, 'ar 12');
  expect(decisions()).toEqual([]);
  await page.getByRole('button', { name: /Уточнить/ }).click();
  await expect.element(heading('П-2')).toBeVisible();
  expect(decisions()[0]?.body).toEqual({ version: 1, decision: 'clarify', message: 'ar 12' });
});

it('asks and sends by keys alone: Q, words, Ctrl+Enter; Esc gives the keys back and keeps the words', async () => {
  press('KeyQ', 'й');
  const comment = page.getByRole('textbox', { name: /Комментарий продавцу/ });
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('Где чек?{Escape}');
  await expect.element(comment).not.toHaveFocus();
  // Stepping away and back loses nothing.
  press('KeyJ', 'о');
  await expect.element(heading('П-2')).toBeVisible();
  await expect.element(comment).toHaveValue('');
  press('KeyK', 'л');
  await expect.element(heading('П-1')).toBeVisible();
  await expect.element(comment).toHaveValue('Где чек?');
  comment.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(heading('П-2')).toBeVisible();
  expect(decisions().map(({ body }) => body)).toEqual([{ version: 1, decision: 'clarify', message: 'Где чек?' }]);
});

it('says the true number of reasons and shows every key by «?»', async () => {
  await expect.element(note('1–2')).toBeVisible();
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'Slash', key: '?', shiftKey: true, bubbles: true, cancelable: true }),
  );
  const help = page.getByRole('dialog', { name: messages.keys });
  await expect.element(help.getByText('Ctrl+Enter')).toBeVisible();
});

it('decides nothing by a key that a question has', async () => {
  const answer = confirm({ title: 'Выйти?', body: 'Черновик останется.', confirmLabel: 'Выйти' });
  await expect.element(page.getByRole('alertdialog', { name: 'Выйти?' })).toBeVisible();
  await userEvent.keyboard('a');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  expect(decisions()).toEqual([]);
  press('KeyA', 'ф');
  await expect.poll(() => decisions().length).toBe(1);
});

it('puts a sale off by its key and goes on', async () => {
  press('KeyS', 'ы');
  await expect.element(heading('П-2')).toBeVisible();
  expect(sent.some(({ path, method }) => path.endsWith('s1/postpone') && method === 'post')).toBe(true);
});

it('opens what was put off in its own list, and nothing of the queue', async () => {
  press('KeyJ', 'о');
  await expect.element(heading('П-2')).toBeVisible();
  press('KeyS', 'ы');
  await expect.element(heading('П-1')).toBeVisible();
  const lists = page.getByRole('radiogroup', { name: messages.listsLabel });
  await lists.getByText(/^Отложено/).click();
  await expect.element(heading('П-2')).toBeVisible();
  expect(place.querySelectorAll(`ol[aria-label="${messages.heading}"] > li`)).toHaveLength(1);
  press('KeyS', 'ы');
  await lists.getByText(/^Очередь/).click();
  await expect.element(heading('П-1')).toBeVisible();
});

it('holds the lock while the page lives, and renews it as nothing but a renewal', async () => {
  const locks = (): Sent[] => sent.filter(({ path, method }) => path.endsWith('s1/lock') && method === 'post');
  await expect.poll(() => locks().length).toBeGreaterThan(1);
  // One that comes after the release of a closed page takes nothing back.
  expect(locks().map(({ body }) => body)).toEqual([
    { tab: tabId },
    ...locks()
      .slice(1)
      .map(() => ({ tab: tabId, renew: true })),
  ]);
});

/** Another opening of the queue: the one of the hook is closed. */
const reopen = (change: (fake: ReturnType<typeof fakeApi>) => void): void => {
  root.unmount();
  root = createRoot(place);
  open(change);
};

it('shows nothing of a sale that another checks: the queue gives the next one', async () => {
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const title = place.querySelector('h1')?.textContent;
    if (title) seen.push(title);
  });
  watch.observe(place, { childList: true, subtree: true, characterData: true });
  reopen(({ taken: others }) => others.add('s1'));
  await expect.element(heading('П-2')).toBeVisible();
  watch.disconnect();
  expect(seen).not.toContain('Продажа П-1');
  await expect.element(note(messages.taken('П-1'))).toBeVisible();
});

it('sees at the next renewal that another has taken the sale, and what was typed stays', async () => {
  press('KeyQ', 'й');
  const comment = page.getByRole('textbox', { name: /Комментарий продавцу/ });
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('Где чек?');
  taken.add('s1');
  await expect.element(page.getByText(messages.lock.lost(messages.lock.somebody, true)).first()).toBeVisible();
  await expect.element(comment).toHaveValue('Где чек?');
});

it('gives the next sale where the person’s other tab has the first, and takes it over by a press where it is alone', async () => {
  reopen(({ elsewhere }) => elsewhere.add('s1'));
  await expect.element(heading('П-2')).toBeVisible();
  await expect.element(note(messages.takenHere('П-1'))).toBeVisible();
  reopen(({ elsewhere }) => {
    elsewhere.add('s1');
    elsewhere.add('s2');
  });
  // At the end of the list there is no way on: it is shown, and not decided by a key.
  const banner = page.getByText(messages.lock.elsewhere).first();
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Подтвердить/ })).not.toBeInTheDocument();
  press('KeyA', 'ф');
  await expect.element(note(messages.takenBack)).toBeVisible();
  expect(decisions()).toEqual([]);
  await expect.element(banner).not.toBeInTheDocument();
  expect(sent.some(({ body }) => (body as { takeOver?: boolean } | undefined)?.takeOver === true)).toBe(true);
  press('KeyA', 'ф');
  await expect.poll(() => decisions().length).toBe(1);
});

it('«Мои»: a question that waits for its answer is nobody’s to take, and says so', async () => {
  reopen(({ sales: [first] }) => Object.assign(first!, { status: 'clarification', allowedActions: [] }));
  await expect.element(heading('П-1')).toBeVisible();
  await expect.element(page.getByText(messages.lock.clarification).first()).toBeVisible();
  // Longer than two renewals.
  await new Promise((resolve) => setTimeout(resolve, 9000));
  expect(sent.filter(({ path }) => path.endsWith('s1/lock'))).toEqual([]);
});

it('names who has a sale in the list, though it is the open one', async () => {
  const list = page.getByRole('list', { name: messages.heading });
  reopen(({ sales: [first] }) => {
    Object.assign(first!.review!, { lockedBy: { id: 'u2', name: 'Иванова Анна' } });
    first!.allowedActions = [];
  });
  await expect.element(heading('П-2')).toBeVisible();
  await list.getByRole('link').first().click();
  await expect.element(heading('П-1')).toBeVisible();
  await expect.element(page.getByText(messages.lock.other('Иванова Анна')).first()).toBeVisible();
  await expect.element(list.getByText(messages.lockedBy('Иванова Анна'))).toBeVisible();
  await expect.element(list.getByText(messages.mine)).not.toBeInTheDocument();
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  it(`has age, deadline, reasons, comment and the act in one view at ${width} × ${height}, whatever the receipt`, async () => {
    await page.viewport(width, height);
    reopen(({ sales: [first] }) => {
      first!.submittedAt = '2026-11-20 12:29:00.000';
      first!.review!.slaDueAt = '2026-11-22 12:29:00.000';
      first!.items = Array.from({ length: 8 }, (_, at) => ({ ...first!.items[0]!, id: `s1-${at}` }));
    });
    await expect.element(heading('П-1')).toBeVisible();
    const bottom = page.getByRole('note', { name: messages.keys }).element().getBoundingClientRect().top;
    for (const each of [
      page.getByText(/^Ждёт \d+ дн/),
      page.getByText(/^просрочена с 22\.11/),
      page.getByRole('radio', { name: 'Чек не читается' }),
      page.getByRole('radio', { name: 'В чеке другой товар' }),
      page.getByRole('textbox', { name: /Комментарий продавцу/ }),
      page.getByRole('button', { name: /Подтвердить/ }),
      page.getByRole('button', { name: /Отклонить/ }),
    ]) {
      await expect.element(each).toBeVisible();
      const box = each.element().getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(bottom);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // The list has its room next to the photo at both.
    await expect.element(page.getByRole('list', { name: messages.heading })).toBeVisible();
  });
}

it('says why a key did nothing until the next act, be it by the mouse or by another sale', async () => {
  press('KeyZ', 'я');
  await expect.element(note(messages.nothingToUndo)).toBeVisible();
  await page.getByRole('button', { name: /Отклонить/ }).click();
  await expect.element(note(messages.nothingToUndo)).not.toBeInTheDocument();
  press('KeyZ', 'я');
  await expect.element(note(messages.nothingToUndo)).toBeVisible();
  await page.getByRole('region', { name: messages.heading }).getByRole('link').nth(1).click();
  await expect.element(heading('П-2')).toBeVisible();
  await expect.element(note(messages.nothingToUndo)).not.toBeInTheDocument();
});

it('goes back through all decisions of the shift that can be taken back, the last one first', async () => {
  const at = '2026-11-20 12:29:00.000';
  reopen(({ undoable }) =>
    undoable.push(
      { id: 's2', number: 'П-2', version: 5, decidedAt: at },
      { id: 's1', number: 'П-1', version: 7, decidedAt: at },
    ),
  );
  await expect.element(heading('П-1')).toBeVisible();
  const undone = () =>
    sent.filter(({ path }) => path.endsWith('/undo')).map(({ path, body }) => [path.includes('s2'), body]);
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/shift'))).toBe(true);
  press('KeyZ', 'я');
  await expect.poll(undone).toEqual([[true, { version: 5 }]]);
  await expect.element(heading('П-2')).toBeVisible();
  press('KeyZ', 'я');
  await expect.poll(undone).toEqual([
    [true, { version: 5 }],
    [false, { version: 7 }],
  ]);
  await expect.element(heading('П-1')).toBeVisible();
  press('KeyZ', 'я');
  await expect.element(note(messages.nothingToUndo)).toBeVisible();
});

it('has the decision and the three lists in sight on a phone', async () => {
  await page.viewport(390, 844);
  const approve = page.getByRole('button', { name: /Подтвердить/ });
  await expect.element(approve).toBeVisible();
  for (const element of [approve, page.getByRole('radio', { name: /Отложено/ })]) {
    const { top, bottom, right } = element.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(844);
    expect(right).toBeLessThanOrEqual(390);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  // In one line, without the keys a phone has not.
  const tops = [/Подтвердить/, /Отклонить/, messages.postpone].map((name) =>
    Math.round(page.getByRole('button', { name }).first().element().getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  expect([...place.querySelectorAll('footer kbd')].every((key) => key.getClientRects().length === 0)).toBe(true);
});

it('writes the date of a receipt in one piece', async () => {
  const receipt = {
    datetime: '2026-11-22 09:00:00.000',
    totalKopecks: 599_000,
    fn: '9999078900422468',
    fd: '1',
    fpd: '2',
  };
  reopen(({ sales }) =>
    Object.assign(sales[0]!, {
      receipt,
      store: { name: 'Мастерок', address: 'г. Краснодар, ул. Красных Партизан, д. 218' },
    }),
  );
  const cell = page.getByRole('cell', { name: '22.11.2026 09:00' });
  await expect.element(cell).toBeVisible();
  const range = document.createRange();
  const text = cell.element().firstChild as Text;
  range.setStart(text, 0);
  range.setEnd(text, '22.11.2026'.length);
  expect(range.getClientRects()).toHaveLength(1);
});

it('says what the registry knows of a number, what is suspicious, who sold it before and who sells', async () => {
  root.unmount();
  root = createRoot(place);
  const serial = { itemId: 's1-1', state: 'free', shippedTo: { id: 'other', name: 'Кубань' }, shippedAt: '2026-10-01' };
  open(({ sales: [first] }) => {
    const missing = { ...serial, itemId: 's1-2', state: 'missing', shippedTo: null };
    const other = { number: 'П-000090', memberName: 'Гусев Дмитрий', status: 'rejected', saleDate: '2026-11-02' };
    const related = [
      { ...other, id: 's9', by: 'serial', value: 'AB-100' },
      { ...other, id: 's10', number: 'П-000091', by: 'receipt', value: '9960440302814-17-33', status: 'confirmed' },
    ];
    const flags = [{ code: 'F1', text: 'Номер уже называли', weight: 50, saleId: 's9', saleNumber: 'П-000090' }];
    Object.assign(first?.review ?? {}, { serials: [serial, missing], related, flags });
  });
  await expect
    .element(page.getByText('Номер есть в реестре, отгружен другому партнёру «Кубань» 01.10.2026'))
    .toHaveAttribute('data-tone', 'warning');
  await expect.element(page.getByText('Номера нет в реестре')).toBeVisible();
  await expect.element(page.getByText('4 продажи, отклонено 1')).toBeVisible();
  await expect.element(page.getByText('Номер уже называли')).toBeVisible();
  await expect.element(page.getByText('Тот же серийный номер AB-100')).toBeVisible();
  await expect.element(page.getByText('Гусев Дмитрий 02.11.2026 Отклонена')).toBeVisible();
  await expect.element(page.getByText('Тот же чек', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/9960440302814/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'П-000091' })).toHaveAttribute('href', '/sales/s10');
});

it('«Споры»: the seller’s own words, the refused line alone to be decided, and nothing for who refused it', async () => {
  const disputed = (sale: Sale, allowedActions: string[]) =>
    Object.assign(sale, {
      disputed: true,
      allowedActions,
      items: sale.items.map((item, index) => ({ ...item, status: index === 0 ? 'pending' : 'approved' })),
      messages: [{ id: 'w1', at: '2026-11-20 12:29:00.000', authorKind: 'member', text: 'Номер виден', files: [] }],
    });
  reopen(({ sales }) => {
    disputed(sales[0]!, ['lock', 'approve', 'reject', 'clarify']);
    disputed(sales[1]!, []);
  });
  await expect.element(page.getByText(messages.disputedLines)).toBeVisible();
  await expect.element(page.getByText('Номер виден')).toBeVisible();
  await page.getByText(messages.lists.disputes).click();
  await expect
    .poll(() => sent.findLast(({ path }) => path.endsWith('/sales/list'))?.body)
    .toMatchObject({ filters: { statuses: ['moderation'], disputed: true, checkable: true } });
  await page.getByRole('button', { name: 'Подтвердить +280' }).click();
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/moderation'))?.body)
    .toMatchObject({ items: [{ id: 's1-1', decision: 'approve' }] });
  await expect.element(heading('П-2')).toBeVisible();
  await expect.element(page.getByText(messages.ownRefusal)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Подтвердить/ })).not.toBeInTheDocument();
});
