import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import FeedSheet from '../Feed.tsx';

let root: Root;
let marked: unknown[];
let unread: { points: number; others: number };

function open(): void {
  marked = [];
  unread = { points: 1, others: 50 };
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const name = (config.url ?? '').split('/').at(-1)!;
      const body = JSON.parse(String(config.data ?? 'null')) as { topics?: string[] };
      if (name === 'read') {
        marked.push(body);
        unread = { points: 0, others: body.topics ? unread.others : 0 };
      }
      const data =
        name === 'groups'
          ? { items: [], hasMore: false, total: 0 }
          : name === 'list'
            ? { items: [], hasMore: false, total: unread.points }
            : { count: unread.points + unread.others, support: 0 };
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <MemoryRouter>
          <FeedSheet onClose={() => undefined} />
        </MemoryRouter>
      </ApiProvider>
    </UiProvider>,
  );
}
const readAll = page.getByRole('button', { name: 'Прочитать все' });

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('reads and counts what the chosen topic shows, and nothing else', async () => {
  open();
  await expect.element(page.getByText('Непрочитанные 51')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Баллы и выплаты' }));
  await expect.element(page.getByText('Непрочитанные 1', { exact: true })).toBeVisible();
  await userEvent.click(readAll);
  await expect.poll(() => marked).toEqual([{ topics: ['points', 'expiry', 'payouts'] }]);
  await expect.element(readAll).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Баллы и выплаты' }));
  await expect.element(page.getByText('Непрочитанные 50')).toBeVisible();
  await userEvent.click(readAll);
  await expect.poll(() => marked.at(-1)).toEqual({});
});
