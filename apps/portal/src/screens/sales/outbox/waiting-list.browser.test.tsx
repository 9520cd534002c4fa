import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { newLine, newSale } from '../form/values.ts';
import { outboxMessages as messages } from './messages.ts';
import { outboxStore } from './store.ts';
import { WaitingList } from './WaitingList.tsx';

const product = { id: 'p', name: 'Шуруповёрт', article: 'A', brand: null, imageUrl: null, serialRequired: false };
const qr = 't=20261120T1841&s=5990.00&fn=9999078900004792&i=12345&fp=1234567890&n=1';

it('tells sales of one product apart, and names the drafts the server has of them', async () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  const values = newSale('2026-11-20', newLine(product));
  const lines = [
    { ...newLine(product), serial: 'A-1' },
    { ...newLine(product), serial: 'A-2' },
  ];
  await outboxStore.put({ id: 'w1', owner: 'vera', at, values: { ...values, lines } });
  await outboxStore.put({ id: 'w2', owner: 'vera', at, values: { ...values, receipt: { qr, typed: false } } });
  await outboxStore.put({
    id: 'w3',
    owner: 'vera',
    at,
    values: { ...values, saved: { id: 's3', version: 1 }, lines: [{ ...newLine(product), quantity: 3 }] },
    refusal: { messages: ['Такой номер уже есть'] },
  });
  const onDrafts = vi.fn<(ids: ReadonlySet<string>) => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <MemoryRouter>
        <WaitingList owner="vera" onDrafts={onDrafts} />
      </MemoryRouter>
    </UiProvider>,
  );
  const rows = page.getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(3);
  await expect.element(rows.filter({ hasText: '№ A-1 и ещё 1' })).toBeVisible();
  await expect.element(rows.filter({ hasText: messages.receipt('5\u00a0990,00\u00a0₽') })).toBeVisible();
  const refused = rows.filter({ hasText: 'Такой номер уже есть' });
  await expect.poll(() => refused.element().textContent).toContain(messages.units(3));
  await expect.poll(() => onDrafts.mock.lastCall?.[0]).toEqual(new Set(['s3']));
  root.unmount();
  for (const id of ['w1', 'w2', 'w3']) await outboxStore.remove(id);
});
