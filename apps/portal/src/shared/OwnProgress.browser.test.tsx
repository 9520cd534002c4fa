import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { OwnProgress, type OwnProgressProps } from './OwnProgress.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

function show(element: ReactElement): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(element);
}

const progress = (change: Partial<OwnProgressProps['progress']>): OwnProgressProps['progress'] => ({
  units: 0,
  points: 0,
  target: null,
  limit: null,
  left: null,
  nextStep: null,
  ...change,
});

it('is a bar that says the next step aloud where units add up', async () => {
  const nextStep = 'Ещё 3 шт., и план даст 50 баллов';
  show(<OwnProgress name="План" progress={progress({ units: 2, target: 5, nextStep })} />);
  const bar = page.getByRole('progressbar', { name: 'План' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', nextStep);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '2');
  await expect.element(page.getByText(nextStep)).toBeVisible();
});

it.each([
  [{ points: 1815 }, 'Получено 1 815 баллов'],
  [{ points: 21, limit: 100, left: 79 }, 'Получено 21 балл, можно получить ещё 79 баллов'],
  [{ points: 100, limit: 100, left: 0 }, 'Получено 100 баллов, ваш предел достигнут'],
  [{ left: 500, limit: 500 }, 'Можно получить ещё 500 баллов'],
  [{ nextStep: '200 баллов за каждые 2 шт. в одной продаже' }, '200 баллов за каждые 2 шт. в одной продаже'],
])('says in one line what there is and what the limit leaves: %o', async (change, text) => {
  show(<OwnProgress name="Осень" progress={progress(change)} />);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});
