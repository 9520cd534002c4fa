import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ListRow, SaleList } from './list.ts';
import UploadList from './UploadList.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

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
function open(wait?: () => Promise<void>): string[] {
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
      if (sent.length > 1) await wait?.();
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

async function upload(): Promise<void> {
  const file = new File(['PK'], 'касса.xlsx', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await expect.element(page.getByText('Файл с продажами')).toBeVisible();
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]')!), file);
}

const sheet = page.getByRole('combobox', { name: 'Лист' });
async function choose(name: string): Promise<void> {
  await sheet.click();
  await page.getByRole('option', { name }).click();
}

it('begins another sheet anew: nothing typed into a row of the former one stays in that of the same number', async () => {
  const sent = open();
  await upload();
  const serial = page.getByRole('textbox', { name: /Серийный номер/ });
  await serial.fill('с первого листа');
  await userEvent.tab();
  await choose('Октябрь');
  await expect.element(sheet).toHaveTextContent('Октябрь');
  await expect.element(serial).toHaveValue('не тот');
  expect(sent).toEqual(['Ноябрь', 'Октябрь']);
});

it('says at the sheet that the file was changed on the device, and leaves the rows that were read', async () => {
  const sent = open();
  await upload();
  await expect.element(sheet).toBeVisible();
  const arrayBuffer = (): Promise<ArrayBuffer> => Promise.reject(new DOMException('Changed', 'NotReadableError'));
  vi.spyOn(File.prototype, 'slice').mockReturnValue({ arrayBuffer } as Blob);
  await choose('Октябрь');
  await expect.element(sheet).toHaveAccessibleDescription(expect.stringContaining('Файл изменён или удалён'));
  await expect.element(sheet).toHaveTextContent('Ноябрь');
  expect(sent).toEqual(['Ноябрь']);
});

it('stays at the choice of a file while a sheet that was asked for before is read', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = open(() => answered);
  await upload();
  await choose('Октябрь');
  await expect.poll(() => sent).toEqual(['Ноябрь', 'Октябрь']);
  await page.getByRole('button', { name: 'Выбрать другой файл' }).click();
  await expect.element(page.getByText('Файл с продажами')).toBeVisible();
  answer();
  await expect.poll(() => document.body.textContent).toContain('Прочитан лист «Октябрь»');
  await expect.element(page.getByRole('button', { name: 'Вернуться к строкам' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуться к строкам' }).click();
  await expect.element(sheet).toHaveTextContent('Октябрь');
});
