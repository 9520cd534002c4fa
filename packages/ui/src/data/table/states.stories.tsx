import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { ColumnSettings } from '../columns/ColumnSettings.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { initialColumnState } from './core/columns.ts';
import { emptySelection, setSelected } from './core/selection.ts';
import { DataTable } from './DataTable.tsx';
import { people, personColumns, type Person } from './stories.data.tsx';
import { column, type Column } from './types.ts';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Состояния',
  component: DataTable,
  parameters: { density: 'regular' },
});

const rows = people(4);
const getId = (row: Person): string => row.id;
const columns: readonly Column<Person>[] = [
  ...personColumns.slice(0, 4),
  column<Person>({ id: 'note', header: 'Заметка', cell: (row) => row.shop, hiddenByDefault: true }),
];

export const Links = meta.story({
  name: 'Строки-ссылки, счёт с пределом, закрытое действие',
  render: () => (
    <DataTable
      caption="Участники"
      columns={columns}
      columnState={initialColumnState(columns)}
      rows={rows}
      getRowId={getId}
      getRowLabel={(row) => `${row.name}, № ${row.number}`}
      getRowHref={(row) => `#${row.id}`}
      status="idle"
      interaction="table"
      selection={setSelected(emptySelection, [rows[0]?.id ?? ''], true)}
      onSelectionChange={fn()}
      bulkActions={[
        { id: 'confirm', label: 'Подтвердить', onAction: fn() },
        { id: 'block', label: 'Заблокировать', onAction: fn(), disabledReason: 'Нет права блокировать' },
      ]}
      total={10_000}
      totalCapped
    />
  ),
});

export const OwnError = meta.story({
  name: 'Своя ошибка',
  render: () => (
    <DataTable
      caption="Участники"
      columns={personColumns}
      rows={[]}
      getRowId={getId}
      status="error"
      error={<Banner tone="danger" title="Список собирается дольше минуты. Сузьте фильтры." />}
    />
  ),
});

export const Virtual = meta.story({
  name: 'Окно строк, даже когда их мало',
  render: () => (
    <DataTable caption="Участники" columns={personColumns} rows={people(40)} getRowId={getId} virtual height="320px" />
  ),
});

const points = [
  { value: 'tver', label: 'Тверь' },
  { value: 'klin', label: 'Клин' },
];

export const Filters = meta.story({
  name: 'Фильтр с одним значением и слова из адреса',
  render: () => (
    <Stack gap={12}>
      <FilterBar
        filters={[
          { id: 'city', label: 'Город', type: 'options', always: true, multiple: false, options: points },
          {
            id: 'shop',
            label: 'Магазин',
            type: 'options',
            always: true,
            load: async () => points,
            resolve: async (values) => points.filter(({ value }) => values.includes(value)),
          },
        ]}
        value={{ city: ['tver'], shop: ['klin'] }}
        onValueChange={fn()}
      />
      <ColumnSettings
        columns={columns}
        value={initialColumnState(columns)}
        onValueChange={fn()}
        density="regular"
        onDensityChange={fn()}
        onReset={fn()}
        disabled
      />
    </Stack>
  ),
});
