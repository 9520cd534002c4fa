import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ListRow, SaleList } from './list.ts';
import UploadList from './UploadList.tsx';

let root: Root;
afterEach(() => root.unmount());

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
const sheets = ['Ноябрь', 'Октябрь'];
const listOf = (sheet: string): SaleList =>
  ({
    id: `list-${sheet}`,
    version: 1,
    state: 'rows',
    fileName: 'касса.xlsx',
    fields: [
      { field: 'number', title: 'Номер продажи', required: true, guess: 0 },
      { field: 'serial', title: 'Серийный номер', required: false, guess: 1 },
    ],
    columns: [{ title: 'Номер продажи', samples: [] }],
    sheet,
    sheets,
    hiddenRows: 0,
    rows: [{ ...refused, cells: { ...cells, comment: sheet } }],
    counts: { rows: 1, sales: 1, ready: 0, refused: 1, known: 0, unchecked: 0 },
    points: 0,
    registered: 0,
    process: null,
  }) as unknown as SaleList;

/** The drawer over a server that reads any sheet and saves no correction; answers the sheets it was asked for. */
function open(): string[] {
  const sent: string[] = [];
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const url = new URL(String(config.url), 'http://server');
      const params = config.params as { sheet?: string } | undefined;
      const sheet = params?.sheet ?? url.searchParams.get('sheet') ?? 'Ноябрь';
      const isUpload = config.method?.toUpperCase() === 'POST' && url.pathname.endsWith('/lists');
      if (isUpload) sent.push(sheet);
      // The line breaks under a correction.
      if (url.pathname.endsWith('/rows')) throw new TypeError('Failed to fetch');
      const data = isUpload ? listOf(sheet) : null;
      return { status: 200, statusText: '', headers: {}, config, data: { data } };
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ConfirmHost />
      <MemoryRouter>
        <ApiProvider api={api}>
          <UploadList onClose={() => undefined} />
        </ApiProvider>
      </MemoryRouter>
    </UiProvider>,
  );
  return sent;
}

it('begins another sheet anew: nothing typed into a row of the former one stays in that of the same number', async () => {
  const sent = open();
  const file = new File(['PK'], 'касса.xlsx', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await expect.element(page.getByText('Файл с продажами')).toBeVisible();
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]')!), file);
  const serial = page.getByRole('textbox', { name: /Серийный номер/ });
  await serial.fill('с первого листа');
  await userEvent.tab();
  await page.getByRole('combobox', { name: 'Лист' }).click();
  await page.getByRole('option', { name: 'Октябрь' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Лист' })).toHaveTextContent('Октябрь');
  await expect.element(serial).toHaveValue('не тот');
  expect(sent).toEqual(['Ноябрь', 'Октябрь']);
});
