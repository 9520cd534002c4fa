import { column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { brandsList } from '../../screens/brands/query.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';

const rowOf = (name: string) => ({ id: name, name, status: 'active' });
const columns = [column<{ name: string }>({ id: 'name', header: 'Бренд', cell: ({ name }) => name })];

const Component = (): ReactElement => (
  <ListScreen
    query={brandsList}
    name="late"
    texts={{ title: 'Бренды', caption: 'Бренды', search: 'Название', empty: { title: 'Пусто', text: 'Пусто' } }}
    path="/brands"
    columns={columns}
    bulk={[{ id: 'open', label: 'Открыть', open: () => undefined }]}
  />
);

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('a row of the question before takes no mark for the next one', async () => {
  await page.viewport(1440, 900);
  let finish = (): void => undefined;
  screen = renderRoute({
    Component,
    path: '/brands/:id?',
    at: '/brands',
    grants: [],
    async answer({ path, body }) {
      if (!path.includes('brand')) return undefined;
      const { search } = body as { search?: string };
      if (search !== undefined) await new Promise<void>((resolve) => (finish = resolve));
      const items = (search === undefined ? ['Стрежень', 'Ладога'] : ['Вымпел']).map(rowOf);
      return { items, page: 1, size: 15, total: items.length, totalCapped: false, totals: {} };
    },
  });
  const box = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox');
  const bar = page.getByText(/^Выбрано/);
  await expect.element(box('Ладога')).toBeVisible();
  await screen.router.navigate('/brands?q=вым');
  await expect.poll(() => screen.sent.filter(({ path }) => path.includes('brand'))).toHaveLength(2);
  await box('Ладога').click();
  await expect.element(box('Ладога')).not.toBeChecked();
  expect(bar.elements()).toHaveLength(0);
  finish();
  await expect.element(box('Вымпел')).toBeVisible();
  expect(bar.elements()).toHaveLength(0);
  await box('Вымпел').click();
  await expect.element(box('Вымпел')).toBeChecked();
  await expect.element(bar.first()).toBeVisible();
});
