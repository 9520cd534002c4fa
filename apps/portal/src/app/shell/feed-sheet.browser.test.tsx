import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Bell } from './Bell.tsx';
import { useFeedSheet } from './useFeedSheet.tsx';

let root: Root;
const home = location.pathname + location.search;
/** A frame whose screen is drawn again, with its header, at every change of the address. */
function Frame(): ReactElement {
  const feed = useFeedSheet();
  const { key, search } = useLocation();
  return (
    <>
      <header key={key + search}>
        <Bell onOpen={feed.open} />
        {search}
      </header>
      {feed.sheet}
    </>
  );
}

beforeEach(async () => {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const data = config.url?.endsWith('groups') ? { items: [], hasMore: false, total: 0 } : { count: 0, support: 0 };
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      </ApiProvider>
    </UiProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Уведомления' })).toBeVisible();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', home);
});

const press = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Уведомления' }));
const feed = page.getByRole('dialog', { name: 'Уведомления' });
const arrive = async (search: string): Promise<void> => {
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => document.querySelector('header')?.textContent).toContain(search);
};

it('stays when the header whose bell was pressed is drawn again', async () => {
  await press();
  await expect.element(feed).toBeVisible();
  history.pushState(null, '', '?redrawn');
  await arrive('?redrawn');
  await expect.element(feed).toBeVisible();
});

it('opens over the screen that is on its way, and goes with the screen it was opened at', async () => {
  // The address is there before the screen.
  history.pushState(null, '', '/dashboard?there');
  await press();
  await expect.element(feed).toBeVisible();
  await arrive('?there');
  await expect.element(feed).toBeVisible();
  history.back();
  await expect.element(feed).not.toBeInTheDocument();
});
