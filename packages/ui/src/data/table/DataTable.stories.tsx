import { Ban, Download, Pencil } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../../feedback/states/EmptyState.tsx';
import { ColumnSettings } from '../columns/ColumnSettings.tsx';
import { downloadCsv } from '../columns/export-csv.ts';
import { initialColumnState, type Density } from './core/columns.ts';
import { emptySelection, setSelected } from './core/selection.ts';
import { sortRows, type SortRule } from './core/sort.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { people, personActions, personColumns, type Person } from './stories.data.tsx';

const meta = preview.meta({
  title: 'Компоненты/Таблица',
  component: DataTable,
  parameters: { density: 'regular' },
});

const none: readonly string[] = [];
const getId = (row: Person) => row.id;

const Example = ({
  count = 15,
  chosen = none,
  ...rest
}: Partial<DataTableProps<Person>> & { count?: number; chosen?: readonly string[] }): ReactElement => {
  const all = useMemo(() => people(count), [count]);
  const [sort, setSort] = useState<readonly SortRule[]>([{ id: 'activity', desc: true }]);
  const [selection, setSelection] = useState(() => setSelected(emptySelection, chosen, true));
  const [open, setOpen] = useState<string>();
  const [page, setPage] = useState({ page: 1, pageSize: 15 });
  const rows = useMemo(() => sortRows(all, sort, personColumns), [all, sort]);
  return (
    <DataTable
      caption="Участники"
      columns={personColumns}
      rows={rows}
      getRowId={getId}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={personActions}
      total={1318}
      openId={open}
      onOpen={setOpen}
      rowMenu={() => [
        { id: 'edit', label: 'Изменить', icon: Pencil, onSelect: () => undefined },
        { id: 'block', label: 'Заблокировать', icon: Ban, danger: true, onSelect: () => undefined },
      ]}
      paging={{ type: 'numbered', ...page, onPageChange: setPage }}
      {...rest}
    />
  );
};

export const Basic = meta.story({ name: 'Обычная', render: () => <Example /> });

export const Chosen = meta.story({
  name: 'Выбор строк',
  render: () => <Example chosen={['104581', '104579', '104577']} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'выбрать все' }));
    await expect(canvas.getByText(/^Выбрано 1.318$/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const Comfortable = meta.story({ name: 'Просторно', render: () => <Example density="comfortable" /> });
export const Compact = meta.story({ name: 'Плотно', render: () => <Example density="compact" /> });
export const Cards = meta.story({ name: 'Карточки', render: () => <Example cards /> });

export const OneOrder = meta.story({
  name: 'Одна сортировка',
  render: () => <Example multiSort={false} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await canvas.findByRole('button', { name: 'Баллы' }));
    await user.keyboard('{/Shift}');
    const sorted = canvas.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    await expect(sorted.map((head) => head.textContent)).toEqual(['Баллы']);
  },
});

export const Grid = meta.story({
  name: 'Сетка с клавиатуры',
  render: () => <Example interaction="grid" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('role', 'rowheader');
    await userEvent.keyboard('{ArrowLeft} ');
    // The bar is fetched when something is first chosen.
    await expect(await canvas.findByText(/Выбрано/u)).toBeVisible();
  },
});

export const Hundred = meta.story({
  name: '100 000 строк',
  render: () => <Example count={100_000} total={100_000} paging={undefined} interaction="grid" height="560px" />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Участники' });
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
});

const quiet = { rows: [], total: 0, paging: undefined } as const;
export const Loading = meta.story({ name: 'Первая загрузка', render: () => <Example {...quiet} status="loading" /> });
export const Refreshing = meta.story({ name: 'Обновляется', render: () => <Example status="refreshing" count={5} /> });
export const Empty = meta.story({
  name: 'Пусто',
  render: () => (
    <Example
      {...quiet}
      empty={<EmptyState level={3} title="Участников пока нет" description="Загрузите список или добавьте первого." />}
    />
  ),
});
export const NoMatch = meta.story({
  name: 'Ничего не нашлось',
  render: () => (
    <Example
      {...quiet}
      filtered
      noMatch={
        <EmptyState
          level={3}
          drawing="search"
          title="Никого не нашли"
          description="Под фильтры «Новосибирск» и «Заблокирован» никто не подходит."
          actions={<Button>Сбросить фильтры</Button>}
        />
      }
    />
  ),
});
export const Failed = meta.story({
  name: 'Ошибка',
  render: () => <Example {...quiet} status="error" onRetry={() => undefined} />,
});
export const Keyset = meta.story({
  name: 'Листание по ключу',
  render: () => (
    <Example
      total={undefined}
      paging={{
        type: 'keyset',
        hasNext: true,
        hasPrevious: false,
        onNext: () => undefined,
        onPrevious: () => undefined,
      }}
    />
  ),
});

