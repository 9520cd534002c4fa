import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { emptySelection, type Selection } from './core/selection.ts';
import type { SortRule } from './core/sort.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import type { CellEdit } from './types.ts';
import { people, personColumns, type Person } from './stories.data.tsx';

const getId = (row: Person): string => row.id;
const five = people(5);
const many = people(100_000);
let chosen: Selection = emptySelection;

const Example = (props: Partial<DataTableProps<Person>>): ReactElement => {
  const [selection, setSelection] = useState(emptySelection);
  const [open, setOpen] = useState<string>();
  return (
    <DataTable
      caption="Участники"
      columns={personColumns}
      rows={five}
      getRowId={getId}
      selection={selection}
      onSelectionChange={(next) => {
        chosen = next;
        setSelection(next);
      }}
      openId={open}
      onOpen={setOpen}
      cards={false}
      {...props}
    />
  );
};
const reachable = (): Promise<void> =>
  expect.poll(() => document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
const cell = (): string | undefined => document.activeElement?.textContent ?? undefined;
const rowOf = (): string | null | undefined => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');

describe('the table by keyboard', () => {
  it('is one Tab stop, arrows move, Enter opens, Esc clears the selection', async () => {
    await mount(<Example interaction="grid" />);
    const grid = page.getByRole('grid', { name: 'Участники' });
    await expect.element(grid).toBeVisible();
    await reachable();
    await userEvent.keyboard('{Tab}');
    expect(rowOf()).toBe('2');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell()).toBe(five[1]?.name);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('tr[data-open]')?.textContent).toContain(five[1]?.name);
    await userEvent.keyboard('{Home} ');
    expect([...chosen.ids]).toEqual([five[1]?.id]);
    await userEvent.keyboard('{Escape}');
    expect(chosen.ids.size).toBe(0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(rowOf()).toBe('6');
  });

  it.each(['ltr', 'rtl'])('shows each control it comes to, none under a pinned column: %s', async (dir) => {
    const columns = personColumns.map((each) => (each.id === 'activity' ? { ...each, pin: 'end' as const } : each));
    const usual = { width: window.innerWidth, height: window.innerHeight };
    await page.viewport(1024, 700);
    await mount(
      <div dir={dir} style={{ width: 620 }}>
        <Example columns={columns} defaultSort={[]} rows={five.slice(0, 1)} />
      </div>,
    );
    await expect.element(page.getByRole('button', { name: 'Участник' })).toBeVisible();
    const scroller = document.querySelector('[data-scroll]') as HTMLElement;
    scroller.focus();
    const walk = async (key: string): Promise<string[]> => {
      const covered: string[] = [];
      for (let step = 0; step < 10; step += 1) {
        await userEvent.keyboard(key);
        const focused = document.activeElement as HTMLElement;
        const { left, right, top, height } = focused.getBoundingClientRect();
        const at = (x: number): Element | null => document.elementFromPoint(x, top + height / 2);
        const head = focused.closest('thead th');
        // In the head the ring of the focus as well.
        const ring = !head || (head.contains(at(left - 2)) && head.contains(at(right + 2)));
        if (!ring || !focused.contains(at((left + right) / 2))) covered.push(focused.textContent);
      }
      return covered;
    };
    expect(await walk('{Tab}')).toEqual([]);
    const name = page.getByRole('button', { name: five[0]!.name }).element();
    expect(document.activeElement).toBe(name);
    // Both controls of the row are pinned: nothing had to move for them.
    expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(300);
    expect(await walk('{Shift>}{Tab}{/Shift}')).toEqual([]);
    expect(document.activeElement).toBe(scroller);
    await page.viewport(usual.width, usual.height);
  });

  it('keeps the focused row through scrolling, with the right row count', async () => {
    await mount(<Example rows={many} interaction="grid" height="400px" />);
    const grid = page.getByRole('grid', { name: 'Участники' });
    await expect.element(grid).toHaveAttribute('aria-rowcount', '100001');
    await reachable();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(cell()).toBe(many[0]?.name);
    const scroller = document.querySelector<HTMLElement>('[data-scroll]');
    if (scroller) scroller.scrollTop = 2_000_000;
    await expect.poll(() => document.querySelector('tr[aria-rowindex="50010"]')).not.toBeNull();
    expect(cell()).toBe(many[0]?.name);
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => cell()).toBe(many[1]?.name);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => rowOf()).toBe('100001');
  });

  it('steps through open rows by J and K, on a Russian layout too', async () => {
    await mount(<Example />);
    await userEvent.click(page.getByRole('button', { name: five[0]?.name ?? '' }));
    const press = (code: string, key: string): void => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    };
    const opened = (): string | null | undefined =>
      document.querySelector('tr[data-open]')?.getAttribute('aria-rowindex');
    press('KeyJ', 'о');
    await expect.poll(() => opened()).toBe('3');
    press('KeyK', 'л');
    await expect.poll(() => opened()).toBe('2');
  });
});

