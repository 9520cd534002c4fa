import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { newSale } from '../form/values.ts';
import { saleFormMessages } from '../form/messages.ts';
import { Correct } from './Correct.tsx';
import { outboxMessages as messages } from './messages.ts';
import { outboxStore } from './store.ts';

it('says no more of a sale that was removed from the queue than that it is not there', async () => {
  const sale = { id: 'w1', owner: 'anna', at: 1, values: newSale('2026-11-20') };
  await outboxStore.put(sale);
  await outboxStore.remove(sale.id);
  const close = vi.fn<() => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <Correct id={sale.id} userId="anna" store={null} onClose={close} />
    </UiProvider>,
  );
  await expect.element(page.getByRole('heading', { name: messages.gone })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/уже отправлена/);
  await userEvent.click(page.getByRole('button', { name: saleFormMessages.toList }));
  expect(close).toHaveBeenCalledOnce();
  root.unmount();
});
