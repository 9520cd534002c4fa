import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { emptySelection, type Selection } from './core/selection.ts';
import type { Column, TableStatus } from './types.ts';

interface Row {
  readonly id: string;
  readonly lines: number;
}

const rowsOf = (count: number, lines = (_at: number): number => 1): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), lines: lines(at) }));

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Номер', value: ({ id }) => id, cell: ({ id }) => id },
  {
    id: 'text',
    header: 'Строки',
    cell: ({ lines }) => Array.from({ length: lines }, (_, at) => <div key={at}>Строка {at}</div>),
  },
];
const getRowId = ({ id }: Row): string => id;

const box = (): HTMLElement => document.querySelector<HTMLElement>('[data-scroll]')!;
const last = (count: number): Element | null => document.querySelector(`tr[aria-rowindex="${count + 1}"]`);

/** How much of the last row is out of sight, pixels: under the head or below the edge. */
function hidden(count: number): number {
  const row = last(count)?.getBoundingClientRect();
  if (!row) return Number.POSITIVE_INFINITY;
  const { top, height } = box().getBoundingClientRect();
  const zoom = height / box().offsetHeight;
  const head = document.querySelector('thead')!.getBoundingClientRect();
  const from = getComputedStyle(document.querySelector('thead')!).position === 'absolute' ? top : head.bottom;
  return Math.max(0, row.bottom - (top + box().clientHeight * zoom), from - row.top);
}

