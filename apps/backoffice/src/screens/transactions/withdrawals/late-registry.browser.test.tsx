import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { registryUrl, transactionsUrl } from '../urls.ts';
import { useBulkActs } from './useBulkActs.ts';

let screen: RenderedRoute;
let free: () => void;
afterEach(() => screen.unmount());

/** A screen that says where it is, with both ways to form a registry. */
function Place() {
  const form = useBulkActs().find(({ id }) => id === 'form');
  const ask = async (): Promise<void> => {
    await form?.byQuery?.ask({ except: [] });
    await form?.byQuery?.ask({ except: [], expected: 1, after: '1' });
  };
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button onClick={() => void form?.run([])}>Выбранные</button>
      <button onClick={() => void ask()}>Все</button>
    </>
  );
}

const press = async (button: string): Promise<void> => {
  const held = new Promise<void>((resolve) => (free = resolve));
  screen = renderRoute({
    Component: Place,
    path: '*',
    at: transactionsUrl('withdrawals'),
    grants: ['transactionPage.detailTransaction:create'],
    async answer({ path, body }) {
      if (!path.includes('/registry')) return undefined;
      await held;
      const after = (body as { query?: { after?: string } }).query?.after;
      const next = after === undefined ? { after: '1', expected: 1 } : null;
      return { id: 'g1', done: ['1'], failed: [], plan: null, next, registryId: after === undefined ? null : 'g1' };
    },
  });
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => screen.sent.some(({ path }) => path.includes('/registry'))).toBe(true);
};

for (const [button, opened, commands] of [
  ['Выбранные', registryUrl('g1'), 1],
  ['Все', transactionsUrl('registries'), 2],
] as const) {
  const asked = () => screen.sent.filter(({ path }) => path.includes('/registry')).length;

  it(`«${button}»: opens what was formed`, async () => {
    await press(button);
    free();
    await expect.poll(() => screen.router.state.location.pathname).toBe(opened.split('?')[0]);
    expect(asked()).toBe(commands);
  });

  it(`«${button}»: leaves who has gone on where he is`, async () => {
    await press(button);
    void screen.router.navigate('/partners/new');
    await expect.element(page.getByRole('heading', { name: '/partners/new' })).toBeVisible();
    const seen: string[] = [];
    screen.router.subscribe(({ location }) => void seen.push(location.pathname));
    free();
    await expect.poll(asked).toBe(commands);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
  });
}
