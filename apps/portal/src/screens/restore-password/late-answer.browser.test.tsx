import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { DocumentsProvider } from '../../app/start/documents.tsx';
import { restoreMessages as messages } from './messages.ts';
import { Component as RestorePassword } from './route.tsx';

it('a password saved late leaves the person where he has gone meanwhile', async () => {
  let isSent = false;
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      if (JSON.stringify(config.data ?? '').includes('password')) {
        isSent = true;
        await held;
      }
      return { status: 200, statusText: '', headers: {}, config, data: { data: [] } };
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/restore-password', Component: RestorePassword },
      { path: '*', element: <h1>Регистрация</h1> },
    ],
    { initialEntries: ['/restore-password?code=c1'] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ApiProvider api={api}>
      <SessionProvider>
        <DocumentsProvider initial={{}}>
          <Toaster />
          <RouterProvider router={router} />
        </DocumentsProvider>
      </SessionProvider>
    </ApiProvider>,
  );
  await page.getByLabelText(messages.newPassword, { exact: true }).fill('Пароль-2026-abcD!');
  await page.getByLabelText(messages.repeat, { exact: true }).fill('Пароль-2026-abcD!');
  await page.getByRole('button', { name: messages.save }).click();
  await expect.poll(() => isSent).toBe(true);
  void router.navigate('/registration');
  await expect.element(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
  free();
  await expect.element(page.getByText(/^Пароль сохранён/).first()).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/registration');
  root.unmount();
  place.remove();
});
