import { describe, expect, it } from 'vitest';

import {
  clampWidth,
  initialColumnState,
  moveColumn,
  pinColumn,
  reconcileColumnState,
  resizeColumn,
  toggleColumn,
  type ColumnModel,
} from './columns.ts';
import { neutralise, toCsv } from './csv.ts';
import { moveInGrid } from './grid.ts';
import {
  countSelected,
  emptySelection,
  everythingSelected,
  headState,
  isSelected,
  selectRange,
  selectionToJson,
  setSelected,
  toggleSelected,
} from './selection.ts';
import { describeSort, sortRows, toggleSort } from './sort.ts';
import { scrollToShow, virtualRange } from './virtual.ts';
import { resolveColumns, tableMinWidth } from './widths.ts';

interface Person {
  name: string;
  points: number | null;
}

const columns: ColumnModel<Person>[] = [
  { id: 'name', header: 'Участник', value: (row) => row.name, pin: 'start', hideable: false, width: 200 },
  { id: 'points', header: 'Баллы', value: (row) => row.points, width: 100 },
  { id: 'email', header: 'Почта', hiddenByDefault: true },
];

describe('columns', () => {
  it('puts a new column in its place, forgets a removed one, never hides a required one', () => {
    const state = reconcileColumnState(columns, { order: ['old', 'points'], hidden: ['name', 'old'] });
    expect(state.order).toEqual(['name', 'points', 'email']);
    expect(state.hidden).toEqual(['email']);
  });

  it('puts pinned columns at the edges with offsets', () => {
    const state = pinColumn(initialColumnState(columns), 'points', 'end');
    const shown = resolveColumns(columns, state, { leading: 48, trailing: 36 });
    expect(shown.map((item) => [item.column.id, item.pin, item.offset])).toEqual([
      ['name', 'start', '48px'],
      ['points', 'end', '36px'],
    ]);
  });

  it('moves, hides and resizes within limits', () => {
    const state = toggleColumn(moveColumn(initialColumnState(columns), 'points', 0), 'email');
    expect(resolveColumns(columns, pinColumn(state, 'name', 'none')).map((item) => item.column.id)).toEqual([
      'points',
      'name',
      'email',
    ]);
    expect(resolveColumns(columns, resizeColumn(state, 'points', 5)).find((i) => i.column.id === 'points')?.width).toBe(
      '72px',
    );
    expect(clampWidth(columns[0]!, 5000)).toBe(960);
  });

  it('lets important columns grow in their order, once the least of all of them is in view', () => {
    const list: ColumnModel<Person>[] = [
      { id: 'number', header: '№', width: 100, pin: 'start' },
      { id: 'product', header: 'Товары', minWidth: 130, width: 230, importance: 1 },
      { id: 'member', header: 'Участник', minWidth: 120, width: 170, importance: 2 },
      { id: 'store', header: 'Точка', minWidth: 100, width: 200, importance: 2 },
      { id: 'partner', header: 'Партнёр', width: 150 },
    ];
    const shown = resolveColumns(list, initialColumnState(list), { leading: 50 });
    expect(Object.fromEntries(shown.map(({ column, width }) => [column.id, width]))).toEqual({
      number: '100px',
      product: 'clamp(130px, 130px + (100cqi - 500px), 230px)',
      member: 'clamp(120px, 120px + (100cqi - 600px) * 0.3333, 170px)',
      store: 'clamp(100px, 100px + (100cqi - 600px) * 0.6667, 200px)',
      partner: '150px',
    });
    expect(tableMinWidth(shown, 50)).toBe(
      `calc(300px + ${['product', 'member', 'store'].map((id) => shown.find(({ column }) => column.id === id)!.width).join(' + ')})`,
    );
    // What a person has dragged stays as it is.
    const dragged = resolveColumns(list, resizeColumn(initialColumnState(list), 'product', 300), { leading: 50 });
    expect(dragged.map(({ width }) => width).slice(1, 3)).toEqual([
      '300px',
      'clamp(120px, 120px + (100cqi - 670px) * 0.3333, 170px)',
    ]);
  });
});

describe('sorting', () => {
  it('cycles: ascending, descending, none', () => {
    const column = { id: 'a' };
    expect(toggleSort([], column)).toEqual([{ id: 'a', desc: false }]);
    expect(toggleSort([{ id: 'a', desc: false }], column)).toEqual([{ id: 'a', desc: true }]);
    expect(toggleSort([{ id: 'a', desc: true }], column)).toEqual([]);
    expect(toggleSort([{ id: 'b', desc: true }], { id: 'a', sortDescFirst: true }, true)).toEqual([
      { id: 'b', desc: true },
      { id: 'a', desc: true },
    ]);
  });

  it('puts «ё» right after «е» and empty values last both ways, and is stable', () => {
    const rows: Person[] = [
      { name: 'Жуков', points: null },
      { name: 'Ёлкин', points: 5 },
      { name: 'ежов', points: 5 },
      { name: 'Едов', points: 10 },
    ];
    const names = (desc: boolean) => sortRows(rows, [{ id: 'name', desc }], columns).map((row) => row.name);
    expect(names(false)).toEqual(['Едов', 'ежов', 'Ёлкин', 'Жуков']);
    const points = (desc: boolean) => sortRows(rows, [{ id: 'points', desc }], columns).map((row) => row.name);
    expect(points(false)).toEqual(['Ёлкин', 'ежов', 'Едов', 'Жуков']);
    expect(points(true)).toEqual(['Едов', 'Ёлкин', 'ежов', 'Жуков']);
  });

  it('describes itself in a sentence', () => {
    const headers = new Map([
      ['a', 'Дата'],
      ['b', 'Имя'],
    ]);
    expect(
      describeSort(
        [
          { id: 'a', desc: true },
          { id: 'b', desc: false },
        ],
        headers,
      ),
    ).toBe('Сортировка: Дата по убыванию, затем Имя по возрастанию');
  });
});

