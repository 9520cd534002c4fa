import { userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';

import type { SortRule } from '../../data/table/core/sort.ts';
import { DataTable } from '../../data/table/DataTable.tsx';
import type { Column } from '../../data/table/types.ts';
import { mount } from '../../test-utils/mount.tsx';
import { fromTestingLibrary } from '../tools/testing-library.ts';
import { tableDriver } from './table.ts';

interface Shop {
  readonly id: string;
  readonly sales: number;
}

const columns: readonly Column<Shop>[] = [
  { id: 'id', header: 'Shop', cell: ({ id }) => id },
  { id: 'sales', header: 'Sales', cell: ({ sales }) => sales, sortable: true, sortDescFirst: true },
];

it.each([
  ['cards', true],
  ['a table', false],
])('sorts %s the first way of the column, the other, not at all', async (_shape, cards) => {
  const onSortChange = vi.fn<(sort: readonly SortRule[]) => void>();
  const container = await mount(
    <DataTable
      caption="Shops"
      rows={[{ id: 'a', sales: 1 }]}
      getRowId={({ id }) => id}
      defaultSort={[]}
      {...{ columns, cards, onSortChange }}
    />,
  );
  const user = userEvent.setup();
  const selectOptions = vi.spyOn(user, 'selectOptions');
  const table = tableDriver(fromTestingLibrary(container, { within, waitFor, user }), 'Shops');
  for (const sort of [[{ id: 'sales', desc: true }], [{ id: 'sales', desc: false }], []]) {
    await table.sortBy('Sales');
    expect(onSortChange).toHaveBeenLastCalledWith(sort);
  }
  await table.sortBy('Sales');
  await expect(table.sortBy('Shop')).rejects.toThrow('cannot be sorted by');
  expect(onSortChange).toHaveBeenCalledTimes(4);
  expect(await table.sorting()).toEqual({ column: 'Sales', direction: 'descending' });
  // What the tool does itself it can wrap: in jsdom an event of our own would come outside of `act`.
  expect(selectOptions).toHaveBeenCalledTimes(cards ? 4 : 0);
});

it.each(['table', 'grid'] as const)('edits a cell of a %s whose rows open', async (interaction) => {
  const save = vi.fn<(row: Shop, text: string) => undefined>();
  const onOpen = vi.fn<(id: string) => void>();
  const container = await mount(
    <DataTable
      caption="Shops"
      rows={['a', 'b'].map((id) => ({ id, sales: 1 }))}
      getRowId={({ id }) => id}
      cards={false}
      columns={columns.map((each) => (each.id === 'sales' ? { ...each, edit: { get: () => '1', save } } : each))}
      {...{ interaction, onOpen }}
    />,
  );
  const table = tableDriver(fromTestingLibrary(container, { within, waitFor, user: userEvent.setup() }), 'Shops');
  await table.row('b').edit('Sales', '7');
  await expect.poll(() => save.mock.calls).toEqual([[{ id: 'b', sales: 1 }, '7']]);
  expect(onOpen).not.toHaveBeenCalled();
});
