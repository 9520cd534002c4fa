import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, stillSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { NewSale } from './NewSale.tsx';
import { saleFormMessages as messages } from './messages.ts';

const bounds = {
  maxPriceKopecks: 500_000,
  maxQuantity: 5,
  maxItems: 2,
  maxBasePoints: 200,
  maxSalePoints: 300,
  maxOperationPoints: 700,
};
const itemOf = (id: string, name: string) => ({
  id,
  product: { id: `p-${id}`, name, article: id, brand: null, imageUrl: null },
  quantity: 1,
  priceKopecks: 100_000,
  serialNumber: null,
  markGtin: null,
  serialRequired: false,
  formula: [],
});
const sale = {
  id: 's1',
  number: 'П-000221',
  version: 3,
  status: 'draft',
  saleDate: '2026-11-20',
  receipt: { qr: 't=20261120T1200&s=1000.00&fn=9960440300000000&i=1&fp=1234567890&n=1' },
  items: [itemOf('1', 'Рулетка'), itemOf('2', 'Пила')],
  files: [],
  comment: null,
  operations: [],
  pointsTotal: 0,
  pointsPreview: 0,
  allowedActions: ['edit', 'submit'],
};
let status: string;
const sent: { submit: boolean; items: object[] }[] = [];
const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    let data: unknown = { settings: { saleSubmitDays: 60, bounds }, lines: [], total: 0, warnings: [] };
    if (config.url?.endsWith('/sales/s1')) {
      if (config.method === 'put') sent.push(JSON.parse(String(config.data)) as (typeof sent)[number]);
      data = { ...sale, status };
    }
    return { status: 200, statusText: '', headers: {}, config, data: { data } };
  },
});
const still = stillSession({ roleCode: 'member', grants: new Set() });
const known = still.snapshot();
const session = { ...still, snapshot: () => known };
let root: Root | undefined;

function open(as: 'draft' | 'clarification'): void {
  status = as;
  const form = (
    <NewSale
      userId="anna"
      store={null}
      saleId="s1"
      productId={undefined}
      sent={undefined}
      onSent={() => undefined}
      onClose={() => undefined}
      onCard={() => undefined}
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
const prices = page.getByRole('textbox', { name: new RegExp(messages.price) });
const quantities = page.getByRole('spinbutton', { name: messages.quantity });
const send = page.getByRole('button', { name: messages.send });

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
});
afterEach(() => {
  root?.unmount();
  root = undefined;
});

it('refuses a price above the bound of the programme before anything is sent, and offers no line above it', async () => {
  open('draft');
  await expect.element(page.getByText(messages.full(bounds.maxItems))).toBeVisible();
  expect(page.getByRole('button', { name: messages.add }).query()).toBeNull();
  await prices.nth(1).fill('5 000,01');
  await send.click();
  await expect.element(prices.nth(1)).toHaveAccessibleDescription(/Не больше 5.000 ₽ за штуку/);
  expect(sent.filter(({ submit }) => submit)).toEqual([]);
  await prices.nth(1).fill('5 000');
  await send.click();
  await expect.poll(() => sent.filter(({ submit }) => submit)).toHaveLength(1);
});

it('takes no more units of a line than the programme does', async () => {
  open('draft');
  await quantities.first().fill('9');
  await send.click();
  await expect.element(page.getByText('Не больше 5', { exact: true }).first()).toBeVisible();
  expect(sent.filter(({ submit }) => submit)).toEqual([]);
  await quantities.first().fill('5');
  await send.click();
  await expect.poll(() => sent.filter(({ submit }) => submit)).toHaveLength(1);
  expect(sent.at(-1)?.items[0]).toMatchObject({ quantity: 5 });
});

it('leaves the bounds of an answer to the server, which knows those of its first sending', async () => {
  open('clarification');
  await prices.first().fill('90 000');
  await send.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.items[0]).toMatchObject({ priceKopecks: 9_000_000 });
});
