import { Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../../test-utils/mount.tsx';
import type { TableStateModel } from '../core/state.ts';
import { FilterBar } from '../../filters/FilterBar.tsx';
import type { Filter } from '../../filters/types.ts';
import { useTableState } from './useTableState.ts';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const model: TableStateModel = {
  filters: [
    { id: 'status', type: 'options', label: 'Status', options: options('new', 'active'), multiple: false },
    { id: 'brand', type: 'options', label: 'Brand', options: options('b1', 'b2') },
  ],
};
let draw: () => void;
let drawing: Promise<void>;

/** What takes a router its time: nothing of the next address is drawn before `draw`. */
function Slow({ search, start }: { search: string; start: string }): string {
  if (search !== start) use(drawing);
  return search;
}

function Screen({ start }: { start: string }) {
  const [search, setSearch] = useState(start);
  const { state, patch, reset } = useTableState({ search, setSearch }, model);
  const choose = (id: string, ...values: string[]): void => patch({ filters: { ...state.filters, [id]: values } });
  return (
    <>
      <button onClick={() => choose('status', 'active')}>Active</button>
      <button onClick={() => choose('brand', ...((state.filters['brand'] as string[] | undefined) ?? []), 'b1')}>
        Brand
      </button>
      <button onClick={() => choose('brand', ...((state.filters['brand'] as string[] | undefined) ?? []), 'b2')}>
        Second
      </button>
      <button onClick={() => choose('brand')}>None</button>
      <button onClick={() => patch({ search: 'drill' })}>Search</button>
      <button onClick={() => patch({ sort: [{ id: 'name', desc: true }] })}>Sort</button>
      <button onClick={() => patch({ page: 3 })}>Page</button>
      <button onClick={reset}>Reset</button>
      <Suspense>
        <output aria-label="Address">
          <Slow search={search} start={start} />
        </output>
      </Suspense>
    </>
  );
}

const open = async (start: string): Promise<void> => {
  drawing = new Promise((resolve) => (draw = resolve));
  await mount(<Screen start={start} />);
};
const drawn = page.getByRole('status', { name: 'Address' });
const press = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name }));

it('adds a change to the one before that is not drawn yet', async () => {
  await open('?page=2');
  for (const name of ['Active', 'Brand', 'Second', 'Search', 'Sort', 'Page']) await press(name);
  await expect.element(drawn).toHaveTextContent('?page=2');
  draw();
  await expect.element(drawn).toHaveTextContent('?q=drill&f.status=active&f.brand=b1%2Cb2&sort=-name&page=3');
});

it('takes away what is drawn and what is not yet', async () => {
  await open('?f.brand=b2&sort=-name');
  for (const name of ['Active', 'None', 'Search', 'Reset', 'Brand']) await press(name);
  draw();
  await expect.element(drawn).toHaveTextContent('?f.brand=b1&sort=-name');
});

it('begins with what the router has drawn at last', async () => {
  await open('');
  await press('Active');
  draw();
  await expect.element(drawn).toHaveTextContent('?f.status=active');
  await press('Brand');
  await expect.element(drawn).toHaveTextContent('?f.status=active&f.brand=b1');
});

const typed: readonly Filter[] = [
  { id: 'serial', type: 'text', label: 'Serial', always: true },
  { id: 'price', type: 'numbers', label: 'Price', always: true },
  { id: 'brand', type: 'options', label: 'Brand', options: options('b1', 'b2'), always: true },
];

/** The history of the page itself. */
function Filters() {
  const [search, show] = useState('');
  const setSearch = (next: string, { replace }: { replace: boolean }): void => {
    history[replace ? 'replaceState' : 'pushState'](null, '', next === '' ? location.pathname : next);
    show(next);
  };
  const { state, patch } = useTableState({ search, setSearch }, { filters: typed });
  return <FilterBar filters={typed} value={state.filters} onValueChange={(filters) => patch({ filters })} />;
}

it('adds one history entry for what is typed into a filter, and one for a choice', async () => {
  const before = location.href;
  history.pushState(null, '', location.href);
  await mount(<Filters />);
  const { length } = history;
  await userEvent.click(page.getByRole('button', { name: /Serial/ }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Serial' }), '');
  await userEvent.keyboard('4839');
  await expect.poll(() => new URLSearchParams(location.search).get('f.serial')).toBe('4839');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: /Price/ }));
  await userEvent.click(page.getByRole('group', { name: 'Price' }).getByRole('textbox').first());
  await userEvent.keyboard('120');
  await expect.poll(() => location.search).toContain('120');
  expect(history.length).toBe(length + 2);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: /Brand/ }));
  await userEvent.click(page.getByText('b1', { exact: true }));
  await expect.poll(() => location.search).toContain('b1');
  expect(history.length).toBe(length + 3);
  history.replaceState(null, '', before);
});
