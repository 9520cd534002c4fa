import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Versions } from './Versions.tsx';

const long =
  'Начисляется только она, другие акции на эти товары не действуют, даже если они начались раньше и выгоднее';
const version = (number: number, factor: string) => ({
  id: `v${number}`,
  number,
  createdAt: `2026-11-0${number} 10:00:00.000`,
  createdBy: 'Карташов Игорь',
  lines: [
    { title: 'Что даёт', text: `Баллы умножаются на ${factor}` },
    { title: 'Бренды', text: 'Стрежень' },
    { title: 'С другими акциями', text: long },
  ],
  changes: number === 1 ? [] : [{ title: 'Что даёт' }],
});

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('says on a phone which side of two versions a line is', async () => {
  await page.viewport(390, 844);
  screen = renderRoute({
    Component: () => <Versions id="p1" />,
    path: '/',
    at: '/',
    grants: ['promotions.promotionDetailAdmin:read'],
    answer: ({ path }) => (path.endsWith('/versions') ? [version(2, '2'), version(1, '1,5')] : undefined),
  });
  await expect.element(page.getByText('Было: Баллы умножаются на 1,5')).toBeVisible();
  await expect.element(page.getByText('Стало: Баллы умножаются на 2')).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(page.getByText('Баллы умножаются на 2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Отличается 1\u00A0условие')).toBeVisible();
  // What is the same on both sides is read to its end, too.
  const same = page.getByRole('cell', { name: long }).first();
  await expect.element(same).toBeVisible();
  expect(same.element().scrollWidth).toBe(same.element().clientWidth);
});