const [someone] = people(1);
/** As many rows, but only those asked for are made. */
const million: readonly Person[] = new Proxy<Person[]>([], {
  get: (target, key) => {
    if (key === 'length') return 1_000_000;
    const at = typeof key === 'string' ? Number(key) : Number.NaN;
    return Number.isInteger(at) ? { ...someone, id: `r${at}`, number: at + 1 } : Reflect.get(target, key);
  },
});

export const Tall = meta.story({
  name: '1 000 000 строк',
  render: () => <Example rows={million} total={million.length} paging={undefined} sort={[]} height="560px" />,
  play: async ({ canvasElement, canvas }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-scroll]')!;
    await expect(box.scrollHeight).toBeLessThan(5_100_000);
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvasElement.querySelector('tr[aria-rowindex="1000001"]')).toBeVisible());
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1000001');
  },
});

const Endless = (): ReactElement => {
  const [count, setCount] = useState(15);
  const rows = useMemo(() => people(count), [count]);
  return (
    <Example
      rows={rows}
      total={60}
      virtual={false}
      paging={{
        type: 'infinite',
        hasMore: count < 60,
        loading: false,
        onMore: () => setCount((now) => now + 15),
      }}
    />
  );
};
export const Infinite = meta.story({ name: 'Бесконечная загрузка', render: () => <Endless /> });

const Editing = (): ReactElement => {
  const [shops, setShops] = useState<Readonly<Record<string, string>>>({});
  const rows = useMemo(() => people(5).map((row) => ({ ...row, shop: shops[row.id] ?? row.shop })), [shops]);
  const columns = personColumns.map((column) =>
    column.id === 'shop'
      ? {
          ...column,
          edit: {
            get: (row: Person) => row.shop,
            save: (row: Person, value: string) => {
              if (value.trim() === '') return 'Обязательное поле';
              setShops((now) => ({ ...now, [row.id]: value }));
              return undefined;
            },
          },
        }
      : column,
  );
  return <Example columns={columns} rows={rows} total={5} />;
};
export const Editable = meta.story({
  name: 'Правка в ячейке',
  render: () => <Editing />,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getAllByText(people(1)[0]!.shop)[0]!);
    const field = await canvas.findByRole('textbox', { name: /^Магазин/u });
    await userEvent.clear(field);
    await userEvent.type(field, '«Новый» на Мира{Enter}');
    await expect(await canvas.findByText('«Новый» на Мира')).toBeVisible();
  },
});

const Settled = (): ReactElement => {
  const [state, setState] = useState(() => initialColumnState(personColumns));
  const [density, setDensity] = useState<Density>('regular');
  return (
    <>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: 8 }}>
        <Button size="sm" icon={Download} onClick={() => downloadCsv('Участники', personColumns, people(15))}>
          CSV для Excel
        </Button>
        <ColumnSettings
          columns={personColumns}
          value={state}
          onValueChange={setState}
          density={density}
          onDensityChange={setDensity}
          onReset={() => setState(initialColumnState(personColumns))}
        />
      </div>
      <Example columnState={state} onColumnStateChange={setState} density={density} />
    </>
  );
};
export const Columns = meta.story({
  name: 'Столбцы: порядок, закрепление, CSV',
  render: () => <Settled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы и плотность' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'Закрепить: Телефон, сейчас не закреплён' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Телефон' })).toHaveAttribute('data-pin', 'start'),
    );
  },
});
