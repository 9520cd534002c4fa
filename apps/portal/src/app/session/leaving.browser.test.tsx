import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, useSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createDraft } from '@pribavka/forms';
import { Button, UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DocumentsProvider } from '../start/documents.tsx';
import { ReconsentHost } from './ReconsentHost.tsx';
import { useLeave } from './useLeave.ts';

const person = {
  id: 'anna',
  status: 'active',
  roleCode: 'member',
  consents: [{ kind: 'policy', outdated: true, withdrawnAt: null }],
};

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

function Menu(): ReactElement {
  const leave = useLeave();
  return <Button onClick={() => void leave()}>Выйти</Button>;
}

function Known({ children }: { children: ReactElement }): ReactElement {
  const { profile } = useSession();
  return profile ? children : <p>Никого</p>;
}

function show(screen: ReactElement): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore({ session: 's', refresh: 'r' }) }),
    retry: async () => false,
    adapter: async (config) => {
      const isProfile = config.url?.endsWith('profile');
      const data = isProfile ? { user: person } : { roleCode: 'member', items: [], ok: true };
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider>
          <MemoryRouter>
            <DocumentsProvider initial={{}}>
              <Known>{screen}</Known>
            </DocumentsProvider>
          </MemoryRouter>
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
}

it.each<[string, ReactElement]>([
  ['the menu', <Menu key="menu" />],
  ['the documents that wait for consent', <ReconsentHost key="documents" />],
])('leaves nothing a member has begun on the device: %s', async (_, screen) => {
  const typed = (owner: string, storage: Storage) => createDraft({ owner, area: 'sales', storage });
  const draftsOf = (owner: string) => [sessionStorage, localStorage].map((storage) => typed(owner, storage));
  for (const owner of ['anna', 'olga'])
    for (const draft of draftsOf(owner)) draft.write({ comment: 'Набрано' }, ['comment']);
  sessionStorage.setItem('pb-registration-anna', '{}');
  const own = ['pb-withdrawal:anna', 'pb-sale-call:anna'];
  for (const name of [...own, 'pb-withdrawal:olga']) localStorage.setItem(name, '{}');
  show(screen);
  await userEvent.click(page.getByRole('button', { name: 'Выйти' }));
  await expect.element(page.getByText('Никого')).toBeVisible();
  expect(Object.keys(localStorage).filter((name) => own.includes(name))).toEqual([]);
  // Of others nothing is taken.
  expect(localStorage.getItem('pb-withdrawal:olga')).toBe('{}');
  expect(draftsOf('anna').map((draft) => draft.read())).toEqual([{}, {}]);
  expect(sessionStorage.getItem('pb-registration-anna')).toBeNull();
  expect(draftsOf('olga').map((draft) => draft.read())).toEqual([{ comment: 'Набрано' }, { comment: 'Набрано' }]);
});