/** The end is the end: nothing grows, however often it is scrolled on. */
async function staysAtEnd(count: number): Promise<void> {
  await expect.poll(() => hidden(count)).toBeLessThan(1);
  const { scrollHeight } = box();
  for (let step = 0; step < 5; step += 1) {
    box().scrollBy({ top: 500, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(hidden(count)).toBeLessThan(1);
  expect(Math.abs(box().scrollHeight - scrollHeight)).toBeLessThan(1);
}

async function open(rows: readonly Row[], props: Partial<DataTableProps<Row>> = {}): Promise<void> {
  await mount(
    <DataTable
      caption="Строки"
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      height="400px"
      cards={false}
      {...props}
    />,
  );
  await expect.poll(() => document.querySelector('tbody tr[aria-rowindex]')).not.toBeNull();
}

const counts = [201, 10_000, 520_000, 1_000_000];

describe.each(counts)('the last of %i rows is seen whole', (count) => {
  it('by the scrollbar', async () => {
    await open(rowsOf(count));
    box().scrollTop = box().scrollHeight;
    await staysAtEnd(count);
  });

  it('by the wheel', async () => {
    await open(rowsOf(count));
    box().scrollTop = box().scrollHeight - 1500;
    for (let step = 0; step < 20; step += 1) await userEvent.wheel(box(), { delta: { y: 120 } });
    await staysAtEnd(count);
  });

  it('by End in the region that scrolls', async () => {
    await open(rowsOf(count));
    box().focus();
    await userEvent.keyboard('{End}');
    await staysAtEnd(count);
  });

  it('by Ctrl+End and by PageDown in a grid, chosen rows too', async () => {
    await open(rowsOf(count), { interaction: 'grid', defaultSelection: emptySelection, total: count });
    const focused = (): string | null | undefined =>
      document.activeElement?.closest('tr')?.getAttribute('aria-rowindex');
    await expect.poll(() => document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    await expect.poll(focused).toBe(String(count + 1));
    await staysAtEnd(count);
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect.poll(() => hidden(count)).toBeGreaterThan(1);
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect.poll(focused).toBe(String(count + 1));
    await staysAtEnd(count);
  });

  it('among cards', async () => {
    await open(rowsOf(count), { cards: true });
    box().scrollTop = box().scrollHeight;
    await staysAtEnd(count);
  });

  it('where rows have heights of their own', async () => {
    await open(rowsOf(count, (at) => 1 + (at % 4)));
    box().scrollTop = box().scrollHeight;
    await staysAtEnd(count);
  });
});

describe('the last row at the zoom of a browser', () => {
  const send = (method: string, options = {}): Promise<void> =>
    (cdp() as unknown as { send: (method: string, options: object) => Promise<void> }).send(method, options);
  afterEach(() => send('Emulation.clearDeviceMetricsOverride'));

  it.each([0.67, 0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2].flatMap((zoom) => [201, 1_000_000].map((count) => [zoom, count])))(
    '%f of %i rows',
    async (zoom, count) => {
      const size = { width: Math.round(1200 / zoom), height: Math.round(800 / zoom), mobile: false };
      await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: zoom });
      await open(rowsOf(count), { interaction: 'grid' });
      await expect.poll(() => window.devicePixelRatio).toBeCloseTo(zoom, 2);
      box().scrollTop = box().scrollHeight;
      await staysAtEnd(count);
    },
  );
});

it('the last row is under no bar of acts on a phone', async () => {
  await page.viewport(390, 844);
  await open(rowsOf(300), {
    cards: undefined,
    height: undefined,
    defaultSelection: { type: 'include', ids: new Set(['300']) },
    bulkActions: [{ id: 'export', label: 'Экспорт', onAction: () => undefined }],
  });
  box().scrollTop = box().scrollHeight;
  await expect.element(page.getByRole('group', { name: /Действия с выбранными/ })).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => hidden(300)).toBeLessThan(1);
  const bar = page
    .getByRole('group', { name: /Действия с выбранными/ })
    .element()
    .getBoundingClientRect();
  expect(last(300)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top + 1);
});

describe('acts of a table longer than the window', () => {
  const bar = page.getByRole('group', { name: /Действия с выбранными/ });
  const place = (): DOMRect => bar.element().getBoundingClientRect();
  const openLong = async (): Promise<void> => {
    await page.viewport(1440, 900);
    await open(rowsOf(50), {
      height: undefined,
      defaultSelection: emptySelection,
      bulkActions: [{ id: 'export', label: 'Экспорт', onAction: () => undefined }],
    });
  };

  it('are in sight from the first chosen row, and in the middle of the page', async () => {
    await openLong();
    await userEvent.click(page.getByRole('checkbox').nth(1));
    await expect.element(bar).toBeInTheDocument();
    await expect.poll(() => Math.round(place().bottom)).toBe(window.innerHeight);
    expect(window.scrollY).toBe(0);
    window.scrollTo(0, 600);
    await expect.poll(() => Math.round(place().bottom)).toBe(window.innerHeight);
  });

  it('move the page only as they come by a choice, not after each loading', async () => {
    await page.viewport(1440, 900);
    const draw = (status: TableStatus): ReactElement => (
      <DataTable
        caption="Строки"
        rows={rowsOf(50)}
        {...{ columns, getRowId, status, defaultSelection: first }}
        bulkActions={[{ id: 'export', label: 'Экспорт', onAction: () => undefined }]}
        cards={false}
      />
    );
    const first: Selection = { type: 'include', ids: new Set(['1']) };
    function Reloading() {
      const [status, setStatus] = useState<TableStatus>('idle');
      return (
        <>
          {draw(status)}
          <button onClick={() => setStatus(status === 'idle' ? 'loading' : 'idle')}>Reload</button>
          <div style={{ height: 3000 }} />
        </>
      );
    }
    await mount(<Reloading />);
    await expect.element(bar).toBeInTheDocument();
    const reload = page.getByRole('button', { name: 'Reload' }).element() as HTMLElement;
    reload.click();
    await expect.element(bar).not.toBeInTheDocument();
    reload.click();
    await expect.element(bar).toBeInTheDocument();
    window.scrollTo(0, 600);
    const before = window.scrollY;
    expect(before).toBeGreaterThan(0);
    reload.click();
    await expect.element(bar).not.toBeInTheDocument();
    window.scrollTo(0, before);
    reload.click();
    await expect.element(bar).toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(window.scrollY).toBe(before);
  });

  it.each([
    ['of the page', undefined, '92px'],
    ['of its own', '300px', '2px'],
  ])('leave room under rows of a table with a scroll %s', async (_what, height, room) => {
    await page.viewport(1440, 900);
    await open(rowsOf(50), {
      height,
      columns: [...columns, { id: 'kind', header: 'Вид', cell: () => <select aria-label="Вид" /> }],
      defaultSelection: { type: 'include', ids: new Set(['1']) },
    });
    await expect.element(bar).toBeInTheDocument();
    const margin = (selector: string): string =>
      getComputedStyle(document.querySelector(selector)!).scrollMarginBlockEnd;
    expect(margin('tbody td')).toBe(room);
    expect(margin('tbody select')).toBe(height === undefined ? room : '0px');
  });

  it('cover neither the row just chosen nor the focused one, and leave the last one whole', async () => {
    await openLong();
    const lowest = [...document.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')].findLast(
      (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
    )!;
    await userEvent.click(lowest.querySelector('input')!);
    await expect.element(bar).toBeInTheDocument();
    await expect.poll(() => lowest.getBoundingClientRect().bottom <= place().top).toBe(true);
    for (let step = 0; step < 3; step += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(place().top);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => last(50)!.getBoundingClientRect().bottom <= place().top + 1).toBe(true);
  });
});
