import type { Grant } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { itemsOf } from './cells.ts';
import { rolesMessages as messages } from './messages.ts';
import { screenOver } from './route.tsx';
import { type RoleCard, useMarks } from './useMarks.ts';

const roleOf = (code: string, name: string, usersCount: number, version = 1) => ({
  code,
  name,
  description: '',
  isSystem: code === 'admin',
  usersCount,
  dataScope: 'all',
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: null as string | null,
  version,
});
const started: Grant[] = ['brands.brandsList:read', 'dashboard.getSummaryProduct:read'];
const guards: Grant[] = [
  'roleSystem.detailAccessesRole:read',
  'roleSystem.detailAccessesRole:update',
  'roleSystem.detailAccessesRole:delete',
  'roleSystem.showEmptyMatrixAccess:create',
];
const adminRights: Grant[] = [...guards, ...started];

const answer: Answer = ({ method, path }) => {
  if (path.endsWith('/roles/list')) {
    const items = [roleOf('admin', 'Администратор', 2), roleOf('editor', 'Редактор', 8)];
    return { items, page: 1, size: 200, total: 2, totalCapped: false };
  }
  if (method !== 'get') return undefined;
  if (path.endsWith('/roles/editor/accesses'))
    return { role: roleOf('editor', 'Редактор', 8), items: itemsOf(started) };
  if (path.endsWith('/roles/admin/accesses')) {
    return { role: roleOf('admin', 'Администратор', 2), items: itemsOf(adminRights) };
  }
  return undefined;
};

const { Component } = screenOver({ areas: [], groups: {} });
let screen: RenderedRoute;
const open = (at: string, answers: Answer = answer): void => {
  screen = renderRoute({ Component, path: '/access-roles/:id?', at, grants: guards, answer: answers });
};
afterEach(() => screen.unmount());

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const save = async (): Promise<void> => {
  await page.getByRole('button', { name: messages.save }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: messages.save }).click();
};
const sentMatrix = (body: unknown): string[] =>
  (body as { items: ReturnType<typeof itemsOf> }).items.flatMap((each) =>
    each.routeGroups.flatMap(({ code, urls }) =>
      urls.filter(({ access }) => access).map(({ actionId }) => `${each.code}.${code}:${actionId}`),
    ),
  );

it('keeps the marks on a conflict, names who was first and what he did, and saves over the newest rights', async () => {
  await page.viewport(1440, 900);
  let changed = false;
  const bodies: { version?: number }[] = [];
  const newest = { ...roleOf('editor', 'Редактор', 8, 2), updatedBy: 'Ким Виктория' };
  const theirs: Grant[] = [...started, 'logs.logsList:read'];
  open('/access-roles/editor', (call) => {
    if (call.method === 'put') {
      bodies.push(call.body as object);
      if (changed) return { role: { ...newest, version: 3 }, items: (call.body as { items: unknown }).items };
      changed = true;
      return { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };
    }
    const reread = changed && call.path.endsWith('/roles/editor/accesses');
    return reread ? { role: newest, items: itemsOf(theirs) } : answer(call);
  });
  await box('Карточка бренда: Изменение').click();
  await expect.element(box('Карточка бренда: Чтение')).toBeChecked();
  await expect.element(page.getByText(messages.unsaved(2))).toBeVisible();
  await save();
  await expect.element(page.getByText(/Автор изменения: Ким Виктория.*Выдано: Журнал действий — чтение/)).toBeVisible();
  await expect.element(box('Карточка бренда: Изменение')).toBeChecked();
  await expect.element(box('Журнал действий: Чтение')).toBeChecked();
  await save();
  await expect.element(page.getByText(messages.saved('Редактор'))).toBeVisible();
  expect(bodies.map(({ version }) => version)).toEqual([1, 2]);
  expect(sentMatrix(bodies[1])).toEqual(
    expect.arrayContaining(['logs.logsList:1', 'brands.brands:1', 'brands.brands:2', 'brands.brandsList:1']),
  );
});

it('does not let the administrator lose the roles, and asks before marks are left', async () => {
  open('/access-roles/admin');
  await box('Роли и матрица: Изменение').click();
  await expect.element(page.getByText(messages.warning.lockout)).toBeVisible();
  await page.getByRole('button', { name: messages.save }).click();
  const stopped = page.getByRole('dialog').getByRole('button', { name: messages.save });
  await expect.element(stopped).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: /Редактор/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await expect.element(box('Роли и матрица: Изменение')).not.toBeChecked();
  expect(screen.sent.some(({ method }) => method === 'put')).toBe(false);
});

it('does not delete a role somebody has, and says how many', async () => {
  open('/access-roles/editor');
  await page.getByRole('button', { name: messages.more }).click();
  const remove = page.getByRole('menuitem', { name: new RegExp(messages.delete) });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(messages.blockedUsed(8))).toBeInTheDocument();
});

