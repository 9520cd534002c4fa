import { Bookmark, CircleDot, Download, Store } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { ColumnSettings } from './columns/ColumnSettings.tsx';
import { downloadCsv } from './columns/export-csv.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import type { Filter } from './filters/types.ts';
import { emptySelection } from './table/core/selection.ts';
import { sortRows } from './table/core/sort.ts';
import type { TableStateModel } from './table/core/state.ts';
import { DataTable } from './table/DataTable.tsx';
import { useColumnState, type TableMemory } from './table/hooks/useColumnState.ts';
import { useTableState } from './table/hooks/useTableState.ts';
import { people, personActions, personColumns, type Person } from './table/stories.data.tsx';
import { SavedViews } from './views/SavedViews.tsx';

const meta = preview.meta({
  title: 'Компоненты/Таблица/Список целиком',
  component: FilterBar,
  parameters: { density: 'regular' },
});

const shops = [
  '«Мастерок» на Победы',
  '«Ладья» ТЦ «Орион»',
  '«Домострой» на Ленина',
  '«Сибинструмент» № 4',
  '«Кубань-Мастер»',
];
const filters: readonly Filter[] = [
  {
    id: 'status',
    label: 'Статус',
    type: 'options',
    icon: CircleDot,
    always: true,
    anyLabel: 'любой',
    options: [
      { value: 'confirmed', label: 'Подтверждён', count: 640 },
      { value: 'moderation', label: 'На модерации', count: 37 },
      { value: 'blocked', label: 'Заблокирован', count: 12 },
    ],
  },
  {
    id: 'shop',
    label: 'Магазин',
    type: 'options',
    icon: Store,
    always: true,
    load: async (query) =>
      shops
        .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
        .map((name) => ({ value: name, label: name })),
  },
  { id: 'created', label: 'Регистрация', type: 'dates', always: true },
  { id: 'points', label: 'Баллы', type: 'numbers' },
  { id: 'mine', label: 'Мои', type: 'flag' },
];
const model: TableStateModel = {
  filters,
  sortable: personColumns.map((column) => column.id),
  defaults: { sort: [{ id: 'activity', desc: true }], view: 'all' },
};
const all = people(1318);
const getId = (row: Person) => row.id;
const memory = (): TableMemory => {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
};

const List = ({ start = '' }: { start?: string }): ReactElement => {
  const [search, setSearch] = useState(start);
  const { state, patch } = useTableState({ search, setSearch }, model);
  const [store] = useState(memory);
  const look = useColumnState(personColumns, 'participants', store);
  const [selection, setSelection] = useState(emptySelection);
  const found = useMemo(() => {
    const { status, shop } = state.filters;
    const rows = all.filter(
      (row) =>
        (!Array.isArray(status) || status.includes(row.status)) &&
        (!Array.isArray(shop) || shop.includes(row.shop)) &&
        row.name.toLowerCase().includes(state.search.toLowerCase()),
    );
    return sortRows(rows, state.sort, personColumns);
  }, [state]);
  const rows = useMemo(
    () => found.slice((state.page - 1) * state.pageSize, state.page * state.pageSize),
    [found, state.page, state.pageSize],
  );
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SavedViews
        views={[
          { id: 'all', label: 'Все', count: 18_204 },
          { id: 'moderation', label: 'На модерации', count: 37 },
          { id: 'nsk', label: 'Новосибирск, октябрь', count: 640, own: true },
        ]}
        value={state.view ?? null}
        onValueChange={(view) => patch({ view })}
        onSave={() => undefined}
        onRemove={() => undefined}
        menuOf={() => [
          { id: 'rename', label: 'Переименовать' },
          { id: 'remove', label: 'Удалить вид', danger: true },
        ]}
        aside={
          <Button
            variant="plain"
            size="sm"
            icon={Download}
            onClick={() => downloadCsv('Участники', personColumns, found)}
          >
            Экспорт
          </Button>
        }
      />
      <FilterBar
        filters={filters}
        value={state.filters}
        onValueChange={(values) => patch({ filters: values })}
        search={state.search}
        onSearchChange={(text) => patch({ search: text })}
        searchLabel="ФИО, телефон или №"
        aside={
          <>
            <Button variant="text" size="sm" icon={Bookmark}>
              Сохранить вид
            </Button>
            <ColumnSettings
              columns={personColumns}
              value={look.columnState}
              onValueChange={look.setColumnState}
              density={look.density}
              onDensityChange={look.setDensity}
              onReset={look.reset}
            />
          </>
        }
      />
      <DataTable
        caption="Участники"
        columns={personColumns}
        rows={rows}
        getRowId={getId}
        sort={state.sort}
        onSortChange={(sort) => patch({ sort })}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={personActions}
        total={found.length}
        columnState={look.columnState}
        onColumnStateChange={look.setColumnState}
        density={look.density}
        openId={state.open}
        onOpen={(open) => patch({ open })}
        paging={{ type: 'numbered', page: state.page, pageSize: state.pageSize, onPageChange: patch }}
        filtered={Object.keys(state.filters).length > 0 || state.search !== ''}
        noMatch={
          <EmptyState
            level={3}
            drawing="search"
            title="Никого не нашли"
            description="Снимите часть фильтров или измените запрос."
            actions={<Button onClick={() => patch({ filters: {}, search: '' })}>Сбросить фильтры</Button>}
          />
        }
      />
      <output data-testid="search" style={{ display: 'block', overflowWrap: 'anywhere' }}>
        {search}
      </output>
    </div>
  );
};

const body = () => within(document.body);

export const Whole = meta.story({ name: 'Участники', render: () => <List start="?f.shop=«Кубань-Мастер»" /> });

export const InAddress = meta.story({
  name: 'Всё в адресе',
  render: () => <List />,
  play: async ({ canvas }) => {
    // The address changes in a transition, after the press.
    const hasSearch = (part: string): Promise<void> =>
      waitFor(() => expect(canvas.getByTestId('search')).toHaveTextContent(part));
    await userEvent.click(canvas.getByRole('button', { name: 'Баллы' }));
    await hasSearch('?sort=-points');
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 2' }));
    await hasSearch('page=2');
    await userEvent.click(canvas.getByRole('button', { name: 'Статус: любой' }));
    await userEvent.click(await body().findByRole('checkbox', { name: 'На модерации' }));
    await hasSearch('f.status=moderation');
    await expect(canvas.getByTestId('search')).not.toHaveTextContent('page=2');
  },
});

export const Columns = meta.story({
  name: 'Столбцы',
  render: () => <List />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы и плотность' }));
    const panel = await body().findByRole('dialog', { name: 'Столбцы' });
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'Телефон' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Телефон' })).toBeNull());
    within(panel)
      .getByRole('button', { name: /Переставить: Баллы/u })
      .focus();
    await userEvent.keyboard('{ArrowUp}');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.indexOf('Баллы')).toBeLessThan(heads.indexOf('Продажи'));
  },
});

export const NoMatch = meta.story({ name: 'Ничего не нашлось', render: () => <List start="?q=щщщ" /> });
