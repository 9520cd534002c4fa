import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, stillSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createDraft, eraseDrafts } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { correctionDraft } from './correction.ts';
import { newSaleDraft } from './new-draft.ts';
import { NewSale } from './NewSale.tsx';
import { saleFormMessages as messages } from './messages.ts';

const itemOf = (id: string, name: string) => ({
  id,
  product: { id: `p-${id}`, name, article: id, brand: null, imageUrl: null },
  quantity: 1,
  priceKopecks: 100_000,
  serialNumber: null,
  markGtin: null,
  serialRequired: false,
  lines: [],
  formula: [],
});

let sale: Record<string, unknown>;
let refusal: string | undefined;
const sent: { url: string; method: string; body: Record<string, unknown> }[] = [];

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    const url = config.url ?? '';
    const { method = 'get' } = config;
    let data: unknown = { settings: { saleSubmitDays: 60 }, lines: [], total: 0, warnings: [] };
    if (url.endsWith('/sales/s1')) {
      data = sale;
      if (method === 'put') {
        sent.push({ url, method, body: JSON.parse(String(config.data)) as Record<string, unknown> });
        const response = {
          status: 409,
          statusText: '',
          headers: {},
          config,
          data: { code: refusal, messages: ['Нет'] },
        };
        if (refusal) throw Object.assign(new Error('409'), { isAxiosError: true, code: 'ERR_BAD_REQUEST', response });
        sale = { ...sale, status: 'moderation', version: Number(sale['version']) + 1, allowedActions: [] };
        data = sale;
      }
    }
    return { status: 200, statusText: '', headers: {}, config, data: { data } };
  },
});

const still = stillSession({ roleCode: 'member', grants: new Set() });
const known = still.snapshot();
const session = { ...still, snapshot: () => known };
let root: Root | undefined;
const cards: string[] = [];

