import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Sale } from '../../../shared/contract.ts';
import { saleItemStates } from '../../../shared/states.ts';
import { SaleItems } from './SaleItems.tsx';

let root: Root;
afterEach(() => root.unmount());

const itemOf = (name: string, status: 'pending' | 'approved') => ({
  id: name,
  product: { id: name, name, article: name, brand: null, imageUrl: null },
  quantity: 1,
  points: 45,
  serialNumber: null,
  markGtin: null,
  priceKopecks: null,
  reasonText: null,
  status,
});

function show(status: Sale['status'], items = [itemOf('Рулетка', 'pending')]): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <SaleItems sale={{ status, items } as unknown as Sale} />
    </UiProvider>,
  );
}

const waits = page.getByText(saleItemStates.pending.word);

it.each(['cancelled', 'draft'] as const)('says of no line of a sale that is %s that it is checked', async (status) => {
  show(status);
  await expect.element(page.getByText('Рулетка')).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
});

it.each(['moderation', 'clarification'] as const)('says what became of each line of a sale in %s', async (status) => {
  show(status, [itemOf('Рулетка', 'pending'), itemOf('Пила', 'approved')]);
  await expect.element(waits).toBeVisible();
  await expect.element(page.getByText(saleItemStates.approved.word)).toBeVisible();
  // Under the name, not at its last letter.
  const name = page.getByText('Рулетка').element().getBoundingClientRect();
  expect(waits.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
});
