import { type Api, createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, useSession } from '@pribavka/api/react';
import { routes } from '@pribavka/api/routes';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';

import { screenDrawn } from '../../shared/first-screen.ts';
import { useLive } from './useLive.ts';

let root: Root;
afterEach(() => root.unmount());

let asked: string[] = [];

function apiOf(signedIn: boolean): Api {
  const session = createSession({ store: memoryStore() });
  if (signedIn) session.signIn({ session: 's', refresh: 'r' });
  return createApi({
    routes,
    session,
    adapter: async (config) => {
      const path = config.url ?? '';
      asked.push(path);
      const data = path.endsWith('/accesses')
        ? { roleCode: 'admin', items: [] }
        : path.endsWith('/profile')
          ? { user: { id: 'u1', roleCode: 'admin', status: 'confirmed', isPhoneVerified: true, listViews: [] } }
          : { unread: 3, members: 0, sales: 0, withdrawals: 0, support: 0, processes: 0, finished: [] };
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
}

const Count = (): ReactElement => (
  <p>
    {useSession().status} {useLive().data?.unread ?? 'nothing'}
  </p>
);

function open(signedIn: boolean): HTMLElement {
  asked = [];
  const place = document.createElement('div');
  root = createRoot(place);
  root.render(
    <ApiProvider api={apiOf(signedIn)}>
      <SessionProvider>
        <Count />
      </SessionProvider>
    </ApiProvider>,
  );
  screenDrawn();
  return place;
}

it('asks for the bell of a person who is signed in', async () => {
  const place = open(true);
  await expect.poll(() => place.textContent).toBe('authorised 3');
});

it('asks nothing for a guest: the page is on its way to the sign-in', async () => {
  const place = open(false);
  await expect.poll(() => place.textContent).toBe('anonymous nothing');
  expect(asked).toEqual([]);
});
