import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { formMessages } from '../../shared/form/messages.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { promotionsMessages as messages } from './messages.ts';
import { useCopy } from './useCopy.ts';

let screen: RenderedRoute;
let free: () => void;
afterEach(() => screen.unmount());

/** A screen that says where it is, with the act of the card. */
function Place() {
  const copy = useCopy();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button onClick={() => void copy('p1')}>{messages.row.copy}</button>
    </>
  );
}

const pressCopy = async (name: string): Promise<void> => {
  const held = new Promise<void>((resolve) => (free = resolve));
  screen = renderRoute({
    Component: Place,
    path: '*',
    at: '/promotions/p1',
    grants: [],
    answer: async ({ path }) => (path.endsWith('/copy') ? held.then(() => ({ id: 'p9', name })) : undefined),
  });
  await page.getByRole('button', { name: messages.row.copy }).click();
  await expect.poll(() => screen.sent.some(({ path }) => path.endsWith('/copy'))).toBe(true);
};

it('opens the copy in the wizard', async () => {
  await pressCopy('Первая');
  free();
  await expect.element(page.getByRole('heading', { name: '/promotions/p9/edit' })).toBeVisible();
});

it('leaves who has gone on where he is, with the way to the copy in the message', async () => {
  await pressCopy('Вторая');
  void screen.router.navigate('/partners/new');
  await expect.element(page.getByRole('heading', { name: '/partners/new' })).toBeVisible();
  free();
  await expect.element(page.getByRole('group', { name: messages.copied('Вторая') })).toBeVisible();
  expect(screen.router.state.location.pathname).toBe('/partners/new');
  await page.getByRole('button', { name: formMessages.open, exact: true }).click();
  await expect.element(page.getByRole('heading', { name: '/promotions/p9/edit' })).toBeVisible();
});
