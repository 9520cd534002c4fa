import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { emptySelection, type Selection } from './core/selection.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { people, personColumns, type Person } from './stories.data.tsx';

const rows = people(6);
const getRowId = (row: Person): string => row.id;
let chosen: Selection = emptySelection;
beforeEach(() => {
  chosen = emptySelection;
});
const places = (): number[] => rows.flatMap((row, at) => (chosen.ids.has(row.id) ? [at] : []));

const Example = (props: Partial<DataTableProps<Person>>): ReactElement => {
  const [selection, setSelection] = useState(emptySelection);
  return (
    <DataTable
      caption="Участники"
      columns={personColumns}
      rows={rows}
      getRowId={getRowId}
      selection={selection}
      onSelectionChange={(next) => {
        chosen = next;
        setSelection(next);
      }}
      cards={false}
      {...props}
    />
  );
};

const choose = (expected: number[]): Promise<void> => expect.poll(() => places()).toEqual(expected);

async function openGrid(): Promise<void> {
  await mount(<Example interaction="grid" />);
  await expect.poll(() => document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Tab}{ArrowDown}');
}

async function openTable(): Promise<HTMLElement> {
  await mount(<Example />);
  const box = page.getByRole('checkbox', { name: `Выбрать: ${rows[1]?.name}` });
  await expect.element(box).toBeVisible();
  const element = box.element() as HTMLElement;
  element.focus();
  return element;
}

describe.each([
  ['a grid', openGrid],
  ['a plain table', openTable],
])('rows of %s chosen by keys', (_name, open) => {
  it('Shift and an arrow extend the selection, and going back takes rows out again', async () => {
    await open();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await choose([1, 2]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await choose([1, 2, 3]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await choose([1, 2]);
    expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  });

  it('Shift and Space take everything from the row chosen last', async () => {
    await open();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await choose([1]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}');
    await choose([]);
    const box = page.getByRole('checkbox', { name: `Выбрать: ${rows[4]?.name}` });
    await userEvent.click(box);
    await choose([4]);
    const first = page.getByRole('checkbox', { name: `Выбрать: ${rows[2]?.name}` }).element() as HTMLElement;
    // In a grid the cell has the focus, not the box in it.
    (first.closest<HTMLElement>('[role="gridcell"]') ?? first).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await choose([2, 3, 4]);
  });

  it('Ctrl and A take the page, on the Russian layout too', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    await choose([0, 1, 2, 3, 4, 5]);
    expect(getSelection()?.toString()).toBe('');
    await userEvent.keyboard('{Escape}');
    await choose([]);
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ф', code: 'KeyA', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await choose([0, 1, 2, 3, 4, 5]);
  });
});

it('leaves Ctrl and A to a field in a cell', async () => {
  const columns = personColumns.map((column) =>
    column.id === 'shop' ? { ...column, cell: () => <input aria-label="Магазин" defaultValue="Слово" /> } : column,
  );
  await mount(<Example columns={columns} />);
  const field = page.getByRole('textbox', { name: 'Магазин' }).first();
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(places()).toEqual([]);
  const input = field.element() as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});

describe('cards of a phone', () => {
  const long = 'Константинопольская-Рождественская Александра Владиславовна из магазина на окраине';
  const isCut = (element: Element): boolean =>
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;

  it.each([
    ['a few', 6],
    ['so many that only those in sight are drawn', 400],
  ])('grow with their content, %s', async (_name, count) => {
    await page.viewport(390, 800);
    const many = people(count).map((row, at) => (at % 3 === 0 ? { ...row, name: long, shop: long } : row));
    await mount(<Example cards rows={many} />);
    await expect.element(page.getByText(long).first()).toBeVisible();
    const shown = () => [...document.querySelectorAll('tbody tr[aria-rowindex]')];
    await expect.poll(() => shown().length).toBeGreaterThan(3);
    await expect
      .poll(() =>
        shown()
          .flatMap((card) => [card, ...card.children])
          .filter((part) => part.textContent !== '' && isCut(part))
          .map((element) => element.textContent),
      )
      .toEqual([]);
  });

  it('keep the chosen row in sight over a bar of one row, the rest of the acts behind «Ещё»', async () => {
    await page.viewport(390, 800);
    const labels = ['Подтвердить', 'Отклонить', 'Заблокировать', 'Разблокировать', 'Экспорт'];
    const acted: string[] = [];
    const bulkActions = labels.map((label) => ({ id: label, label, onAction: () => void acted.push(label) }));
    await mount(<Example cards rows={people(40)} bulkActions={bulkActions} />);
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
    await expect.poll(() => boxes().length).toBeGreaterThan(12);
    // The last row that is whole on the screen: the bar comes up exactly over it.
    const at = boxes().findLastIndex((box) => (box.closest('tr')?.getBoundingClientRect().bottom ?? 0) <= 800);
    boxes()[at]?.click();
    const bar = page.getByRole('group', { name: 'Действия с выбранными' });
    await expect.element(bar).toBeVisible();
    const gap = (): number => {
      const row = document.querySelector('tr[data-selected]')?.getBoundingClientRect();
      return bar.element().getBoundingClientRect().top - (row?.bottom ?? Infinity);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(116);
    await bar.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Разблокировать' }).click();
    expect(acted).toEqual(['Разблокировать']);
    await bar.getByRole('button', { name: 'Снять выбор' }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('«Выбрать все строки на странице»', () => {
  const all = () => page.getByRole('checkbox', { name: 'Выбрать все строки на странице' });

  it.each([
    ['while the first rows are on their way', { rows: [], status: 'loading' }],
    ['while other rows take their place', { status: 'loading' }],
    ['when nothing is found', { rows: [], status: 'idle' }],
    ['when the list failed', { rows: [], status: 'error' }],
  ] as const)('cannot be pressed %s', async (_when, props) => {
    await mount(<Example {...props} />);
    await expect.element(all()).toBeDisabled();
  });

  it('waits for the rows and then takes them all', async () => {
    const Coming = (): ReactElement => {
      const [come, setCome] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setCome(true)}>
            Строки
          </button>
          <Example rows={come ? rows : []} status={come ? 'idle' : 'loading'} />
        </>
      );
    };
    await mount(<Coming />);
    await expect.element(all()).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Строки' }));
    await userEvent.click(all());
    await choose([0, 1, 2, 3, 4, 5]);
    await expect.element(all()).toBeChecked();
  });
});
