import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, stillSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { addDays } from '@pribavka/ui/dates';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { NewSale } from './NewSale.tsx';
import { saleFormMessages as messages } from './messages.ts';

const days = 45;
const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => ({
    status: 200,
    statusText: '',
    headers: {},
    config,
    data: { data: { settings: { saleSubmitDays: days }, lines: [], total: 0, warnings: [] } },
  }),
});
const still = stillSession({ roleCode: 'member', grants: new Set() });
const known = still.snapshot();
const session = { ...still, snapshot: () => known };
let root: Root | undefined;

function open(timezone: string): void {
  const form = (
    <NewSale
      userId="anna"
      store={{ name: 'Лавка', timezone }}
      saleId={undefined}
      productId={undefined}
      sent={undefined}
      onSent={() => undefined}
      onClose={() => undefined}
      onCard={() => undefined}
      onList={() => undefined}
    />
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider store={session}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
}
const typed = (day: string): string => day.split('-').toReversed().join('.');
const date = page.getByRole('textbox', { name: messages.date });
const send = page.getByRole('button', { name: messages.send });
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

// The file runs on devices of three zones (vitest.config.ts).
describe.each([
  ['Europe/Kaliningrad', 2],
  ['Europe/Moscow', 3],
  ['Asia/Kamchatka', 12],
])('a sale of a shop in %s', (zone, ahead) => {
  it.each([
    ['2026-11-30', '23:55'],
    ['2026-12-01', '00:05'],
  ])('has the day of the shop on %s at %s', async (day, time) => {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.parse(`${day}T${time}:00Z`) - ahead * 3_600_000,
    });
    open(zone);
    await expect.element(date).toHaveValue(typed(day));
    await expect.element(page.getByText('Лавка')).toBeVisible();
    const isRefused = async (other: string, expected: boolean): Promise<void> => {
      await userEvent.fill(date, typed(other));
      await userEvent.click(send);
      await expect.poll(() => date.element().getAttribute('aria-invalid') === 'true').toBe(expected);
    };
    await isRefused(addDays(day, 1), true);
    await isRefused(addDays(day, -days), false);
    await isRefused(addDays(day, -days - 1), true);
    await isRefused(day, false);
  });
});
