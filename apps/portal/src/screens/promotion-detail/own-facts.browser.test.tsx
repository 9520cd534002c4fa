import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';
import { OwnFacts } from './OwnFacts.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

const progress = { units: 17, points: 3120, target: null, limit: null, left: null, nextStep: null };

function show(extra: Partial<PromotionCard>): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const promotion = { name: 'Осенний старт', state: 'active', daysLeft: 10, progress, ...extra } as PromotionCard;
  root.render(<OwnFacts promotion={promotion} />);
}
const own = () => page.getByRole('region', { name: messages.result });

it('puts the own points, units and the days left in one row of the narrowest phone', async () => {
  await page.viewport(320, 640);
  show({});
  await expect.poll(() => own().element().textContent).toMatch(/^Сверху3\s120Продано17\sшт\.Осталось10\sдней/);
  const tops = [messages.over, messages.sold, messages.remains].map(
    (label) => page.getByText(label, { exact: true }).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});

it('adds the own limit with what it leaves', async () => {
  show({ progress: { ...progress, limit: 900, left: 450 } });
  await expect.poll(() => own().element().textContent).toMatch(/Ваш предел900.*Можно получить ещё450/);
});

it('has no days of a promotion that is over, and says when there was no sale', async () => {
  show({ state: 'finished', progress: null });
  await expect.element(page.getByText(messages.noResult)).toBeVisible();
  expect(page.getByText(messages.remains, { exact: true }).elements()).toHaveLength(0);
});