describe('the table by mouse', () => {
  it('selects a range with Shift and no text', async () => {
    await mount(<Example />);
    const box = (index: number) => page.getByRole('checkbox', { name: `Выбрать: ${five[index]?.name}` });
    await userEvent.click(box(0));
    await userEvent.click(box(3), { modifiers: ['Shift'] });
    expect([...chosen.ids].sort()).toEqual(five.slice(0, 4).map(getId).sort());
    expect(window.getSelection()?.toString()).toBe('');
    await expect.element(page.getByLabelText(/^Действия с выбранными/).getByText('Выбрано 4')).toBeVisible();
  });

  it('sorts: sets aria-sort and announces it', async () => {
    const onSortChange = vi.fn();
    await mount(<Example sort={[{ id: 'points', desc: true }]} onSortChange={onSortChange} />);
    await expect.element(page.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(page.getByRole('button', { name: 'Магазин' }), { modifiers: ['Shift'] });
    expect(onSortChange).toHaveBeenCalledWith([
      { id: 'points', desc: true },
      { id: 'shop', desc: false },
    ]);
    const said = (): string | null | undefined =>
      document.querySelector('[data-pb-root="announcer"] [role="status"]')?.textContent;
    await expect.poll(() => said()).toContain('Баллы по убыванию, затем Магазин по возрастанию');
  });

  it('keeps a single sort: Shift adds no second one', async () => {
    const onSortChange = vi.fn();
    await mount(<Example sort={[{ id: 'points', desc: true }]} onSortChange={onSortChange} multiSort={false} />);
    await userEvent.click(page.getByRole('button', { name: 'Магазин' }), { modifiers: ['Shift'] });
    expect(onSortChange).toHaveBeenCalledWith([{ id: 'shop', desc: false }]);
  });

  it('changes the width of a column by keys and pointer, its place with Alt', async () => {
    await mount(<Example onSortChange={() => undefined} />);
    const head = page.getByRole('columnheader', { name: 'Баллы' });
    await expect.element(head).toBeVisible();
    const before = head.element().getBoundingClientRect().width;
    (head.element().querySelector('button') as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect.poll(() => head.element().getBoundingClientRect().width).toBeCloseTo(before + 16, 0);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect
      .poll(() => {
        const heads = [...document.querySelectorAll('thead th')].map((th) => th.textContent);
        return heads.indexOf('Баллы') < heads.indexOf('Продажи');
      })
      .toBe(true);
    const handle = page.elementLocator(head.element().querySelector('[data-resize]') as Element);
    await userEvent.dragAndDrop(handle, head, { sourcePosition: { x: 4, y: 8 }, targetPosition: { x: 84, y: 14 } });
    // From 5 pixels before the end of the head to 84 after its beginning.
    await expect.poll(() => head.element().getBoundingClientRect().width).toBeCloseTo(89, 0);
  });

  it('keeps the table roles as cards', async () => {
    await mount(<Example cards />);
    await expect.element(page.getByRole('table', { name: 'Участники' })).toBeVisible();
    expect(page.getByRole('row').elements()).toHaveLength(6);
    expect(page.getByRole('rowheader').elements()).toHaveLength(5);
  });

  it('sorts cards by a list of columns, and has it only there', async () => {
    await page.viewport(390, 844);
    const onSortChange = vi.fn<(sort: readonly SortRule[]) => void>();
    await mount(<Example cards={undefined} defaultSort={[]} onSortChange={onSortChange} />);
    const list = page.getByRole('combobox', { name: 'Сортировка: Участники' });
    await expect.element(list).toHaveValue('');
    expect(list.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.querySelectorAll('thead button')).toHaveLength(0);
    await userEvent.selectOptions(list, 'Баллы, по убыванию');
    expect(onSortChange).toHaveBeenLastCalledWith([{ id: 'points', desc: true }]);
    await expect.element(list).toHaveValue('-points');
    await expect.poll(() => document.querySelector('th[aria-sort]')?.textContent).toBe('Баллы');
    await userEvent.selectOptions(list, 'без сортировки');
    expect(onSortChange).toHaveBeenLastCalledWith([]);
    await page.viewport(1440, 900);
    await expect.element(list).not.toBeInTheDocument();
  });

  const optionsOf = (): string[] => [...document.querySelectorAll('option')].map(({ text }) => text);

  it('offers the shown columns in the order of the person, first direction first', async () => {
    const columns = personColumns.map((column) => ({ ...column, sortable: ['shop', 'points'].includes(column.id) }));
    const order = ['points', ...columns.map(({ id }) => id).filter((id) => id !== 'points')];
    const state = { order, hidden: [], widths: {}, pins: {} };
    const props = { cards: true, columns, onSortChange: () => undefined };
    await mount(<Example {...props} columnState={state} />);
    expect(optionsOf()).toEqual([
      'без сортировки',
      'Баллы, по убыванию',
      'Баллы, по возрастанию',
      'Магазин, по возрастанию',
      'Магазин, по убыванию',
    ]);
  });

  it.each([
    ['a hidden column', 'points', 'Баллы, по убыванию'],
    ['no column at all', 'createdAt', 'другой порядок'],
  ])('shows an order by %s and lets another be chosen', async (_what, id, text) => {
    const onSortChange = vi.fn<(sort: readonly SortRule[]) => void>();
    const columns = personColumns.map((column) => ({ ...column, sortable: ['name', 'points'].includes(column.id) }));
    const state = { order: columns.map((each) => each.id), hidden: ['points'], widths: {}, pins: {} };
    await mount(
      <Example cards {...{ columns, onSortChange }} columnState={state} defaultSort={[{ id, desc: true }]} />,
    );
    const list = page.getByRole('combobox', { name: 'Сортировка: Участники' });
    await expect.element(list).toHaveValue(`-${id}`);
    expect(optionsOf()).toEqual([text, 'без сортировки', 'Участник, по возрастанию', 'Участник, по убыванию']);
    expect(list.element().querySelector('option')).toBeDisabled();
    await userEvent.selectOptions(list, 'без сортировки');
    expect(onSortChange).toHaveBeenLastCalledWith([]);
    await userEvent.selectOptions(list, 'Участник, по убыванию');
    expect(onSortChange).toHaveBeenLastCalledWith([{ id: 'name', desc: true }]);
    await expect.element(list).toHaveValue('-name');
  });

  it('names the order of cards by its table, in texts of the table', async () => {
    const props = { cards: true, onSortChange: () => undefined };
    await mount(
      <>
        <Example {...props} messages={{ sort: 'Порядок' }} />
        <Example {...props} caption="Продажи" />
      </>,
    );
    const names = page.getByRole('combobox').elements();
    expect(names.map((each) => each.getAttribute('aria-label'))).toEqual(['Порядок: Участники', 'Сортировка: Продажи']);
  });

  it('offers no order of cards where none can be chosen', async () => {
    await mount(<Example cards />);
    expect(page.getByRole('combobox').elements()).toHaveLength(0);
  });
});

describe('editing in a cell', () => {
  const columns = personColumns.map((column) =>
    column.id === 'shop'
      ? {
          ...column,
          edit: {
            get: (row: Person) => row.shop,
            save: (_row: Person, value: string) => (value === '' ? 'Обязательное поле' : undefined),
          },
        }
      : column,
  );
  it.each(['table', 'grid'] as const)(
    'in a %s: Escape saves nothing, Enter saves, and the focus stays in the cell',
    async (interaction) => {
      const save = vi.fn<(row: Person, value: string) => undefined>();
      const edited = columns.map((each) => (each.edit ? { ...each, edit: { ...each.edit, save } } : each));
      await mount(<Example columns={edited} interaction={interaction} />);
      const cell = page.getByRole(interaction === 'grid' ? 'gridcell' : 'cell', { name: five[0]!.shop }).first();
      const field = page.getByRole('textbox', { name: /^Магазин/u });
      await cell.dblClick();
      await field.fill('Брошено');
      expect(document.querySelector('tr[data-open]')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect.element(cell).toHaveFocus();
      await expect.element(field).not.toBeInTheDocument();
      expect(save).not.toHaveBeenCalled();
      await userEvent.keyboard('{F2}');
      await field.fill('Новый магазин');
      await userEvent.keyboard('{Enter}');
      await expect.element(cell).toHaveFocus();
      expect(save.mock.calls.map(([, value]) => value)).toEqual(['Новый магазин']);
    },
  );

  it('stays in the field on Escape while it saves, and says so', async () => {
    let answer: (refused: string | undefined) => void = () => undefined;
    const save = (): Promise<string | undefined> => new Promise((resolve) => (answer = resolve));
    const edited = columns.map((each) => (each.edit ? { ...each, edit: { ...each.edit, save } } : each));
    await mount(<Example columns={edited} />);
    await page.getByRole('cell', { name: five[0]!.shop }).first().dblClick();
    const field = page.getByRole('textbox', { name: /^Магазин/u });
    await field.fill('Новый');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(field).toHaveValue('Новый');
    await expect.element(page.getByText('Сохраняем', { exact: true })).toBeVisible();
    expect(document.querySelector('[data-editing]')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText(/^Ещё сохраняем/)).toBeInTheDocument();
    answer('Такого магазина нет');
    await expect.element(page.getByText('Такого магазина нет').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
  });

  const failed = 'Не сохранили, попробуйте ещё раз';
  interface Settle {
    readonly resolve: (refused: string | undefined) => void;
    readonly reject: (reason: Error) => void;
  }
  const waits: Pick<CellEdit<Person>, 'save'> & { end?: Settle } = {
    save: () =>
      new Promise((resolve, reject) => {
        waits.end = { resolve, reject };
      }),
  };
  const openWaiting = async (props: Partial<DataTableProps<Person>> = {}): Promise<Locator> => {
    const edited = columns.map((each) => (each.edit ? { ...each, edit: { ...each.edit, save: waits.save } } : each));
    await mount(<Example columns={edited} {...props} />);
    await page.getByRole('cell', { name: five[0]!.shop }).first().dblClick();
    const field = page.getByRole('textbox', { name: /^Магазин/u });
    await field.fill('Новый');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^(Сохраняем|Own)$/)).toBeVisible();
    return field;
  };

  it('says that a save has failed, with what was typed in the field', async () => {
    const field = await openWaiting();
    waits.end?.reject(new Error('No network'));
    await expect.element(page.getByText(failed).first()).toBeVisible();
    await expect.element(field).toHaveValue('Новый');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    // Announcements that come close together are one text.
    await expect.element(page.getByRole('alert').filter({ hasText: failed })).toBeInTheDocument();
  });

  it.each([
    ['a save', undefined, 'Сохранено'],
    ['a refusal', 'Такого магазина нет', 'Такого магазина нет'],
  ])('is left by a second Escape while it saves; %s is announced afterwards', async (_what, refused, result) => {
    const field = await openWaiting();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByRole('cell', { name: five[0]!.shop }).first()).toHaveFocus();
    waits.end?.resolve(refused);
    // Announcements that come close together are one text.
    await expect.element(page.getByText(new RegExp(`Магазин: ${five[0]!.name}. ${result}$`, 'u'))).toBeInTheDocument();
  });

  it('says in texts of the table', async () => {
    await openWaiting({ messages: { saving: 'Own' } });
    await expect.element(page.getByText('Own', { exact: true })).toBeVisible();
    waits.end?.resolve(undefined);
  });

  it('leaves room for what was typed next to a refusal, in a narrow column', async () => {
    const refuse = (): string => 'Такого магазина нет ни у одного партнёра';
    const edited = columns.map((each) =>
      each.edit ? { ...each, width: 160, edit: { ...each.edit, save: refuse } } : each,
    );
    await mount(<Example columns={edited} interaction="grid" />);
    await page.getByRole('gridcell', { name: five[0]!.shop }).first().dblClick();
    const field = page.getByRole('textbox', { name: /^Магазин/u });
    await field.fill('Новый');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(refuse())).toBeVisible();
    expect(field.element().getBoundingClientRect().width).toBeGreaterThan(100);
  });

  it('opens by F2, keeps a refused text with its reason, and returns focus by Esc', async () => {
    await mount(<Example columns={columns} interaction="grid" />);
    await reachable();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
    const field = page.getByRole('textbox', { name: /^Магазин/u });
    await expect.element(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Обязательное поле')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });
});
