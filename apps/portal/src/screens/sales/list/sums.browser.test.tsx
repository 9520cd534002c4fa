import { saleStatuses } from '@pribavka/api';
import type { InfiniteList } from '@pribavka/api/react';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SaleRow } from '../../../shared/contract.ts';
import { saleStates } from '../../../shared/states.ts';
import { noSalesFilters } from './filters.ts';
import { SalesList } from './SalesList.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const product = { id: 'p', name: 'Шуруповёрт', article: 'A', brand: null, imageUrl: null, drawing: null };
const row = (status: SaleRow['status'], points: number): SaleRow =>
  ({
    id: status,
    number: `П-${status}`,
    saleDate: '2026-11-20',
    updatedAt: '2026-11-20 12:00:00.000',
    status,
    points,
    items: [{ product, quantity: 1, formula: '', serialNumber: null, points }],
    itemsCount: 1,
    serialNumbers: [],
    store: null,
    reasonText: null,
  }) as unknown as SaleRow;

function open(items: readonly SaleRow[], waitingDrafts: ReadonlySet<string> = new Set()): void {
  const list = { items, total: items.length, hasMore: false } as unknown as InfiniteList<'sales.list'>;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <MemoryRouter>
        <SalesList
          list={list}
          waitingDrafts={waitingDrafts}
          filters={noSalesFilters}
          cardUrl={(id) => `?sale=${id}`}
          onReset={() => undefined}
          action={null}
        />
      </MemoryRouter>
    </UiProvider>,
  );
}

it('adds up in the day what its sales give, and gives a draft no sum', async () => {
  open(saleStatuses.map((status) => row(status, 240)));
  const day = page.getByRole('heading', { level: 2 });
  // Checked, asked about, confirmed, returned in part.
  await expect.poll(() => day.element().textContent).toMatch(/8\sпродаж\+960$/);
  const sumOf = (status: SaleRow['status']): string =>
    page
      .getByRole('listitem')
      .filter({ hasText: saleStates[status].word })
      .elements()
      .map((line) => line.querySelector('[data-part="points"]')?.textContent)
      .join();
  expect(sumOf('draft')).toBe('—');
  expect(sumOf('rejected')).toBe('0');
  expect(sumOf('cancelled')).toBe('0');
  expect(sumOf('moderation')).toBe('+240');
});

it('shows a sale that waits on this device there alone, not as a draft as well', async () => {
  open([row('draft', 240), row('confirmed', 100)], new Set(['draft']));
  await expect.element(page.getByText(saleStates.confirmed.word)).toBeVisible();
  await expect.element(page.getByText(saleStates.draft.word)).not.toBeInTheDocument();
});
