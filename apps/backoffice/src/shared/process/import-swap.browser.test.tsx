import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { columnsMessages } from '@pribavka/forms/columns';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute, type Sent } from '../test-utils/render-route.tsx';
import { actionMessages } from './action-messages.ts';
import { ImportAction } from './ImportAction.tsx';
import { importMessages as messages } from './import-messages.ts';

const Partners = () => (
  <ImportAction
    title="Загрузка партнёров"
    route="partners.massUpload"
    template="partners.massUploadTemplate"
    invalidates={['partners.*']}
  />
);
const checked = {
  id: 'p1',
  number: '#1',
  kind: 'partner_mass_upload',
  title: 'Проверка файла партнёров',
  status: 'completed',
  progress: { done: 1, total: 1 },
  counts: { ok: 1, created: 1, updated: 0, skipped: 0, failed: 0 },
  errors: [],
  parameters: [],
  allowedActions: [],
  sourceFile: null,
  retryRefusal: null,
};

const first = new File(['ИНН\n1111'], 'первый.csv', { type: 'text/csv' });
const second = new File(['ИНН\n2222'], 'второй.csv', { type: 'text/csv' });
const nameIn = ({ body }: Sent): string => ((body as FormData).get('file') as File).name;
const columnsOf = (call: Sent) => ({
  rows: 1,
  sheet: null,
  sheets: [],
  hiddenRows: 0,
  encodings: [],
  columns: [{ title: 'ИНН', samples: [nameIn(call) === first.name ? '1111' : '2222'] }],
  fields: [{ field: 'inn', title: 'ИНН', required: true, guess: 0 }],
});

let screen: RenderedRoute;
afterEach(() => screen.unmount());

type Step = 'columns' | 'check' | 'load';
const stepOf = ({ path, query }: Sent): Step | undefined => {
  if (path.endsWith('/imports/columns')) return 'columns';
  if (!path.endsWith('/mass-upload')) return undefined;
  return (query as { dryRun: string }).dryRun === 'true' ? 'check' : 'load';
};
const sent = (step: Step): Sent[] => screen.sent.filter((call) => stepOf(call) === step);

/** The wizard over a server that holds its answer about the first file at one step; gives what lets it go. */
async function openHolding(held: Step, late?: object): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  screen = renderRoute({
    Component: Partners,
    path: '/',
    at: '/',
    grants: ['partner.massUploadPartner:create'],
    async answer(call) {
      if (call.path.includes('/processes/')) return checked;
      const step = stepOf(call);
      if (!step) return undefined;
      const isHeld = step === held && nameIn(call) === first.name;
      if (isHeld) await released;
      if (isHeld && late) return late;
      return step === 'columns' ? columnsOf(call) : { processId: 'p1' };
    },
  });
  await page.getByRole('button', { name: actionMessages.importFile }).click();
  return release;
}

const choose = async (file: File): Promise<void> => {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await expect.element(page.getByText(file.name)).toBeVisible();
};
const next = page.getByRole('button', { name: messages.next });
const check = page.getByRole('button', { name: columnsMessages.check });
/** What has come has been drawn, and what it begins as well. */
const settle = async (): Promise<void> => void (await new Promise((resolve) => void setTimeout(resolve, 150)));

it.each([
  ['answer', undefined],
  ['refusal', { status: 400, code: 'VALIDATION', messages: ['Первый файл пуст'] }],
])('forgets the late %s about a file that was removed, and goes on with the one chosen since', async (_, late) => {
  const release = await openHolding('columns', late);
  await choose(first);
  await next.click();
  await page.getByRole('button', { name: new RegExp(first.name) }).click();
  await choose(second);
  // What is read for nobody does not hold the file that is here now.
  await expect.element(next).not.toHaveAttribute('aria-busy', 'true');
  release();
  await settle();
  await expect.element(page.getByText(second.name)).toBeVisible();
  expect(page.getByText('Первый файл пуст').elements()).toHaveLength(0);
  expect(check.elements()).toHaveLength(0);
  await next.click();
  await expect.element(page.getByText('В файле: 2222')).toBeVisible();
  await expect.element(page.getByText(messages.chosen(second.name))).toBeVisible();
  await check.click();
  await page.getByRole('button', { name: messages.apply(1) }).click();
  await expect.poll(() => sent('load').map(nameIn)).toEqual([second.name]);
  expect(sent('check').map(nameIn)).toEqual([second.name]);
  await expect.element(page.getByText(messages.chosen(second.name))).toBeVisible();
});

it('forgets the late check of a file that was given up for another', async () => {
  const release = await openHolding('check');
  await choose(first);
  await next.click();
  await check.click();
  await expect.poll(() => sent('check')).toHaveLength(1);
  await page.getByRole('button', { name: columnsMessages.again }).click();
  await choose(second);
  release();
  await settle();
  await expect.element(page.getByText(second.name)).toBeVisible();
  expect(page.getByRole('button', { name: messages.apply(1) }).elements()).toHaveLength(0);
});

it('lets neither the file nor its columns be changed while the load is on its way', async () => {
  const release = await openHolding('load');
  await choose(first);
  await next.click();
  await check.click();
  await page.getByRole('button', { name: messages.apply(1) }).click();
  await expect.poll(() => sent('load')).toHaveLength(1);
  for (const name of [messages.joinAgain, columnsMessages.again]) {
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  release();
  await expect.element(page.getByRole('button', { name: messages.close, exact: true }).last()).toBeVisible();
  await expect.element(page.getByText(messages.chosen(first.name))).toBeVisible();
});
