import '@pribavka/ui/styles.css';
import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { FileStep } from './FileStep.tsx';
import { uploadMessages as messages } from './messages.ts';

let root: Root;
afterEach(() => root.unmount());

function open(listReceiptRequired: boolean): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => ({
      status: 200,
      statusText: '',
      headers: {},
      config,
      data: { data: { settings: { listReceiptRequired } } },
    }),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <FileStep onRead={() => undefined} />
      </ApiProvider>
    </UiProvider>,
  );
}

it('says before the file is chosen that its sales need receipts, where the programme asks for them', async () => {
  open(true);
  await expect.element(page.getByText(messages.fileReceipt)).toBeVisible();
});

it('asks for no receipts where the programme does not', async () => {
  open(false);
  await expect.element(page.getByText(messages.fileText)).toBeVisible();
  await expect.element(page.getByText(messages.fileReceipt)).not.toBeInTheDocument();
});
