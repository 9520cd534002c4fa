import { boundCeilings, ceilings, createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Lines } from './Lines.tsx';
import { type LineValues, newLine, newSale } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    const data = config.url?.endsWith('/check-serial') ? free : null;
    return { status: 200, statusText: '', headers: {}, config, data: { data } };
  },
});
function show(lines: readonly LineValues[]): Root {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <Form initialValues={{ ...newSale('2026-11-25'), lines }} onSubmit={() => undefined}>
          <Lines bounds={boundCeilings} />
        </Form>
      </ApiProvider>
    </UiProvider>,
  );
  return root;
}

const free = { available: true, reason: null, claimedAt: null, example: null };

it('offers no line above the ceiling and says where the rest goes', async () => {
  const product = { id: 'p1', name: 'Рулетка', article: 'A', brand: null, imageUrl: null, serialRequired: false };
  const lines = [...Array.from({ length: ceilings.items - 2 }, () => newLine()), newLine(product)];
  const root = show(lines);
  await page.getByRole('button', { name: messages.add }).click();
  await expect.element(page.getByText(messages.full(ceilings.items))).toBeVisible();
  expect(page.getByRole('button', { name: messages.add }).query()).toBeNull();
  root.unmount();
});

it('calls no number free that two lines have, after a reload too: nobody has left its field then', async () => {
  const product = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
  const lines = [1, 2].map(() => ({ ...newLine(product), serial: 'ДР-1001' }));
  const root = show(lines);
  const serials = page.getByRole('textbox', { name: messages.serial });
  await expect.element(serials.first()).toHaveAccessibleDescription(new RegExp(messages.serialTwice));
  await expect.element(serials.last()).toHaveAccessibleDescription(new RegExp(messages.serialTwice));
  await expect.element(page.getByText(messages.serialFree)).not.toBeInTheDocument();
  await userEvent.fill(serials.last(), 'ДР-1002');
  await expect.element(page.getByText(messages.serialFree).first()).toBeVisible();
  await expect.element(page.getByText(messages.serialTwice)).not.toBeInTheDocument();
  root.unmount();
});
