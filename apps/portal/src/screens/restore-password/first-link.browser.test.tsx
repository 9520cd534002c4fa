import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { DocumentsProvider } from '../../app/start/documents.tsx';
import { restoreMessages as messages } from './messages.ts';
import { Component as RestorePassword } from './route.tsx';

it('greets whom the server knows as invited, and nobody who asks for another letter', async () => {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const answer = config.url?.endsWith('/check') ? { ok: true, isFirst: true } : [];
      const response = { status: 200, statusText: '', headers: {}, config, data: { data: answer as unknown } };
      if (!JSON.stringify(config.data ?? '').includes('password')) return response;
      const refusal = {
        ...response,
        status: 400,
        data: { code: 'AUTH_LINK_EXPIRED', messages: ['Ссылка не действует'] },
      };
      throw Object.assign(new Error('400'), { isAxiosError: true, code: 'ERR_BAD_REQUEST', response: refusal });
    },
  });
  const router = createMemoryRouter([{ path: '/restore-password', Component: RestorePassword }], {
    initialEntries: ['/restore-password?code=c1'],
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ApiProvider api={api}>
      <SessionProvider>
        <DocumentsProvider initial={{}}>
          <RouterProvider router={router} />
        </DocumentsProvider>
      </SessionProvider>
    </ApiProvider>,
  );
  await expect.element(page.getByRole('heading', { name: messages.invitedTitle })).toBeVisible();
  await expect.element(page.getByText(messages.invitedIntro)).toBeVisible();
  await page.getByLabelText(messages.newPassword, { exact: true }).fill('Пароль-2026-abcD!');
  await page.getByLabelText(messages.repeat, { exact: true }).fill('Пароль-2026-abcD!');
  await page.getByRole('button', { name: messages.save }).click();
  await page.getByRole('button', { name: messages.again }).click();
  await expect.element(page.getByRole('heading', { name: messages.title })).toBeVisible();
  root.unmount();
  place.remove();
});
