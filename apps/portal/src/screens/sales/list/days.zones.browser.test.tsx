import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { SalesPage } from '../../../shared/contract.ts';
import { Summary } from './Summary.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const totals = { monthSales: 5, monthPending: 0, monthPendingPoints: 0, monthConfirmed: 0, monthConfirmedPoints: 0 };

// The file runs on devices of three zones (vitest.config.ts).
it.each([
  ['2026-11-30T12:05:00Z', 'ноябре'],
  ['2026-11-30T21:55:00Z', 'декабре'],
])('the month at %s is that of the programme, which the number counts', async (at, month) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  await page.viewport(1024, 768);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <Summary totals={totals as unknown as SalesPage['totals']} loading={false} />
    </UiProvider>,
  );
  await expect.element(page.getByText(`Зарегистрировано в ${month}`)).toBeVisible();
});
