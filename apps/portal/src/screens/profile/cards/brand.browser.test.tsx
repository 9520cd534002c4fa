import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Cards from './Cards.tsx';

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => ({ status: 200, statusText: '', headers: {}, config, data: { data: [] } }),
});

it('shows the payment system while the number is typed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <MemoryRouter>
          <Cards />
        </MemoryRouter>
      </ApiProvider>
    </UiProvider>,
  );
  const number = page.getByLabelText('Номер карты');
  const badge = (name: string) => page.getByText(name, { exact: true });
  await userEvent.fill(number, '220');
  await expect.element(badge('Мир')).not.toBeInTheDocument();
  await userEvent.fill(number, '2200');
  await expect.element(badge('Мир')).toBeVisible();
  await userEvent.fill(number, '4276 1234');
  await expect.element(badge('Visa')).toBeVisible();
  await expect.element(badge('Мир')).not.toBeInTheDocument();
  await userEvent.fill(number, '');
  await expect.element(badge('Visa')).not.toBeInTheDocument();
  root.unmount();
});