describe('selection', () => {
  it('includes and excludes over the whole set', () => {
    const one = toggleSelected(emptySelection, 'a');
    expect([isSelected(one, 'a'), countSelected(one, 100)]).toEqual([true, 1]);
    const most = toggleSelected(everythingSelected, 'a');
    expect([isSelected(most, 'a'), isSelected(most, 'z'), countSelected(most, 100)]).toEqual([false, true, 99]);
    expect(selectionToJson(most)).toEqual({ type: 'exclude', ids: ['a'] });
    expect(countSelected(most, undefined)).toBeUndefined();
  });

  it('gives a range the state of its anchor with Shift, both ways', () => {
    const order = ['a', 'b', 'c', 'd'];
    const chosen = selectRange(setSelected(emptySelection, ['c'], true), order, 'c', 'a');
    expect([...chosen.ids].sort()).toEqual(['a', 'b', 'c']);
    const dropped = selectRange(setSelected(chosen, ['a'], false), order, 'a', 'b');
    expect([...dropped.ids]).toEqual(['c']);
  });

  it('the checkbox of the header', () => {
    expect(headState(emptySelection, ['a'], 10)).toBe('none');
    expect(headState(setSelected(emptySelection, ['a'], true), ['a', 'b'], 10)).toBe('some');
    expect(headState(everythingSelected, ['a', 'b'], 10)).toBe('all');
    expect(headState(setSelected(emptySelection, ['other page'], true), ['a'], 10)).toBe('some');
  });
});

describe('the window of rows', () => {
  it('draws only what is visible and keeps the full height', () => {
    const range = virtualRange({ scrollTop: 40_000, viewport: 400, rowHeight: 40, count: 100_000 });
    expect(range.start).toBeLessThanOrEqual(1000);
    expect(range.end - range.start).toBeLessThan(40);
    expect(range.before + (range.end - range.start) * 40 + range.after).toBe(4_000_000);
  });

  it.each([3, 90_000])('keeps the focused row %i mounted at the same height', (focusedRow) => {
    const range = virtualRange({
      scrollTop: 40_000,
      viewport: 400,
      rowHeight: 40,
      count: 100_000,
      focusedRow,
    });
    const total = range.before + range.after + (range.kept?.gap ?? 0) + (range.end - range.start + 1) * 40;
    expect(range.kept?.index).toBe(focusedRow);
    expect(total).toBe(4_000_000);
  });

  it('scrolls just enough to show a row', () => {
    const view = { scrollTop: 400, viewport: 400 };
    expect(scrollToShow(5, 40, view)).toBe(200);
    expect(scrollToShow(12, 40, view)).toBeUndefined();
    expect(scrollToShow(20, 40, view)).toBe(440);
  });
});

describe('keys', () => {
  const size = { rows: 101, cols: 5, page: 10 };
  const press = (key: string, row = 50, col = 2, ctrlKey = false) =>
    moveInGrid({ row, col }, { key, ctrlKey, metaKey: false }, size);
  it.each([
    ['ArrowDown', { row: 51, col: 2 }],
    ['ArrowLeft', { row: 50, col: 1 }],
    ['PageDown', { row: 60, col: 2 }],
    ['PageUp', { row: 40, col: 2 }],
    ['Home', { row: 50, col: 0 }],
    ['End', { row: 50, col: 4 }],
    ['x', undefined],
  ])('%s', (key, expected) => expect(press(key)).toEqual(expected));

  it('goes to the corners by Ctrl+Home and Ctrl+End and stops at the edges', () => {
    expect(press('Home', 50, 2, true)).toEqual({ row: 0, col: 0 });
    expect(press('End', 50, 2, true)).toEqual({ row: 100, col: 4 });
    expect(press('ArrowUp', 0, 0)).toEqual({ row: 0, col: 0 });
    expect(press('PageUp', 4)).toEqual({ row: 1, col: 2 });
  });
});

describe('CSV', () => {
  it('writes a BOM, semicolons, quotes and decimal commas', () => {
    const csv = toCsv(columns, [{ name: 'ООО «Мастер»; "Тверь"', points: 10.5 }]);
    expect(csv).toBe('\uFEFFУчастник;Баллы\r\n"ООО «Мастер»; ""Тверь""";10,5\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+7 (906) 555', "'+7 (906) 555"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['\tx', "'\tx"],
    ['-1500', '-1500'],
    ['Иванов', 'Иванов'],
  ])('never lets %s become a formula', (raw, safe) => expect(neutralise(raw)).toBe(safe));
});
