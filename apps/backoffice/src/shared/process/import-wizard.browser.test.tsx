import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { columnsMessages } from '@pribavka/forms/columns';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { ImportAction } from './ImportAction.tsx';
import { createImportDraft, sweepImports } from './import-draft.ts';
import { forgetImports } from './import-store.ts';
import { actionMessages } from './action-messages.ts';
import { importMessages as messages } from './import-messages.ts';
import { processMessages } from './messages.ts';

const seen = {
  rows: 2,
  sheet: null,
  sheets: [],
  hiddenRows: 0,
  encodings: [],
  columns: [
    { title: 'Компания', samples: ['Гвоздь', 'Молоток'] },
    { title: 'ИНН', samples: ['7701'] },
    { title: '', samples: ['x'] },
  ],
  fields: [
    { field: 'name', title: 'Название', required: true, guess: null },
    { field: 'inn', title: 'ИНН', required: true, guess: 1 },
    { field: 'email', title: 'Эл. почта', required: false, guess: null },
  ],
};
const process = (id: string) => ({
  id,
  number: '#1',
  kind: 'partner_mass_upload',
  title: 'Проверка файла партнёров',
  status: 'completed_with_errors',
  progress: { done: 2, total: 2 },
  counts: { ok: 1, created: 1, updated: 0, skipped: 0, failed: 1 },
  errors: [{ row: 3, column: 'Название', value: 'Молоток', code: 'IMPORT_VALUE', message: 'Обязательное поле' }],
  parameters: [
    { name: 'creditPoints', label: 'К начислению, баллов', value: '60\u00A0000' },
    { name: 'membersCount', label: 'Участников', value: '1\u00A0150' },
    { name: 'creditKopecks', label: 'К начислению, рублей', value: '30\u00A0000,00\u00A0₽' },
    { name: 'awaitingApproval', label: 'Ждут утверждения, строк', value: '1\u00A0200' },
  ],
  allowedActions: ['download_errors'],
  sourceFile: null,
  retryRefusal: null,
});

const Partners = () => (
  <ImportAction
    title="Загрузка партнёров"
    route="partners.massUpload"
    template="partners.massUploadTemplate"
    invalidates={['partners.*']}
  />
);

let screen: RenderedRoute;
afterEach(() => screen.unmount());

type Seen = Record<keyof typeof seen, unknown>;

function open({
  refuse = false,
  at = '/',
  answer = (_query: Record<string, string>): Seen => seen,
  processOf = (id: string): object => process(id),
} = {}): void {
  let refused = !refuse;
  screen = renderRoute({
    Component: Partners,
    path: '/',
    at,
    grants: ['partner.massUploadPartner:create'],
    answer: ({ path, query }) => {
      if (path.endsWith('/imports/columns')) return answer(query as Record<string, string>);
      if (path.includes('/processes/')) return processOf(path.split('/').at(-1) ?? '');
      if (!path.endsWith('/mass-upload')) return undefined;
      if (!refused) {
        refused = true;
        return {
          status: 400,
          code: 'VALIDATION',
          messages: [],
          errors: [{ 'columns.email': ['Эта колонка уже выбрана для поля «ИНН»'] }],
        };
      }
      return { processId: (query as { dryRun: string }).dryRun === 'true' ? 'p1' : 'p2' };
    },
  });
}