it('brings marks back after the page was left by an ended session, over what the role has by then', async () => {
  open('/access-roles/editor');
  await box('Карточка бренда: Изменение').click();
  await box('Список брендов: Чтение').click();
  await expect.element(page.getByText(messages.unsaved(3))).toBeVisible();
  const kept = Object.entries(sessionStorage);
  screen.unmount();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  const newest: Grant[] = [...started, 'logs.logsList:read'];
  open('/access-roles/editor', (call) =>
    call.method === 'get' && call.path.endsWith('/roles/editor/accesses')
      ? { role: roleOf('editor', 'Редактор', 8, 2), items: itemsOf(newest) }
      : answer(call),
  );
  await expect.element(page.getByText(messages.restored)).toBeVisible();
  await expect.element(box('Карточка бренда: Изменение')).toBeChecked();
  await expect.element(box('Список брендов: Чтение')).not.toBeChecked();
  await expect.element(box('Журнал действий: Чтение')).toBeChecked();
  await page.getByRole('button', { name: messages.reset }).click();
  await expect.element(page.getByText(messages.restored)).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith(':marks'))).toEqual([]);
});

it('a role deleted late leaves the person at the role he has opened meanwhile', async () => {
  await page.viewport(1440, 900);
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  open('/access-roles/editor', (call) => {
    if (call.method === 'delete') return held.then(() => ({}));
    const isEditor = call.path.endsWith('/roles/editor/accesses');
    return isEditor ? { role: roleOf('editor', 'Редактор', 0), items: itemsOf(started) } : answer(call);
  });
  await page.getByRole('button', { name: messages.more }).click();
  await page.getByRole('menuitem', { name: messages.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.delete }).click();
  await expect.poll(() => screen.sent.some(({ method }) => method === 'delete')).toBe(true);
  await page.getByRole('link', { name: /^Администратор/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Администратор' })).toBeVisible();
  free();
  await expect.element(page.getByText(messages.deleted('Редактор')).first()).toBeVisible();
  expect(screen.router.state.location.pathname).toBe('/access-roles/admin');
});

/** Answers the saving of the editor's rights when `release` is called. */
function heldSaving(): { answers: Answer; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers: Answer = async (call) => {
    if (call.method !== 'put') return answer(call);
    await held;
    return { role: roleOf('editor', 'Редактор', 8, 2), items: (call.body as { items: unknown }).items };
  };
  return { answers, release: () => release() };
}

it('keeps the question of the saving open until the answer', async () => {
  const { answers, release } = heldSaving();
  open('/access-roles/editor', answers);
  await box('Список брендов: Чтение').click();
  await save();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: messages.save })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: messages.back }).click({ force: true });
  await dialog.getByRole('button', { name: 'Закрыть' }).click({ force: true });
  await expect.element(dialog).toBeVisible();
  release();
  await expect.element(page.getByText(messages.saved('Редактор'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

const [read, logs]: Grant[] = ['brands.brandsList:read', 'logs.logsList:read'];

function Marking({ card, set }: { card: RoleCard; set: (next: RoleCard) => void }): ReactElement {
  const { marked, difference, mark, save: send, pending } = useMarks({ data: card, set });
  const toggle = (grant: Grant): void =>
    mark(marked.includes(grant) ? marked.filter((each) => each !== grant) : [...marked, grant]);
  return (
    <>
      <button onClick={() => toggle(read!)}>brands</button>
      <button onClick={() => toggle(logs!)}>logs</button>
      <button onClick={() => void send()}>save</button>
      <output>{[pending ? 'sending' : 'still', ...difference.added, '-', ...difference.removed].join(' ')}</output>
    </>
  );
}
function MarkingScreen(): ReactElement | null {
  const { data, set } = useQuery('roles.accesses', { params: { code: 'editor' } });
  return data ? <Marking card={data} set={set} /> : null;
}
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();

it('keeps what is marked and unmarked while the rights are on their way, and its draft', async () => {
  const { answers, release } = heldSaving();
  screen = renderRoute({ Component: MarkingScreen, path: '/', at: '/', grants: guards, answer: answers });
  await press('brands');
  await press('save');
  const state = page.getByRole('status').filter({ hasText: /sending|still/ });
  await expect.element(state).toHaveTextContent(`sending - ${read}`);
  await press('brands');
  await press('logs');
  release();
  await expect.element(state).toHaveTextContent(`still ${logs} ${read} -`);
  const drafts = Object.entries(sessionStorage).filter(([key]) => key.endsWith(':marks'));
  expect(drafts.map(([, value]) => String(value)).join()).toContain(logs);
});
