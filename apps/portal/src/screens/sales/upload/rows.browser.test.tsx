import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { UiProvider } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ListColumn, ListRow } from './list.ts';
import { uploadMessages as messages } from './messages.ts';
import { Rows } from './Rows.tsx';
import { useCells } from './useCells.ts';
import type { Correction } from './useSaleList.ts';

const columns: ListColumn[] = [
  { field: 'number', title: 'Номер продажи' },
  { field: 'serial', title: 'Серийный номер' },
];
const cells = {
  number: 'Ч-1',
  saleDate: '',
  article: '',
  gtin: '',
  serial: 'не тот',
  quantity: '',
  price: '',
  storeCode: '',
  qr: '',
  saleDateReason: '',
  comment: '',
};
const refused: ListRow = {
  row: 7,
  cells,
  state: 'refused',
  issues: [{ field: 'serial', code: 'SALE_SERIAL_FORMAT', message: 'Серийный номер не подходит к товару' }],
  points: null,
  sale: null,
  edited: false,
};
const known: ListRow = {
  ...refused,
  row: 8,
  cells: { ...cells, number: 'Ч-2', serial: 'AB-2' },
  state: 'known',
  issues: [],
  sale: { id: 'x', number: 'П-000012' },
};

const sent: Correction[] = [];
let fails = false;

/** The server of the test takes every correction; the corrected row is ready. */
function Page(): ReactElement {
  const [rows, setRows] = useState<readonly ListRow[]>([refused, known]);
  const correct = async (correction: Correction): Promise<void> => {
    if (fails) throw new Error('no network');
    sent.push(correction);
    setRows((now) =>
      now.map((row) => {
        const change = correction.rows.find((one) => one.row === row.row);
        if (!change) return row;
        return {
          ...row,
          cells: { ...row.cells, ...change.cells },
          issues: [],
          state: 'ready',
          points: 100,
          edited: true,
        };
      }),
    );
  };
  const own = useCells({ rows: [...rows] }, correct);
  return <Rows rows={rows} columns={columns} cells={own} onRemove={(row) => sent.push({ rows: [], remove: [row] })} />;
}

let close: () => void;
afterEach(() => close());

async function open(width: number): Promise<void> {
  sent.length = 0;
  fails = false;
  await page.viewport(width, 800);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </UiProvider>,
  );
  close = () => {
    root.unmount();
    place.remove();
  };
}

const serial = (row = 7) => page.getByRole('textbox', { name: messages.cell('Серийный номер', row) });

it.each([1024, 390])('corrects a cell where it stands and keeps the focus in it, at %i', async (width) => {
  await open(width);
  await expect.element(serial()).toHaveAccessibleDescription(/Серийный номер не.подходит к.товару/);
  await expect.element(serial()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(serial(), 'AB-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Готова, ≈/)).toBeVisible();
  expect(sent).toEqual([{ rows: [{ row: 7, cells: { serial: 'AB-1' } }] }]);
  await expect.element(serial()).toHaveFocus();
  await expect.element(serial()).toHaveValue('AB-1');
  // Left without a change it is not sent again.
  await userEvent.tab();
  expect(sent).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Уже зарегистрирована: П-000012' })).toBeVisible();
});

it('keeps what was typed while the network is away, and sends it by «Повторить»', async () => {
  await open(390);
  fails = true;
  await userEvent.fill(serial(), 'AB-9');
  await userEvent.tab();
  await expect.element(page.getByText(/^Правка не сохранилась/)).toBeVisible();
  await expect.element(serial()).toHaveValue('AB-9');
  fails = false;
  await page.getByRole('button', { name: messages.retry }).click();
  await expect.element(page.getByText(/^Правка не сохранилась/)).not.toBeInTheDocument();
  expect(sent).toEqual([{ rows: [{ row: 7, cells: { serial: 'AB-9' } }] }]);
});

it('Escape takes back what was typed; a right cell is a field when its row is opened', async () => {
  await open(1024);
  await userEvent.fill(serial(), 'AB-3');
  await userEvent.keyboard('{Escape}');
  await expect.element(serial()).toHaveValue('не тот');
  expect(sent).toEqual([]);
  await expect.element(serial(8)).not.toBeInTheDocument();
  await page.getByRole('button', { name: messages.editRow(8) }).click();
  await expect.element(serial(8)).toHaveValue('AB-2');
  await page.getByRole('button', { name: messages.removeRow(8) }).click();
  expect(sent).toEqual([{ rows: [], remove: [8] }]);
});
