import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import { people, type Person } from './stories.data.tsx';
import { column, type Column } from './types.ts';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Ширина',
  component: DataTable,
  parameters: { density: 'regular' },
});

const rows = people(3);
const columns: readonly Column<Person>[] = [
  column<Person>({
    id: 'name',
    header: 'Участник',
    cell: (row) => row.name,
    importance: 1,
    minWidth: 130,
    width: 230,
    lines: 2,
  }),
  column<Person>({
    id: 'shop',
    header: 'Магазин',
    cell: (row) => row.shop,
    importance: 2,
    minWidth: 120,
    width: 220,
    lines: 2,
  }),
  column<Person>({ id: 'phone', header: 'Телефон', cell: (row) => row.phone, width: 160, lines: 1 }),
];

const widths = [250, 350, 450] as const;

/** The table in three places: nothing has room, the first column is whole, both are. */
export const ByImportance = meta.story({
  name: 'По важности столбцов',
  render: () => (
    <Stack gap={24}>
      {widths.map((width) => (
        <div key={width} style={{ width: width + 2 }}>
          <DataTable
            caption={`Участники, ${width} px`}
            columns={columns}
            rows={rows}
            getRowId={(row) => row.id}
            cards={false}
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = widths.map((width) =>
      within(canvas.getByRole('table', { name: `Участники, ${width} px` }))
        .getAllByRole('columnheader')
        .map((head) => head.offsetWidth),
    );
    // 250 is the least of both; what is over goes to the first until it is whole, then to the second.
    await expect(drawn).toEqual([
      [130, 120, 160],
      [230, 120, 160],
      [230, 220, 160],
    ]);
  },
});
