import { column } from '@pribavka/ui/table';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { brandsList } from '../../screens/brands/query.ts';
import type { SheetPlace } from '../sheet/Sheet.tsx';
import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { ListScreen } from './ListScreen.tsx';

const names = ['Стрежень', 'Ладога', 'Вымпел'];
const items = names.map((name, at) => ({ id: String(at + 1), name, status: 'active' }));

/** Names of the rows drawn since the last look. */
let drawn: string[] = [];
const columns = [
  column<{ name: string }>({
    id: 'name',
    header: 'Бренд',
    cell: ({ name }) => {
      drawn.push(name);
      return name;
    },
  }),
];
const texts = {
  title: 'Бренды',
  caption: 'Бренды',
  search: 'Название',
  add: 'Добавить бренд',
  empty: { title: 'Пусто', text: 'Пусто' },
};

const Card = ({ id, onOpen, neighbours: { nextId } }: SheetPlace): ReactElement => (
  <div role="dialog" aria-label={`Карточка ${id}${useLocation().search}`}>
    <button type="button" onClick={() => nextId !== undefined && onOpen(nextId)}>
      Следующая
    </button>
  </div>
);

const Component = (): ReactElement => (
  <ListScreen
    query={brandsList}
    name="rows"
    texts={texts}
    path="/brands"
    columns={columns}
    create="brands.brands:create"
    renderSheet={(place) => <Card {...place} />}
  />
);

let screen: RenderedRoute;
const open = async (rows: readonly object[], basename = ''): Promise<void> => {
  await page.viewport(1440, 900);
  screen = renderRoute({
    Component,
    path: '/brands/:id?',
    at: `${basename}/brands`,
    basename,
    grants: ['brands.brands:create'],
    answer: ({ path }) =>
      path.includes('brand')
        ? { items: rows, page: 1, size: 15, total: rows.length, totalCapped: false, totals: {} }
        : undefined,
  });
};
const openRows = async (): Promise<void> => {
  await open(items);
  await expect.element(page.getByRole('link', { name: 'Вымпел' })).toBeVisible();
  drawn = [];
};
afterEach(() => screen.unmount());

it('draws what stands in a row once, whichever row is opened', async () => {
  await openRows();
  await page.getByRole('link', { name: 'Стрежень' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Карточка 1' })).toBeVisible();
  expect(drawn).toEqual([]);

  await page.getByRole('button', { name: 'Следующая' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Карточка 2' })).toBeVisible();
  expect(drawn).toEqual([]);
});

it('draws no row again when a tab of the card is chosen, and leaves the tab out of their addresses', async () => {
  await openRows();
  await page.getByRole('link', { name: 'Стрежень' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Карточка 1' })).toBeVisible();
  drawn = [];
  await screen.router.navigate('/brands/1?tab=history');
  await expect.element(page.getByRole('dialog', { name: 'Карточка 1?tab=history' })).toBeVisible();
  expect(drawn).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Ладога' })).toHaveAttribute('href', '/brands/2');
});

it('leaves the head of a long list in sight', async () => {
  await open(Array.from({ length: 60 }, (_, at) => ({ id: String(at), name: `Бренд № ${at}`, status: 'active' })));
  const last = page.getByRole('link', { name: 'Бренд № 59' });
  await expect.element(last).toBeInTheDocument();
  last.element().scrollIntoView({ block: 'end' });
  const head = page.getByRole('columnheader', { name: 'Бренд' }).element().getBoundingClientRect();
  expect(head.top).toBeGreaterThanOrEqual(0);
  expect(last.element().getBoundingClientRect().top).toBeGreaterThan(head.bottom);
});

it.each([
  { at: 9, end: '?page=2' },
  // Nothing is counted so far: the server refuses the number of the page.
  { at: 999, end: '' },
])('leads from page $at, past the end, to one with rows, and «назад» not to it again', async ({ at, end }) => {
  await page.viewport(1440, 900);
  screen = renderRoute({
    Component,
    path: '/brands/:id?',
    at: `/brands?page=${at}`,
    grants: ['brands.brands:create'],
    answer: ({ path, body }) => {
      if (!path.includes('brand')) return undefined;
      const { page: asked = 1 } = body as { page?: number };
      if (asked > 66) {
        return {
          status: 400,
          code: 'VALIDATION',
          messages: ['Проверьте поля'],
          errors: [{ page: ['Так далеко нельзя'] }],
        };
      }
      return { items: asked > 2 ? [] : items, page: asked, size: 15, total: 18, totalCapped: false, totals: {} };
    },
  });
  await expect.element(page.getByRole('link', { name: 'Вымпел' })).toBeVisible();
  expect(screen.router.state.location.search).toBe(end);
  expect(screen.router.state.historyAction).toBe('REPLACE');
  expect(page.getByText('Пусто').elements()).toHaveLength(0);
});

it('has one main button when nothing exists yet', async () => {
  await open([]);
  const buttons = page.getByRole('link', { name: 'Добавить бренд' });
  await expect.poll(() => buttons.elements().length).toBe(2);
  expect(buttons.elements().filter((each) => each.getAttribute('data-variant') === 'primary')).toHaveLength(1);
});

it('gives a row the address another tab opens: with the folder of the application', async () => {
  await open(items, '/admin');
  const link = page.getByRole('link', { name: 'Ладога' });
  await expect.element(link).toHaveAttribute('href', '/admin/brands/2');
  await link.click();
  await expect.element(page.getByRole('dialog', { name: 'Карточка 2' })).toBeVisible();
});
