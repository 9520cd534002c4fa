import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { ProductRow } from '../../shared/contract.ts';
import { ProductTile } from './ProductTile.tsx';

const product = {
  name: 'Перфоратор «Стрежень» П-28',
  brand: { id: 'b', name: 'Стрежень' },
  article: 'СТ-28110',
  category: { id: 'c', name: 'Электроинструмент' },
  basePoints: 520,
  pointsNow: 780,
  promotions: [],
  imageUrl: null,
  drawing: null,
  serialRequired: false,
} as unknown as ProductRow;

it('has the category next to the article on a phone, under it in a grid', async () => {
  await page.viewport(390, 844);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ProductTile product={product} onOpen={() => undefined} />
    </UiProvider>,
  );
  const dot = page.getByText('·', { exact: true });
  await expect.element(dot).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(dot).not.toBeVisible();
  await expect.element(page.getByText('Электроинструмент')).toBeVisible();
  root.unmount();
});
