import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import type { Output } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { processMessages as words } from '../../shared/process/messages.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { Processes } from './Processes.tsx';

type Row = Output<'processes.list'>['items'][number];

const rowOf = (number: string, own: Partial<Row>): Row => ({
  id: `p${number}`,
  number: `#${number}`,
  kind: 'product_import',
  title: 'Импорт товаров',
  status: 'completed_with_errors',
  progress: { done: 40, total: 100 },
  counts: { ok: 30, created: 0, updated: 0, skipped: 0, failed: 10 },
  dryRun: false,
  startedBy: { id: 'u1', name: 'Карташов Игорь' },
  queuedAt: '2026-11-25 10:00:00.000',
  startedAt: '2026-11-25 10:00:01.000',
  finishedAt: null,
  seconds: 12,
  attempt: 1,
  hasResult: true,
  hasErrors: true,
  allowedActions: [],
  ...own,
});
const rows = [
  rowOf('3', { status: 'running', allowedActions: ['cancel'] }),
  rowOf('2', { allowedActions: ['retry', 'download_result', 'download_errors'] }),
  rowOf('1', { status: 'completed' }),
  rowOf('0', { status: 'cancelled' }),
];

let screen: RenderedRoute;
const open = (): void => {
  screen = renderRoute({
    Component: Processes,
    path: '/logs/:id?',
    at: '/logs?kind=process',
    grants: ['logs.processList:read', 'logs.processList:update'],
    answer: ({ path }) => {
      if (path.endsWith('/processes/list')) {
        return { items: rows, page: 1, size: 15, total: rows.length, totalCapped: false, totals: { statuses: [] } };
      }
      const row = rows.find(({ id }) => path.endsWith(`/${id}`));
      if (row) return { ...row, parameters: [], errors: [], sourceFile: null, retryRefusal: null };
      return /\/(retry|cancel)$/.test(path) ? { ...rows[0], parameters: [], errors: [] } : undefined;
    },
  });
};
afterEach(() => screen.unmount());

const menuOf = (number: string) => page.getByRole('row', { name: new RegExp(`#${number}`) }).getByRole('button');
const item = (name: string) => page.getByRole('menuitem', { name });
const acts = (): string[] => screen.sent.map(({ path }) => path).filter((path) => /\/(retry|cancel)$/.test(path));

it('offers at a row what the server allows with it, and nothing where nothing is allowed', async () => {
  await page.viewport(1440, 900);
  open();
  await menuOf('2').click();
  await expect.element(item(words.files.result)).toBeVisible();
  await expect.element(item(words.files.errors)).toBeVisible();
  await expect.element(item(words.cancel)).not.toBeInTheDocument();
  await item(words.retry).click();
  await expect.element(page.getByRole('group', { name: words.retried })).toBeVisible();
  expect(acts()).toEqual([expect.stringContaining('/p2/retry')]);
  await expect.element(menuOf('1')).not.toBeInTheDocument();
});

it('shows the counts whole, and of which work a process is', async () => {
  await page.viewport(1440, 900);
  // As wide as the place the menu of the back-office leaves.
  document.body.style.width = '1160px';
  open();
  const cell = page.getByRole('cell', { name: '30 / 10' }).first();
  await expect.element(cell).toBeVisible();
  const { right } = cell.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(menuOf('2').element().getBoundingClientRect().left);
  document.body.style.width = '';
  await page.getByRole('link', { name: '#2' }).click();
  const card = page.getByRole('dialog', { name: 'Процесс #2: Импорт товаров' });
  await expect.element(card).toBeVisible();
  await expect.element(card.getByText('Карташов Игорь')).toBeVisible();
  expect(card.getByText('Импорт товаров', { exact: true }).elements()).toHaveLength(0);
});

it('stops a process after a question that says how far it has come', async () => {
  open();
  await menuOf('3').click();
  await item(words.cancel).click();
  const question = page.getByRole('alertdialog', { name: 'Отменить процесс #3?' });
  await expect.element(question.getByText(/^Обработано 40 из 100\./)).toBeVisible();
  expect(acts()).toEqual([]);
  // «Отменить» and «Отмена» next to each other would be a riddle.
  await expect.element(question.getByRole('button', { name: words.goOn })).toBeVisible();
  await question.getByRole('button', { name: words.cancel }).click();
  await expect.element(page.getByRole('group', { name: words.cancelled })).toBeVisible();
  expect(acts()).toEqual([expect.stringContaining('/p3/cancel')]);
});

it('says how often one that waits was repeated after a failure', async () => {
  rows.push({ ...rowOf('4', { status: 'queued' }), retries: 1, retryLimit: 3 } as (typeof rows)[number]);
  open();
  await page.getByRole('row', { name: /#4/ }).click();
  await expect.element(page.getByText('Повторы после сбоя')).toBeVisible();
  await expect.element(page.getByText('1 из 3')).toBeVisible();
  rows.pop();
});

it('says of one that was cancelled what was done, what was refused and how much is left', async () => {
  await page.viewport(1440, 900);
  open();
  await page.getByRole('link', { name: '#0' }).click();
  const card = page.getByRole('dialog', { name: 'Процесс #0: Импорт товаров' });
  await expect.element(card.getByText(words.left)).toBeVisible();
  expect(card.element().textContent).toContain(`${words.left}60`);
  await expect.element(card.getByText(words.counts.failed).first()).toBeVisible();
});
