import { UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { PromotionRow } from '../../shared/contract.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { TabChips } from './TabChips.tsx';
import { promotionsMessages as messages } from './messages.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

function show(content: ReactElement): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <MemoryRouter>{content}</MemoryRouter>
    </UiProvider>,
  );
}
const row = (state: PromotionRow['state']): PromotionRow => ({
  id: '019a3c00-0000-7557-8300-000000000001',
  name: 'Осенний старт',
  shortText: '',
  benefit: '×1,5 к базовым баллам',
  badge: '×1,5',
  imageUrl: null,
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 23:59:59.999',
  submitUntil: null,
  daysLeft: 10,
  state,
  budgetLow: false,
  mechanic: 'multiplier',
  brands: [],
  progress: null,
});

it('counts what each tab holds, and opens another', async () => {
  const opened: string[] = [];
  const counts = { active: 3, soon: 1, finished: 1200 };
  show(<TabChips tab="active" counts={counts} awaited={false} onChange={(tab) => opened.push(tab)} />);
  await expect.element(page.getByRole('button', { name: 'Действующие 3', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: /^Завершённые 1.200$/, pressed: false }).click();
  expect(opened).toEqual(['finished']);
});

it.each([
  ['budget_spent', messages.budgetSpent],
  ['paused', messages.paused],
] as const)('marks one in the state %s', async (state, text) => {
  show(<PromotionCard promotion={row(state)} tab="active" lead={false} />);
  await expect.element(page.getByRole('article').getByText(text)).toBeVisible();
});
