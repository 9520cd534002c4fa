import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { emptySelection } from './core/selection.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { people, personColumns, type Person } from './stories.data.tsx';

const all = people(40);
const getRowId = ({ id }: Person): string => id;

function Pages(props: Partial<DataTableProps<Person>>): ReactElement {
  const [place, setPlace] = useState({ page: 1, pageSize: 15 });
  const from = (place.page - 1) * place.pageSize;
  return (
    <DataTable
      caption="Участники"
      columns={personColumns}
      rows={all.slice(from, from + place.pageSize)}
      getRowId={getRowId}
      total={all.length}
      defaultSelection={emptySelection}
      bulkActions={[{ id: 'export', label: 'Экспорт', onAction: () => undefined }]}
      paging={{ type: 'numbered', ...place, onPageChange: setPlace }}
      {...props}
    />
  );
}

const box = (at: number) => page.getByRole('checkbox', { name: `Выбрать: ${all[at]!.name}`, exact: true });
const bar = page.getByRole('group', { name: /^Действия с выбранными/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => page.viewport(1280, 800));

describe.each([
  ['a table', 1440],
  ['a narrow table', 800],
  ['cards', 390],
])('the pages of %s with rows chosen', (_name, width) => {
  it('stay, and the choice goes on over them', async () => {
    await page.viewport(width, 900);
    await mount(<Pages />);
    await box(0).click();
    await expect.element(bar.getByText('Выбрано 1', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Страницы' })).toBeVisible();
    await button('Следующая страница').click();
    await box(16).click();
    await expect.element(bar.getByText('Выбрано 2', { exact: true })).toBeVisible();
    await expect.element(button('Страница 2')).toHaveAttribute('aria-current', 'page');
    await button('Предыдущая страница').click();
    await expect.element(box(0)).toBeChecked();
    await expect.element(box(1)).not.toBeChecked();
    const { right, bottom } = page.getByRole('navigation', { name: 'Страницы' }).element().getBoundingClientRect();
    const frame = document.querySelector('[data-row-density]')!.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(frame.right);
    expect(bottom).toBeLessThanOrEqual(frame.bottom);
  });
});

it('the pages do not move when a row is chosen', async () => {
  await page.viewport(1440, 900);
  await mount(<Pages />);
  await expect.element(button('Следующая страница')).toBeVisible();
  const place = (): DOMRect => button('Следующая страница').element().getBoundingClientRect();
  const before = place();
  button('Следующая страница').element().focus();
  await box(0).click();
  await expect.element(bar).toBeVisible();
  await expect.poll(() => Math.abs(place().right - before.right)).toBeLessThan(2);
  expect(Math.abs(place().top - before.top)).toBeLessThan(2);
});

it('the head chooses the rows of a page, and says so on the next one', async () => {
  await mount(<Pages cards={false} />);
  const head = page.getByRole('checkbox', { name: 'Выбрать все строки на странице' });
  await head.click();
  await expect.element(bar.getByText('Выбрано 15', { exact: true })).toBeVisible();
  await button('Следующая страница').click();
  await expect.element(head).not.toBeChecked();
  await box(15).click();
  await expect.element(bar.getByText('Выбрано 16', { exact: true })).toBeVisible();
});

it('rows go on coming while some are chosen', async () => {
  const Endless = (): ReactElement => {
    const [count, setCount] = useState(15);
    return (
      <Pages
        rows={all.slice(0, count)}
        virtual={false}
        cards={false}
        paging={{
          type: 'infinite',
          hasMore: count < all.length,
          loading: false,
          onMore: () => setCount((now) => Math.min(all.length, now + 10)),
        }}
      />
    );
  };
  await mount(<Endless />);
  await box(0).click();
  await expect.element(bar).toBeVisible();
  await expect
    .poll(() => {
      document.querySelector('[data-foot]')?.scrollIntoView();
      return document.querySelectorAll('tbody tr').length;
    })
    .toBe(all.length);
  await expect.element(bar.getByText('Выбрано 1', { exact: true })).toBeVisible();
});

it('leaves the application its own handlers', async () => {
  const seen: string[] = [];
  const note = (event: { type: string }): void => void seen.push(event.type);
  const own = { onMouseDown: note, onKeyDown: note, onFocus: note, onPointerDown: note } as const;
  await mount(<Pages interaction="grid" cards={false} {...own} />);
  await page.getByRole('row').nth(3).getByRole('gridcell').nth(3).click();
  await userEvent.keyboard('{ArrowDown}');
  expect(new Set(seen)).toEqual(new Set(['pointerdown', 'mousedown', 'focus', 'keydown']));
});

it('prints neither pages nor acts, on a phone too', async () => {
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    await mount(<Pages defaultSelection={{ type: 'include', ids: new Set([getRowId(all[0]!)]) }} />);
    await expect.element(bar).toBeVisible();
    await commands.emulateMedia({ media: 'print' });
    await expect.poll(() => document.querySelector('[data-below]')!.getClientRects().length).toBe(0);
    expect([...document.querySelectorAll('[data-below] *')].filter((one) => one.checkVisibility())).toEqual([]);
    await commands.emulateMedia({ media: 'screen' });
    document.querySelector('[data-row-density]')!.parentElement!.remove();
  }
});

describe('a cell of a grid that is pressed', () => {
  it('has the focus, and arrows go on from it', async () => {
    await mount(<Pages interaction="grid" cards={false} />);
    const cell = page.getByRole('row').nth(3).getByRole('gridcell').nth(3);
    await cell.click();
    await expect.element(cell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('row').nth(4).getByRole('gridcell').nth(3)).toHaveFocus();
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });
});

it('says that nothing was found where filters are on, and that there is nothing where they are not', async () => {
  const given = { rows: [], total: 0, paging: undefined, empty: <p>Участников пока нет</p> } as const;
  await mount(<Pages {...given} filtered caption="Найденные" />);
  await mount(<Pages {...given} />);
  await expect.element(page.getByRole('table', { name: 'Найденные' }).getByText('Ничего не нашлось')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Участники' }).getByText('Участников пока нет')).toBeVisible();
});

it('names the values of a card whose place was not chosen, and reads the name once', async () => {
  await page.viewport(390, 844);
  const columns = [
    { id: 'picture', header: 'Фото', cell: () => <i />, card: 'hidden' },
    { id: 'name', header: 'Участник', cell: ({ name }: Person) => name },
    { id: 'menu', header: '', cell: () => 'без имени' },
    { id: 'sales', header: 'Продажи', cell: ({ sales }: Person) => sales },
    { id: 'shop', header: 'Магазин', cell: ({ shop }: Person) => shop, card: 'meta' },
  ] as const;
  await mount(<DataTable caption="Участники" columns={columns} rows={all.slice(0, 1)} getRowId={getRowId} />);
  await expect.element(page.getByRole('cell').first()).toBeVisible();
  const shown = [...document.querySelectorAll('tbody tr > *')].map(
    (cell) => getComputedStyle(cell, '::before').content,
  );
  expect(shown).toEqual(['none', 'none', 'none', '"Продажи: " / ""', 'none']);
});
