import { useMemo, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { ColumnSettings } from '../columns/ColumnSettings.tsx';
import { downloadCsv } from '../columns/export-csv.ts';
import { FilterChip } from '../filters/FilterChip.tsx';
import type { Filter } from '../filters/types.ts';
import { initialColumnState } from './core/columns.ts';
import { emptySelection, type Selection } from './core/selection.ts';
import { DataTable } from './DataTable.tsx';
import { longPress } from './hooks/useLongPress.ts';
import { people, personColumns, type Person } from './stories.data.tsx';

const getId = (row: Person): string => row.id;
const five = people(5);

const Settings = (): ReactElement => {
  const [state, setState] = useState(() => initialColumnState(personColumns));
  return (
    <>
      <ColumnSettings
        columns={personColumns}
        value={state}
        onValueChange={setState}
        density="regular"
        onDensityChange={() => undefined}
        onReset={() => undefined}
      />
      <DataTable
        caption="Участники"
        columns={personColumns}
        rows={five}
        getRowId={getId}
        columnState={state}
        cards={false}
      />
    </>
  );
};

describe('columns', () => {
  it('pins from the settings: left, right, not at all', async () => {
    await mount(<Settings />);
    const head = page.getByRole('columnheader', { name: 'Телефон' });
    await userEvent.click(page.getByRole('button', { name: 'Столбцы и плотность' }));
    const pin = page.getByRole('button', { name: /^Закрепить: Телефон/u });
    for (const side of ['start', 'end', null]) {
      await userEvent.click(pin);
      await expect.poll(() => head.element().getAttribute('data-pin')).toBe(side);
    }
    await expect.element(page.getByRole('button', { name: 'Закрепить: Участник, сейчас слева' })).toBeVisible();
  });
});

it('digits of a column stand under each other', async () => {
  const read = {
    id: 'read',
    header: 'Прочитано',
    cell: (row: Person) => <b>{row.id === five[0]?.id ? '1111' : '8888'}</b>,
  };
  await mount(<DataTable caption="Числа" columns={[read]} rows={five} getRowId={getId} cards={false} />);
  await expect.element(page.getByText('1111')).toBeVisible();
  const widthOf = (text: string): number => page.getByText(text).first().element().getBoundingClientRect().width;
  // Proportional ones differ by seven pixels.
  expect(Math.abs(widthOf('1111') - widthOf('8888'))).toBeLessThan(1);
});

it.each([false, true])(
  'puts the link on the words of a row, not on the picture before them: cards %s',
  async (cards) => {
    const [named] = personColumns;
    const picture = { id: 'picture', header: 'Фото', width: 76, cell: () => <i />, card: 'hidden' } as const;
    await mount(
      <DataTable
        caption="Участники"
        columns={[picture, { ...named!, pin: undefined }]}
        rows={five}
        getRowId={getId}
        getRowHref={({ id }) => `/people/${id}`}
        onOpen={() => undefined}
        cards={cards}
      />,
    );
    const name = page.getByRole('rowheader').first();
    await expect.element(name.getByRole('link', { name: five[0]!.name })).toBeVisible();
  },
);

describe('a finger held on a row', () => {
  const finger = (type: string, target: Element, x = 50): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', clientX: x, clientY: 50, bubbles: true, cancelable: true }),
    );
  const onSelectionChange = vi.fn<(selection: Selection) => void>();
  const onOpen = vi.fn();
  const cell = async (): Promise<Element> => {
    onSelectionChange.mockClear();
    onOpen.mockClear();
    await mount(
      <DataTable
        caption="Участники"
        columns={personColumns}
        rows={five}
        getRowId={getId}
        selection={emptySelection}
        onSelectionChange={onSelectionChange}
        onOpen={onOpen}
        cards
      />,
    );
    await expect.element(page.getByRole('rowheader').nth(1)).toBeVisible();
    vi.useFakeTimers();
    return page.getByRole('row').nth(2).element().querySelector('[data-card="meta"]') as Element;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('selects it after half a second, and the press that ends it opens nothing', async () => {
    const place = await cell();
    finger('pointerdown', place);
    vi.advanceTimersByTime(longPress - 1);
    expect(onSelectionChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([...(onSelectionChange.mock.lastCall?.[0].ids ?? [])]).toEqual([five[1]?.id]);
    finger('pointerup', place);
    place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onOpen).not.toHaveBeenCalled();
    place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onOpen).toHaveBeenCalledWith(five[1]?.id);
  });

  it('scrolls once it moves', async () => {
    const place = await cell();
    finger('pointerdown', place);
    finger('pointermove', place, 80);
    vi.advanceTimersByTime(longPress * 2);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });
});

/** A million rows without a million objects: only those asked for are made. */
const million = (count: number): readonly Person[] => {
  const [one] = people(1);
  return new Proxy<Person[]>([], {
    get: (target, key) => {
      if (key === 'length') return count;
      const at = typeof key === 'string' ? Number(key) : Number.NaN;
      return Number.isInteger(at) ? { ...one, id: `r${at}`, name: `Строка ${at}` } : Reflect.get(target, key);
    },
  });
};