const chooseFile = async (): Promise<void> => {
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  await userEvent.upload(
    input ?? document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['Компания;ИНН;\nГвоздь;7701;x'], 'партнёры.csv', { type: 'text/csv' }),
  );
  await page.getByRole('button', { name: messages.next }).click();
};
const select = async (field: RegExp, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const sentQueries = (): unknown[] =>
  screen.sent.filter(({ path }) => path.endsWith('/mass-upload')).map(({ query }) => query);

it('joins the columns, checks, shows errors by the names of the file, and loads with the same columns', async () => {
  await page.viewport(1440, 900);
  open();
  await chooseFile();
  await expect.element(page.getByText('В файле: 7701')).toBeVisible();
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await expect.element(page.getByText('Обязательное поле')).toBeVisible();
  expect(sentQueries()).toEqual([]);
  await select(/^Название/, 'Компания');
  await expect.element(page.getByText('В файле: Гвоздь · Молоток')).toBeVisible();
  await page.getByRole('button', { name: columnsMessages.check }).click();
  const errors = page.getByRole('table', { name: processMessages.errors.title });
  await expect.element(errors.getByText('Название (в файле «Компания»)')).toBeVisible();
  // What the file does to money is seen before it is loaded, in this order.
  const sums = [
    'Участников1\u00A0150',
    'К начислению, баллов60\u00A000030\u00A0000,00\u00A0₽',
    'Ждут утверждения, строк1\u00A0200',
  ];
  await expect.element(page.getByText('30\u00A0000,00\u00A0₽')).toBeVisible();
  expect(page.getByRole('dialog').element().textContent).toContain(sums.join(''));
  await page.getByRole('button', { name: messages.apply(1) }).click();
  await expect.element(page.getByRole('button', { name: processMessages.files.errors })).toBeVisible();
  await expect.element(page.getByText('Ждут утверждения, строк')).toBeVisible();
  await expect.element(page.getByText('1 200')).toBeVisible();
  await expect.element(page.getByText('1\u00A0200')).toBeVisible();
  const columns = 'inn:1,name:0';
  expect(sentQueries()).toEqual([
    { dryRun: 'true', columns },
    { dryRun: 'false', columns },
  ]);
});

const heard = (): string => document.querySelector('[aria-live="polite"][role="status"]')?.textContent ?? '';

it('counts the rows of a check while it goes on, and says so aloud at every quarter', async () => {
  let now = { done: 0, total: null as number | null, ok: 0, failed: 0 };
  open({
    processOf: (id) => ({
      ...process(id),
      status: 'running',
      dryRun: true,
      progress: { done: now.done, total: now.total },
      counts: { ok: now.ok, created: now.ok, updated: 0, skipped: 0, failed: now.failed },
      errors: [],
      parameters: [],
      allowedActions: ['cancel'],
    }),
  });
  await chooseFile();
  await select(/^Название/, 'Компания');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAccessibleName('0 / …');
  const said = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  now = { done: 1200, total: 5000, ok: 1150, failed: 50 };
  await said('Проверено 1\u00A0200 из 5\u00A0000: можно загрузить 1\u00A0150, с ошибками 50');
  expect(heard()).not.toContain('Проверено');
  now = { done: 1300, total: 5000, ok: 1249, failed: 51 };
  await said('Проверено 1\u00A0300 из 5\u00A0000: можно загрузить 1\u00A0249, с ошибками 51');
  await expect.poll(heard).toContain('Проверено 1\u00A0300 из 5\u00A0000');
  now = { done: 1400, total: 5000, ok: 1349, failed: 51 };
  await said('Проверено 1\u00A0400 из 5\u00A0000: можно загрузить 1\u00A0349, с ошибками 51');
  expect(heard()).toContain('Проверено 1\u00A0300 из 5\u00A0000');
});

it('offers nothing to load after a check that broke off', async () => {
  open({
    processOf: (id) => ({
      ...process(id),
      status: 'failed',
      errors: [{ row: null, column: null, value: null, code: 'INTERNAL', message: 'Мы уже разбираемся' }],
    }),
  });
  await chooseFile();
  await select(/^Название/, 'Компания');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await expect.element(page.getByText('Мы уже разбираемся')).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.apply(1) })).not.toBeInTheDocument();
  await expect.element(page.getByText(messages.nothing)).not.toBeInTheDocument();
});

/** What was asked of the file and of its load, without what says nothing of its reading. */
const readings = (): unknown[] =>
  screen.sent
    .filter(({ path }) => path.endsWith('/imports/columns') || path.endsWith('/mass-upload'))
    .map(({ query }) => {
      const { kind: _kind, columns: _columns, ...reading } = query as Record<string, string>;
      return reading;
    });

it('offers the other sheets of the file, says what is left out, and loads the one that was seen', async () => {
  await page.viewport(1440, 900);
  const sheets = ['Данные', 'Юг'];
  open({
    answer: ({ sheet = 'Данные' }: Record<string, string>) => ({
      ...seen,
      sheet,
      sheets,
      hiddenRows: 3,
      encodings: [],
      columns: [{ title: sheet === 'Юг' ? 'Фирма' : 'Компания', samples: ['Гвоздь'] }, ...seen.columns.slice(1)],
    }),
  });
  await chooseFile();
  await expect.element(page.getByText(messages.hidden(3))).toBeVisible();
  await select(/^Название/, 'Компания');
  await select(new RegExp(`^${messages.sheet}`), 'Юг');
  await select(/^Название/, 'Фирма');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await page.getByRole('button', { name: messages.apply(1) }).click();
  await expect
    .poll(readings)
    .toEqual([{}, { sheet: 'Юг' }, { sheet: 'Юг', dryRun: 'true' }, { sheet: 'Юг', dryRun: 'false' }]);
});

it('asks which letters are right where two encodings fit, and loads with the one that was chosen', async () => {
  await page.viewport(1440, 900);
  const encodings = [
    { encoding: 'windows-1251', sample: 'ъ;7701' },
    { encoding: 'koi8-r', sample: 'Ъ;7701' },
  ];
  open({
    answer: ({ encoding }: Record<string, string>) => ({
      ...seen,
      sheet: null,
      sheets: [],
      hiddenRows: 0,
      encodings: encodings.toSorted((a) => (a.encoding === encoding ? -1 : 1)),
    }),
  });
  await chooseFile();
  await expect.element(page.getByText(messages.unsure)).toBeVisible();
  const group = page.getByRole('radiogroup', { name: new RegExp(`^${messages.encoding}`) });
  const right = group.getByRole('radio', { name: /^Ъ;7701/ });
  await expect.element(group.getByRole('radio', { name: /^ъ;7701/ })).toBeChecked();
  await right.click();
  await expect.element(right).toBeChecked();
  // Their order is the same whichever is chosen.
  expect(group.getByRole('radio').elements()[1]).toBe(right.element());
  await select(/^Название/, 'Компания');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  const encoding = 'koi8-r';
  await expect.poll(readings).toEqual([{}, { encoding }, { encoding, dryRun: 'true' }]);
});

