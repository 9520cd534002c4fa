import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { routes as apiRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenDrawn } from '../../shared/first-screen.ts';
import { routes } from '../router.tsx';

let root: Root;
let asked: string[];
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function open(roleCode: string, at: string): Promise<void> {
  asked = [];
  const session = createSession({ store: memoryStore() });
  session.signIn({ session: 's', refresh: 'r' });
  const api = createApi({
    routes: apiRoutes,
    session,
    adapter: async (config) => {
      const path = config.url ?? '';
      asked.push(path.split('/').at(-1)!);
      const data = path.endsWith('/accesses')
        ? { roleCode, items: [] }
        : path.endsWith('/profile')
          ? { user: { id: 'u1', roleCode, status: 'confirmed', isPhoneVerified: true, listViews: [] } }
          : path.endsWith('/dictionary')
            ? { settings: { timezone: 'Europe/Moscow' } }
            : { unread: 3, members: 0, sales: 0, withdrawals: 0, support: 0, processes: 0, finished: [] };
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: [at] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
  screenDrawn();
  await expect.element(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
}
const text = (): string => document.body.textContent;

it.each(['/admin', '/admin/participants', '/admin/nothing'])(
  'shows a member nothing of the staff at %s',
  async (at) => {
    await open('member', at);
    await expect.poll(() => document.title).toBe('Страница не найдена · Прибавка');
    expect(text()).not.toMatch(/Дашборд|Участник/);
    await expect.element(page.getByRole('button', { name: 'Уведомления' })).not.toBeInTheDocument();
    expect(asked).not.toContain('live');
    await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/dashboard');
  },
);

it('does not name to the staff a section they may not open', async () => {
  await open('partner', '/admin/logs');
  await expect.poll(() => document.title).toBe('Страница не найдена · Прибавка');
  expect(text()).not.toContain('Журнал');
  await expect.poll(() => asked).toContain('live');
  await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/admin/dashboard');
});
