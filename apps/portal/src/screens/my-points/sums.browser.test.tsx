import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Balance } from '../../shared/contract.ts';
import { Sums } from './Sums.tsx';
import { pointsMessages as messages } from './messages.ts';

it('has all six sums in one row of a narrow desk', async () => {
  await page.viewport(1024, 768);
  // What the rail and the margins leave.
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '872px';
  const root = createRoot(place);
  const balance = {
    active: 11_660,
    nextExpiration: { date: '2027-10-07 00:00:00.000', points: 200 },
    pending: 4755,
    reserved: 1500,
    debt: 0,
    earnedTotal: 23_081,
    paidTotal: 10_601,
  } as Balance;
  root.render(<Sums balance={balance} />);
  const labels = [messages.available, messages.pending, messages.reserved, messages.earned, messages.paid];
  await expect.element(page.getByText(messages.paid)).toBeVisible();
  await document.fonts.ready;
  const tops = labels.map((label) => page.getByText(label, { exact: true }).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  root.unmount();
});
