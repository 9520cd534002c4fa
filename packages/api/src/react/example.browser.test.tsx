import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { App } from '../../examples/sales-screen.tsx';
import type { Transport } from '../client/transport.ts';
import { createApi } from '../client/over-axios.ts';
import { actionIds } from '../permissions.ts';
import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';

let root: Root;
beforeEach(() => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent.replace(/Cancel.*/, ''));

it('the screen of the page works: asks, grows, cancels and signs out', async () => {
  let isCancelled = false;
  const sale = (n: number) => ({ id: `s${n}`, number: `П-${n}`, status: isCancelled ? 'cancelled' : 'moderation' });
  const page1 = () => ({ items: [sale(1)], page: 1, size: 20, total: 2, totalCapped: false, nextCursor: 'c' });
  const page2 = () => ({ items: [sale(2)], page: 2, size: 20, total: 2, totalCapped: false });
  const answers: Record<string, (body: unknown) => unknown> = {
    '/accesses': () => ({
      roleCode: 'member',
      items: [{ code: 'sales', routeGroups: [{ code: 'sale', urls: [{ actionId: actionIds.update, access: true }] }] }],
    }),
    '/profile': () => ({ user: { firstName: 'Анна' } }),
    '/points': () => ({ active: isCancelled ? 0 : 50 }),
    '/sales/list': (body) => ((body as { cursor?: string }).cursor ? page2() : page1()),
    '/cancel': () => {
      isCancelled = true;
      return sale(1);
    },
    '/auth/logout': () => ({}),
  };
  const transport: Transport = async ({ path, body }) => {
    const known = Object.keys(answers).find((part) => path.endsWith(part));
    return { status: 200, headers: {}, data: { data: known && answers[known]?.(body), messages: [] } };
  };
  const session = createSession({ store: memoryStore({ session: 's', refresh: 'r' }) });
  root.render(<App api={createApi({ routes, session, transport })} />);

  await expect.element(page.getByRole('heading', { name: 'Анна' })).toBeVisible();
  await expect.element(page.getByText('Points: 50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.poll(rows).toEqual(['П-1: moderation', 'П-2: moderation']);
  await page.getByRole('button', { name: 'Cancel П-1' }).click();
  await expect.poll(rows).toEqual(['П-1: cancelled', 'П-2: cancelled']);
  await expect.element(page.getByText('Points: 0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('Sign in', { exact: true })).toBeVisible();
});
