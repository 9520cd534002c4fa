import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import PayoutCard from './PayoutCard.tsx';

let root: Root;

function open(status: number): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const response = {
        status,
        statusText: '',
        headers: {},
        config,
        data: { code: 'X', messages: ['Ответ сервера'] },
      };
      throw Object.assign(new Error(String(status)), { isAxiosError: true, response });
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <MemoryRouter>
          <PayoutCard id="w1" onClose={() => undefined} />
        </MemoryRouter>
      </ApiProvider>
    </UiProvider>,
  );
}
const retry = page.getByRole('button', { name: 'Повторить' });

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it.each([404, 400, 403])(
  'says of an address without a request of one’s own that there is none (%i)',
  async (status) => {
    open(status);
    await expect.element(page.getByText('Такой заявки у вас нет')).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  },
);

it('offers to ask again when the server has failed', async () => {
  open(500);
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('Такой заявки у вас нет')).not.toBeInTheDocument();
});
