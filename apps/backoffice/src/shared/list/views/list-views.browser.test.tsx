import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import type { Output } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../test-utils/render-route.tsx';
import { textColumn } from '../columns.tsx';
import { defineList } from '../define-list.ts';
import { ListScreen } from '../ListScreen.tsx';
import { definedOnly, type FiltersOf } from '../request.ts';
import { lastFirstSearch } from './first-search.ts';
import { viewsMessages as messages } from './messages.ts';
import type { OwnView } from './useOwnViews.ts';

const query = defineList({
  key: 'brands.list',
  sortable: ['name'],
  order: 'name',
  views: ['all', 'active'],
  ask: ({ view }) => definedOnly<FiltersOf<'brands.list'>>({ isActive: view === 'all' ? undefined : true }),
});
const columns = [
  textColumn<Output<'brands.list'>['items'][number]>({ id: 'name', header: 'Название', text: (row) => row.name }),
];
const Brands = () => (
  <ListScreen
    query={query}
    name="brands"
    texts={{
      caption: 'Бренды',
      search: 'Название',
      views: { all: 'Все', active: 'Активные' },
      empty: { title: 'Пусто', text: '' },
    }}
    path="/brands"
    columns={columns}
    rowLabel={(row) => row.name}
  />
);

const viewOf = (id: string, name: string, search: string, isDefault = false): OwnView => ({
  id,
  list: 'brands',
  name,
  search,
  isDefault,
});

let screen: RenderedRoute;
afterEach(() => screen.unmount());

/** The server of saved views: answers every command with all of them. */
function open(at: string, saved: readonly OwnView[]): void {
  let views = [...saved];
  screen = renderRoute({
    Component: Brands,
    path: '/brands/:id?',
    at,
    grants: ['brands.brandsList:read'],
    profile: { listViews: saved },
    answer: ({ method, path, body }) => {
      if (path.endsWith('/brands/list')) {
        const items = [{ id: 'b1', name: 'Кремень' }];
        return { items, page: 1, size: 15, total: 1, totalCapped: false };
      }
      if (!path.includes('/list-views')) return undefined;
      const id = path.split('/').at(-1);
      if (method === 'post') views.push({ ...(body as OwnView), id: 'new', isDefault: false });
      if (method === 'delete') views = views.filter((view) => view.id !== id);
      if (method === 'put') views = views.map((view) => (view.id === id ? { ...view, ...(body as object) } : view));
      return views;
    },
  });
}

const bodies = (): unknown[] => screen.sent.filter(({ path }) => path.endsWith('/brands/list')).map(({ body }) => body);
const address = (): string => screen.router.state.location.search;
const nav = () => page.getByRole('navigation', { name: 'Сохранённые виды' });
const menuOf = (name: string) => nav().getByRole('button', { name: `Что сделать с видом «${name}»` });
const command = (name: string) => page.getByRole('menuitem', { name });

it('opens with the default view in the first query and in the address, and asks for nothing else', async () => {
  await page.viewport(1440, 900);
  open('/brands', [viewOf('v1', 'Кремни', '?q=крем', true)]);
  await expect.element(page.getByText('Кремень', { exact: true })).toBeVisible();
  expect(bodies()).toEqual([expect.objectContaining({ search: 'крем' })]);
  expect(new URLSearchParams(address()).get('q')).toBe('крем');
  expect(screen.sent.filter(({ path }) => !path.endsWith('/list'))).toHaveLength(2);
  expect(lastFirstSearch('brands.list')).toBe('?q=крем');
  await nav().getByRole('button', { name: 'Все', exact: true }).click();
  await expect.poll(address).toBe('?view=all');
  await expect.poll(() => bodies().at(-1)).toEqual({ page: 1, size: 15, sort: [{ field: 'name', direction: 'asc' }] });
});

it('opens a link as it is, whatever the default', async () => {
  open('/brands?view=active', [viewOf('v1', 'Кремни', '?q=крем', true)]);
  await expect.element(page.getByText('Кремень', { exact: true })).toBeVisible();
  expect(bodies()).toEqual([expect.objectContaining({ filters: { isActive: true } })]);
  expect(address()).toBe('?view=active');
});

it('saves the list under a name, saves over it, renames, makes it the default and deletes it', async () => {
  open('/brands?view=active', []);
  await page.getByRole('button', { name: 'Сохранить вид' }).click();
  await page.getByRole('textbox', { name: 'Название вида' }).fill('Мой');
  await userEvent.keyboard('{Enter}');
  await expect.element(nav().getByRole('button', { name: 'Мой', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(screen.sent.at(-1)?.body).toEqual({ list: 'brands', name: 'Мой', search: '?view=active' });

  await page.getByRole('searchbox').fill('сл');
  await expect.poll(address).toContain('q=');
  await menuOf('Мой').click();
  await command(messages.overwrite).click();
  await expect.poll(() => screen.sent.at(-1)?.body).toEqual({ search: '?q=%D1%81%D0%BB&view=active' });

  await menuOf('Мой').click();
  await command(messages.rename).click();
  await page.getByRole('textbox', { name: messages.name }).fill('Сланцы');
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  await expect.element(nav().getByRole('button', { name: 'Сланцы', exact: true })).toBeVisible();

  await menuOf('Сланцы').click();
  await command(messages.makeDefault).click();
  await expect.poll(() => lastFirstSearch('brands.list')).toBe('?q=%D1%81%D0%BB&view=active');

  await menuOf('Сланцы').click();
  await command(messages.remove).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.remove }).click();
  await expect.element(nav().getByRole('button', { name: 'Сланцы', exact: true })).not.toBeInTheDocument();
  expect(lastFirstSearch('brands.list')).toBe('');
});