describe('many rows', () => {
  it('reaches the last of two million, scrolls row by row, stays within the height limit', async () => {
    const rows = million(2_000_000);
    await mount(
      <DataTable
        caption="Чеки"
        columns={personColumns}
        rows={rows}
        getRowId={getId}
        height="400px"
        cards={false}
        interaction="grid"
      />,
    );
    await expect.element(page.getByText('Строка 0', { exact: true })).toBeVisible();
    const box = document.querySelector('[data-scroll]') as HTMLElement;
    expect(box.scrollHeight).toBeLessThan(5_100_000);
    const top = (): number => {
      const edge = box.getBoundingClientRect().top + 36;
      const row = [...box.querySelectorAll('tbody tr[aria-rowindex]')].find(
        (tr) => tr.getBoundingClientRect().bottom > edge,
      );
      return Number(row?.getAttribute('aria-rowindex')) - 2;
    };
    box.scrollTop = 2_400_000;
    await expect.poll(() => top()).toBeGreaterThan(500_000);
    const from = top();
    for (let step = 1; step <= 5; step += 1) {
      box.scrollTop += 120;
      await expect.poll(() => top()).toBe(from + step * 3);
    }
    box.scrollTop = box.scrollHeight;
    await expect.element(page.getByText('Строка 1999999', { exact: true })).toBeVisible();
  });

  it('loads more by itself at the end of the list without virtual rows', async () => {
    const onMore = vi.fn();
    const List = (): ReactElement => {
      const [count, setCount] = useState(10);
      const rows = useMemo(() => people(count), [count]);
      return (
        <DataTable
          caption="Участники"
          columns={personColumns}
          rows={rows}
          getRowId={getId}
          cards={false}
          virtual={false}
          paging={{
            type: 'infinite',
            hasMore: count < 30,
            loading: false,
            onMore: () => {
              onMore();
              setCount((now) => now + 10);
            },
          }}
        />
      );
    };
    await mount(<List />);
    await expect.poll(() => onMore).toHaveBeenCalled();
    await expect
      .poll(() => {
        document.querySelector('[data-foot]')?.scrollIntoView();
        return page.getByRole('row').elements();
      })
      .toHaveLength(31);
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('prints every loaded row, then draws the window again', async () => {
    await mount(
      <DataTable caption="Участники" columns={personColumns} rows={people(600)} getRowId={getId} cards={false} />,
    );
    await expect.element(page.getByRole('rowheader').first()).toBeVisible();
    const drawn = (): number => document.querySelectorAll('tbody tr[aria-rowindex]').length;
    await expect.poll(() => drawn()).toBeLessThan(100);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('beforeprint'));
        // At once: the browser copies the page as soon as the handlers return.
        return drawn();
      })
      .toBe(600);
    expect(document.querySelectorAll('tbody tr[data-space]')).toHaveLength(0);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => drawn()).toBeLessThan(100);
  });
});

describe('skeleton', () => {
  it('takes its place at once and shows grey no sooner than 160 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await mount(
        <DataTable
          caption="Участники"
          columns={personColumns}
          rows={[]}
          getRowId={getId}
          status="loading"
          cards={false}
        />,
      );
      vi.advanceTimersByTime(0);
      const skeletonRows = (): Element[] => [...document.querySelectorAll('tr[data-skeleton]')];
      while (skeletonRows().length === 0) await new Promise(requestAnimationFrame);
      const stroke = skeletonRows()[0]?.querySelector('i') as Element;
      expect(getComputedStyle(stroke).visibility).toBe('hidden');
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(160);
      while (getComputedStyle(stroke).visibility === 'hidden') await new Promise(requestAnimationFrame);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a filter with options of the server', () => {
  const filter = (resolve: Filter['resolve'], load: NonNullable<Filter['load']>): Filter => ({
    id: 'partner',
    label: 'Партнёр',
    type: 'options',
    load,
    resolve,
  });
  const Chip = ({ of }: { of: Filter }): ReactElement => (
    <FilterChip filter={of} value={['p7']} opened={false} onValueChange={() => undefined} onClosed={() => undefined} />
  );

  it('shows the label on the chip after a reload, resolved by value', async () => {
    const resolve = vi.fn(async () => [{ value: 'p7', label: 'Мастерок' }]);
    await mount(<Chip of={filter(resolve, async () => [])} />);
    await expect.element(page.getByText('Мастерок')).toBeVisible();
    expect(resolve).toHaveBeenCalledWith(['p7'], expect.anything());
  });

  it('takes the label from the first answer of the list without resolve', async () => {
    await mount(<Chip of={filter(undefined, async () => [{ value: 'p7', label: 'Домострой' }])} />);
    await expect.element(page.getByText('Домострой')).toBeVisible();
  });
});

describe('CSV', () => {
  it('downloads a file with a BOM, «;» between values and formulas neutralised', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:x';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const [row] = five;
    downloadCsv('Участники', personColumns, [{ ...(row as Person), name: '=HYPERLINK("http://x")', points: 12 }]);
    expect(click).toHaveBeenCalledOnce();
    const bytes = new Uint8Array(await (made[0] as Blob).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toBe('Участник;№;Телефон;Статус;Магазин;Продажи;Баллы;Активность');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    vi.restoreAllMocks();
  });
});
