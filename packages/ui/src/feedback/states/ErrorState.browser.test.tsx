import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { ErrorState } from './ErrorState.tsx';

const place = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});
const show = (requestId?: string): void => {
  root = createRoot(place);
  root.render(<ErrorState requestId={requestId} />);
};

it('gives the number of the request and what can be done when the server has failed', async () => {
  show('0191f8a0-5b2c');
  await expect.element(page.getByText('Номер запроса: 0191f8a0-5b2c')).toBeVisible();
  await expect.element(page.getByText(/сообщите поддержке номер запроса/)).toBeVisible();
  await expect.element(page.getByText(/Проверьте интернет/)).not.toBeInTheDocument();
});

it('blames the network only when there is none', async () => {
  show();
  await expect.element(page.getByText(/Сервер не ответил/)).toBeVisible();
  root.unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await expect.element(page.getByText(/Проверьте интернет/)).toBeVisible();
});

it.each([true, false])('is hydrated without a word from what Node draws, online: %s', async (online) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as never);
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(<ErrorState />);
  expect(served.textContent).not.toContain('Проверьте интернет');
  network.mockReturnValue(online);
  const recovered = vi.fn();
  root = hydrateRoot(served, <ErrorState />, { onRecoverableError: recovered });
  await expect.element(page.getByText(online ? /Сервер не ответил/ : /Проверьте интернет/)).toBeVisible();
  expect(recovered.mock.calls).toEqual([]);
});
