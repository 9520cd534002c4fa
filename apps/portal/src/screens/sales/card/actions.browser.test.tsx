import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createDraft } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Sale } from '../../../shared/contract.ts';
import { newSaleDraft } from '../form/new-draft.ts';
import { SaleActions } from './SaleActions.tsx';
import { saleCardMessages as messages } from './messages.ts';

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => ({ status: 200, statusText: '', headers: {}, config, data: { data: { id: 's1' } } }),
});
const nothing = (): void => undefined;
const show = (root: Root, sale: Sale): void =>
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SaleActions userId="anna" sale={sale} onEdit={nothing} onRepeat={nothing} onReply={nothing} />
      </ApiProvider>
    </UiProvider>,
  );

it('takes a sale that is sent from its card out of the form of a new one', async () => {
  const draft = createDraft(newSaleDraft('anna'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const sale = { id: 's1', version: 2, allowedActions: ['submit'] } as unknown as Sale;
  show(root, sale);
  const send = page.getByRole('button', { name: messages.send });
  draft.write({ saved: { id: 's1', version: 2 }, comment: 'А' }, ['saved', 'comment']);
  await userEvent.click(send);
  await expect.poll(() => draft.read()).toEqual({});
  root.unmount();
});

it.each([
  ['clarification', ['edit', 'answer', 'cancel'], messages.answer],
  ['draft', ['edit', 'submit', 'delete'], messages.continue],
  ['rejected', ['dispute', 'repeat'], messages.dispute],
] as const)('makes of a sale in %s one act the main one, first', async (status, allowedActions, name) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const sale = { id: 's1', version: 2, status, allowedActions } as unknown as Sale;
  show(root, sale);
  await expect.element(page.getByRole('button', { name })).toBeVisible();
  const buttons = [...place.querySelectorAll('button')];
  expect(buttons[0]?.textContent).toBe(name);
  expect(buttons.filter(({ dataset }) => dataset['variant'] === 'primary')).toEqual([buttons[0]]);
  root.unmount();
});
