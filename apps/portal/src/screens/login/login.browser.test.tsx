import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { DocumentsProvider } from '../../app/start/documents.tsx';
import { Component as Login } from './route.tsx';

let root: Root;

function open(state: object | null): void {
  const router = createMemoryRouter([{ path: '/login', element: <Login /> }], {
    initialEntries: [{ pathname: '/login', state }],
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ApiProvider api={createApi({ routes: portalRoutes, session: createSession({ store: memoryStore() }) })}>
      <SessionProvider>
        <DocumentsProvider initial={{}}>
          <RouterProvider router={router} />
        </DocumentsProvider>
      </SessionProvider>
    </ApiProvider>,
  );
}

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it.each([
  [{ login: '79065550149' }, '+7 (906) 555-01-49'],
  [{ login: 'anna@example.org' }, 'anna@example.org'],
  [null, ''],
])('begins with the number or the address the registration has found (%o)', async (state, shown) => {
  open(state);
  await expect.element(page.getByLabelText('Телефон или эл. почта')).toHaveValue(shown);
});