function open(saleId: 's1' | 'new' = 's1', before?: string): void {
  const form = (
    <NewSale
      userId="anna"
      store={null}
      saleId={saleId === 'new' ? undefined : saleId}
      productId={undefined}
      sent={before}
      onSent={() => undefined}
      onClose={() => undefined}
      onCard={(id) => cards.push(id)}
      onList={() => undefined}
    />
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider store={session}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
}
function close(): void {
  root?.unmount();
  root = undefined;
}

const comment = page.getByRole('textbox', { name: new RegExp(messages.comment) });
const prices = page.getByRole('textbox', { name: new RegExp(messages.price) });
const date = page.getByRole('textbox', { name: messages.date });
const reason = page.getByRole('textbox', { name: messages.dateReason });
const send = page.getByRole('button', { name: messages.send });
const draft = createDraft(correctionDraft('anna', 's1'));

beforeEach(() => {
  sale = {
    id: 's1',
    number: 'П-000221',
    version: 3,
    status: 'clarification',
    saleDate: '2026-11-20',
    receipt: { qr: 't=20261120T1200&s=1000.00&fn=9960440300000000&i=1&fp=1234567890&n=1' },
    items: [itemOf('1', 'Рулетка'), itemOf('2', 'Пила')],
    files: [],
    comment: null,
    operations: [],
    pointsTotal: 0,
    pointsPreview: 0,
    allowedActions: ['edit', 'answer', 'cancel'],
  };
  refusal = undefined;
  sent.length = 0;
  cards.length = 0;
  localStorage.clear();
});
afterEach(close);

it('keeps the correction of a sale that was asked about on the device, and asks nothing of the server before it is sent', async () => {
  open();
  await expect.element(comment).toBeVisible();
  await expect.element(page.getByText(messages.savedHere)).not.toBeInTheDocument();
  await userEvent.fill(comment, 'Цена с чека');
  await userEvent.click(page.getByRole('button', { name: messages.removeLine }).nth(1));
  await userEvent.fill(prices, '990');
  await expect.element(page.getByText(messages.savedHere)).toBeVisible();
  // As long as the draft of another sale waits before it goes to the server.
  await new Promise((resolve) => void setTimeout(resolve, 1700));
  expect(sent).toEqual([]);
  close();

  open();
  await expect.element(comment).toHaveValue('Цена с чека');
  expect(prices.elements()).toHaveLength(1);
  await expect.element(prices).toHaveValue('990');
  await expect.element(page.getByText(messages.savedHere)).toBeVisible();
  await userEvent.click(send);
  await expect.element(page.getByText(messages.doneTitle)).toBeVisible();
  expect(sent.map(({ body }) => [body['submit'], body['version'], body['comment']])).toEqual([
    [true, 3, 'Цена с чека'],
  ]);
  expect(draft.read()).toEqual({});
  expect(cards).toEqual([]);
});

it('asks why the day is not the receipt’s, keeps the answer on the device and sends it', async () => {
  open();
  await expect.element(date).toHaveValue('20.11.2026');
  await expect.element(reason).not.toBeInTheDocument();
  await userEvent.fill(date, '19.11.2026');
  await expect.element(page.getByText(messages.dateReasonHint('20.11.2026'))).toBeVisible();
  await userEvent.click(send);
  await expect.element(reason).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.fill(reason, 'Чек пробили на другой день');
  await expect.poll(() => draft.read()).toMatchObject({ saleDateReason: 'Чек пробили на другой день' });
  close();

  open();
  await expect.element(reason).toHaveValue('Чек пробили на другой день');
  await userEvent.click(send);
  await expect
    .poll(() => sent.map(({ body }) => [body['saleDate'], body['saleDateReason']]))
    .toEqual([['2026-11-19', 'Чек пробили на другой день']]);
});

it('asks nothing of the receipt’s own day, however old, and forgets the reason of another one', async () => {
  sale = { ...sale, saleDate: '2026-11-19', saleDateReason: 'Касса стояла' };
  const receipt = { qr: 't=20250120T1200&s=1000.00&fn=9960440300000000&i=1&fp=1234567890&n=1' };
  sale = { ...sale, receipt };
  open();
  await expect.element(reason).toHaveValue('Касса стояла');
  await userEvent.fill(date, '20.01.2025');
  await expect.element(reason).not.toBeInTheDocument();
  await userEvent.click(send);
  await expect
    .poll(() => sent.map(({ body }) => [body['saleDate'], body['saleDateReason']]))
    .toEqual([['2025-01-20', undefined]]);
});

it('refuses the receipt of a day that is not taken at the receipt, before anything is sent', async () => {
  const receipt = { qr: 't=20250120T1200&s=1000.00&fn=9960440300000000&i=1&fp=1234567890&n=1' };
  sale = { ...sale, status: 'draft', saleDate: '2025-01-20', receipt };
  open();
  await userEvent.click(send);
  const block = page.getByRole('region', { name: messages.receipt });
  await expect.element(block.getByText(/Срок\sрегистрации\sпрошёл/u)).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows the card of a sale that is not to be edited any more, not a form that would be refused', async () => {
  sale = { ...sale, status: 'confirmed', allowedActions: ['repeat'] };
  open();
  await expect.poll(() => cards).toEqual(['s1']);
  await expect.element(send).not.toBeInTheDocument();
});

it('opens a new sale with a line that is not filled yet', async () => {
  open('new');
  await expect.element(send).toBeVisible();
});

it('offers what was typed into the sale before it changed, and goes on from the sale as it is now', async () => {
  draft.write({ saved: { id: 's1', version: 2 }, comment: 'Прежнее' }, ['saved', 'comment']);
  open();
  await expect.element(page.getByText(messages.olderTitle)).toBeVisible();
  await expect.element(comment).toHaveValue('');
  close();
  expect(draft.read()).toMatchObject({ comment: 'Прежнее' });

  open();
  await userEvent.click(page.getByRole('button', { name: messages.olderRestore }));
  await expect.element(comment).toHaveValue('Прежнее');
  await expect.element(page.getByText(messages.olderTitle)).not.toBeInTheDocument();
  await userEvent.fill(comment, 'Прежнее и новое');
  await expect.poll(() => draft.read()).toMatchObject({ comment: 'Прежнее и новое', saved: { id: 's1', version: 3 } });
  await userEvent.click(send);
  await expect.poll(() => sent.map(({ body }) => body['version'])).toEqual([3]);
});

it('says what became of the sale elsewhere while it was corrected', async () => {
  open();
  await userEvent.fill(comment, 'Введено');
  sale = { ...sale, version: 4 };
  refusal = 'VERSION_CONFLICT';
  await userEvent.click(send);
  await expect.element(page.getByText(messages.staleAsked)).toBeVisible();
  sale = { ...sale, version: 5, status: 'confirmed', allowedActions: [] };
  refusal = 'SALE_STATUS';
  await userEvent.click(send);
  await expect.element(page.getByText(messages.staleAnswered('П-000221'))).toBeVisible();
  await expect.element(page.getByRole('link', { name: messages.staleOpenSale })).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.staleFresh })).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body['version'])).toEqual([3, 4]);
});

it('leaves no form of this member on the device, and those of others', () => {
  const others = [correctionDraft('boris', 's1'), newSaleDraft('boris')].map((options) => createDraft(options));
  const own = [correctionDraft('anna', 's1'), correctionDraft('anna', 's2'), newSaleDraft('anna')].map((options) =>
    createDraft(options),
  );
  for (const each of [...others, ...own]) each.write({ comment: 'А' }, ['comment']);
  eraseDrafts('anna');
  expect(own.map((each) => each.read())).toEqual([{}, {}, {}]);
  expect(others.map((each) => each.read())).toEqual([{ comment: 'А' }, { comment: 'А' }]);
});

it('says again what was sent, and goes on with a new sale, not with the card of the one before', async () => {
  sale = { ...sale, status: 'moderation', allowedActions: [] };
  open('s1', 's1');
  await expect.element(page.getByRole('heading', { name: messages.doneTitle })).toBeVisible();
  await page.getByRole('button', { name: messages.moreReceipts }).click();
  await expect.element(page.getByRole('dialog', { name: messages.title })).toBeVisible();
  await expect.element(send).toBeVisible();
  await expect.element(comment).toHaveValue('');
  expect(cards).toEqual([]);
});
