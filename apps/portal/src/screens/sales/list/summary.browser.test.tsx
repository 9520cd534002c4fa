import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SalesPage } from '../../../shared/contract.ts';
import { Summary } from './Summary.tsx';
import { salesMessages as messages } from '../messages.ts';

it('calls what waits for a decision, with a question or without, otherwise than the chip of one state', async () => {
  const totals = {
    statuses: [
      { status: 'moderation', count: 3 },
      { status: 'clarification', count: 2 },
    ],
    monthSales: 5,
    monthPending: 5,
    monthPendingPoints: 450,
    monthConfirmed: 0,
    monthConfirmedPoints: 0,
    monthRejected: 0,
    pending: 5,
    pendingPoints: 450,
    confirmed: 0,
    confirmedPoints: 0,
    rejected: 0,
  } as unknown as SalesPage['totals'];
  await page.viewport(1024, 768);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <Summary totals={totals} loading={false} />
    </UiProvider>,
  );
  await expect.element(page.getByText('Ждут решения', { exact: true })).toBeVisible();
  expect(page.getByText(messages.chips.checking).elements()).toHaveLength(0);
  root.unmount();
});

it('says the month in one sentence on a phone', async () => {
  await page.viewport(390, 844);
  const totals = { monthSales: 44, monthConfirmedPoints: 9214, monthPendingPoints: 1455 } as SalesPage['totals'];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <Summary totals={totals} loading={false} />
    </UiProvider>,
  );
  await expect
    .element(page.getByText(/^В [а-я]+ 44.продажи: подтверждено \+9.214, ждёт решения \+1.455$/))
    .toBeVisible();
  root.unmount();
});