it('remembers the columns for the next file', async () => {
  open();
  await chooseFile();
  await select(/^Название/, 'Компания');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await page.getByRole('button', { name: columnsMessages.again }).click();
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'ещё.csv', { type: 'text/csv' }),
  );
  await page.getByRole('button', { name: messages.next }).click();
  await expect.element(page.getByRole('combobox', { name: /^Название/ })).toHaveTextContent('Компания');
});

it('puts what the server refuses at its field', async () => {
  open({ refuse: true });
  await chooseFile();
  await select(/^Название/, 'Компания');
  await select(/^Эл\. почта/, columnsMessages.unnamed(3));
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await expect.element(page.getByText('Эта колонка уже выбрана для поля «ИНН»').first()).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: /^Эл\. почта/ })).toHaveAttribute('aria-invalid', 'true');
});

it('goes on with the same file and columns after the page was left: an expired session, a reload', async () => {
  open();
  await chooseFile();
  await select(/^Название/, 'Компания');
  await page.getByRole('button', { name: columnsMessages.check }).click();
  await expect.element(page.getByRole('button', { name: messages.apply(1) })).toBeVisible();
  const at = `/${screen.router.state.location.search}`;
  // A page that is left keeps the storage of its tab; the next test is a tab of its own.
  const tab = Object.entries(sessionStorage) as [string, string][];
  screen.unmount();
  for (const [key, value] of tab) sessionStorage.setItem(key, value);

  open({ at });
  await page.getByRole('button', { name: messages.apply(1) }).click();
  await expect.element(page.getByRole('button', { name: processMessages.files.errors })).toBeVisible();
  expect(sentQueries()).toEqual([{ dryRun: 'false', columns: 'inn:1,name:0' }]);
  const sent = screen.sent.find(({ path }) => path.endsWith('/mass-upload'))?.body as FormData;
  expect((sent.get('file') as File).name).toBe('партнёры.csv');

  // What has been loaded is not offered again.
  await page.getByRole('button', { name: messages.close, exact: true }).last().click();
  await expect.poll(() => screen.router.state.location.search).toBe('');
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  await expect.element(page.getByText(messages.columns)).toBeVisible();
});

it('keeps a chosen file when the wizard is closed before anything is loaded', async () => {
  open();
  await chooseFile();
  await expect.element(page.getByRole('combobox', { name: /^Название/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  await expect.element(page.getByRole('combobox', { name: /^Название/ })).toBeVisible();
  await page.getByRole('button', { name: columnsMessages.again }).click();
  await expect.element(page.getByRole('button', { name: messages.next })).toBeVisible();
});

it('keeps no file of somebody who has signed out', async () => {
  open();
  await chooseFile();
  await expect.element(page.getByRole('combobox', { name: /^Название/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  forgetImports();
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  await expect.element(page.getByRole('button', { name: messages.next })).toBeVisible();
  await expect.element(page.getByText('партнёры.csv')).not.toBeInTheDocument();
});

it('takes away the file of a closed tab, whoever starts next, and no other', async () => {
  const route = 'partners.massUpload';
  const held = async (): Promise<number> => (await navigator.locks.query()).held?.length ?? 0;
  const before = await held();
  const file = new File(['Название'], 'партнёры.csv');
  const closed = createImportDraft('closed', route);
  await closed.write({ step: 'file', file });
  const own = createImportDraft('own', route);
  await own.write({ step: 'file', file });
  // While a tab lives its lock keeps the file.
  await sweepImports('own');
  expect((await closed.read())?.file?.name).toBe('партнёры.csv');
  closed.close();
  own.close();
  await expect.poll(held).toBe(before);
  await sweepImports('own');
  expect(await closed.read()).toBeUndefined();
  // What this person has begun in this tab stays: a session that ran out costs no work.
  expect((await own.read())?.file?.name).toBe('партнёры.csv');
  await sweepImports('next');
  expect(await own.read()).toBeUndefined();
});

it('does not go on with a file that does not fit, and goes on with the next one that does', async () => {
  open();
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  const choose = (file: File): void => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const given = new DataTransfer();
    given.items.add(file);
    input.files = given.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const next = page.getByRole('button', { name: messages.next });
  choose(new File(['%PDF-1.7'], 'договор.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('Такой файл не подойдёт. Выберите XLSX или CSV')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  choose(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'большой.csv', { type: 'text/csv' }));
  await expect.element(page.getByText(/Больше 20\sМБ\. Сожмите/).first()).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.sent.filter(({ path }) => path.endsWith('/imports/columns'))).toEqual([]);
  choose(new File(['Компания;ИНН;\nГвоздь;7701;x'], 'партнёры.csv', { type: 'text/csv' }));
  await next.click();
  await expect.element(page.getByText('В файле: 7701')).toBeVisible();
});
