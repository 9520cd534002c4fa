import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { formMessages } from '../../shared/form/messages.ts';
import { sheetMessages } from '../../shared/sheet/messages.ts';
import { brandsMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const manufacturers = [
  { id: 'm1', name: 'Завод' },
  { id: 'm2', name: 'Ярус' },
];
const rowOf = (id: string, name: string, productsCount: number) => ({
  id,
  name,
  manufacturer: manufacturers[0],
  logoUrl: null,
  isActive: true,
  productsCount,
  promotionsCount: 0,
  version: 1,
});
const cardOf = (id: string, name: string, productsCount: number) => ({
  ...rowOf(id, name, productsCount),
  description: null,
  allProductsCount: productsCount,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ильина Мария',
});

const answer: Answer = ({ method, path }) => {
  if (path.endsWith('/brands/list')) {
    const items = [rowOf('b1', 'Кремень', 3), rowOf('b2', 'Сланец', 0)];
    return { items, page: 1, size: 15, total: 2, totalCapped: false };
  }
  if (path.endsWith('/manufacturers/short-list')) return manufacturers;
  if (path.includes('/brands/short-list')) return [{ id: 'b2', name: 'Сланец', logoUrl: null }];
  if (path.endsWith('/products') && method === 'post') return { moved: 3 };
  if (method === 'get' && path.endsWith('/brands/b1')) return cardOf('b1', 'Кремень', 3);
  if (method === 'get' && path.endsWith('/brands/b2')) return cardOf('b2', 'Сланец', 0);
  return undefined;
};

const grants = [
  'brands.brandsList:read',
  'brands.brands:read',
  'brands.brands:update',
  'brands.brands:create',
  'brands.brands:delete',
  'manufacturer.manufacturerList:read',
] as const;

let screen: RenderedRoute;
const open = (at: string, answers: Answer = answer): void => {
  screen = renderRoute({ Component, path: '/brands/:id?', at, grants, answer: answers });
};
afterEach(() => screen.unmount());

const card = (name: string) => page.getByRole('dialog', { name });
const listCalls = (): unknown[] => screen.sent.filter(({ path }) => path.endsWith('/brands/list'));

it('asks for the list once, and «/» begins a search that the address keeps', async () => {
  await page.viewport(1440, 900);
  open('/brands');
  await expect.element(page.getByRole('link', { name: 'Кремень' })).toBeVisible();
  expect(listCalls()).toHaveLength(1);
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('слан');
  await expect.poll(() => screen.router.state.location.search).toBe('?q=%D1%81%D0%BB%D0%B0%D0%BD');
});

it('steps from card to card by J and by the arrow, and goes back to the list where it was', async () => {
  open('/brands/b1?view=active');
  await expect.element(card('Кремень')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(card('Сланец')).toBeVisible();
  await page.getByRole('button', { name: messages.card.previous }).click();
  await expect.element(card('Кремень')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.router.state.location.pathname).toBe('/brands');
  expect(screen.router.state.location.search).toBe('?view=active');
});

it('says of an address with no id in it that there is no such record', async () => {
  open('/brands/nonsense', (call) =>
    call.path.endsWith('/nonsense')
      ? { status: 400, code: 'VALIDATION', messages: ['Проверьте данные'], errors: [{ id: ['Неверный формат'] }] }
      : answer(call),
  );
  await expect.element(page.getByText(sheetMessages.gone.title)).toBeVisible();
  expect(page.getByRole('button', { name: 'Повторить' }).elements()).toHaveLength(0);
});

it('does not delete a brand with products, says how many, and moves them to another', async () => {
  open('/brands/b1');
  await expect.element(page.getByText(messages.blocked(3)).first()).toBeVisible();
  await page.getByRole('button', { name: messages.move }).click();
  const form = card(messages.moveTitle('Кремень'));
  await expect.element(form.getByText(messages.moveText(3))).toBeVisible();
  await form.getByRole('combobox', { name: messages.form.target }).click();
  await page.getByRole('option', { name: 'Сланец' }).click();
  await form.getByRole('button', { name: messages.move }).click();
  await expect.element(page.getByRole('group', { name: messages.moved(3) })).toBeVisible();
  expect(screen.sent.find(({ path }) => path.endsWith('/b1/products'))?.body).toEqual({ toBrandId: 'b2' });
});

it('keeps what was typed on a conflict, names who was first, and saves over the newest record', async () => {
  let changed = false;
  const bodies: unknown[] = [];
  let finish = (): void => undefined;
  open('/brands/b2', async (call) => {
    if (call.method === 'put') {
      bodies.push(call.body);
      if (changed) return { ...cardOf('b2', 'Сланец-2', 0), version: 3 };
      changed = true;
      return { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };
    }
    const newest = { ...cardOf('b2', 'Сланец', 0), version: 2, description: 'Свёрла', updatedBy: 'Ким Виктория' };
    if (!changed || !call.path.endsWith('/brands/b2')) return answer(call);
    await new Promise<void>((resolve) => (finish = resolve));
    return newest;
  });
  await page.getByRole('button', { name: sheetMessages.edit }).click();
  const form = card(messages.form.edit('Сланец'));
  const name = form.getByRole('textbox', { name: messages.columns.name });
  await name.fill('Сланец-2');
  const save = form.getByRole('button', { name: formMessages.save });
  await save.click();
  await expect.poll(() => bodies.length).toBe(1);
  // Nothing is judged by the former record while the newest one is on its way.
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await expect.element(form.getByText(/Автор изменения/)).not.toBeInTheDocument();
  await expect.poll(() => (finish(), form.getByText(/Автор изменения/).query())).not.toBeNull();
  await expect
    .element(form.getByText(/Автор изменения: Ким Виктория.*Изменено: Описание\..*осталось в форме/))
    .toBeVisible();
  await expect.element(name).toHaveValue('Сланец-2');
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(bodies).toEqual([
    expect.objectContaining({ name: 'Сланец-2', version: 1 }),
    // The description of the other person is not written over.
    expect.objectContaining({ name: 'Сланец-2', description: 'Свёрла', version: 2 }),
  ]);
});

it('empties a field another person has emptied, and sends it empty', async () => {
  await page.viewport(1440, 900);
  const bodies: unknown[] = [];
  const stored = (version: number, description: string | null) => ({
    ...cardOf('b2', 'Сланец', 0),
    version,
    description,
  });
  open('/brands/b2', (call) => {
    if (call.method === 'put') {
      bodies.push(call.body);
      if (bodies.length > 1) return stored(3, null);
      return { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };
    }
    if (!call.path.endsWith('/brands/b2')) return answer(call);
    return bodies.length > 0 ? stored(2, null) : stored(1, 'Старое описание');
  });
  await page.getByRole('button', { name: sheetMessages.edit }).click();
  const form = card(messages.form.edit('Сланец'));
  const name = form.getByRole('textbox', { name: messages.columns.name });
  const description = form.getByRole('textbox', { name: new RegExp(`^${messages.form.labels.description}`) });
  await expect.element(description).toHaveValue('Старое описание');
  await name.fill('Сланец-2');
  await form.getByRole('button', { name: formMessages.save }).click();
  await expect.element(form.getByText(/Изменено: Описание\./)).toBeVisible();
  await expect.element(description).toHaveValue('');
  await expect.element(name).toHaveValue('Сланец-2');
  await form.getByRole('button', { name: formMessages.save }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(bodies[1]).toMatchObject({ name: 'Сланец-2', version: 2 });
  expect((bodies[1] as { description?: string }).description ?? '').toBe('');
});

it('asks before a typed brand is left, by «Назад» too, and brings a draft back', async () => {
  open('/brands');
  await page.getByRole('link', { name: messages.add }).click();
  const form = card(messages.form.create);
  await form.getByRole('textbox', { name: messages.columns.name }).fill('Гранит');
  void screen.router.navigate(-1);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect.element(form.getByRole('textbox', { name: messages.columns.name })).toHaveValue('Гранит');
  expect(screen.router.state.location.pathname).toBe('/brands/new');
  void screen.router.navigate(-1);
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/brands');
});

it('shows a card that is gone as gone, not as a failure', async () => {
  open('/brands/b9');
  await expect.element(page.getByText('Такой записи нет')).toBeVisible();
});

it.each([
  ['a new record', '/brands/new', '!'],
  ['one that is changed', '/brands/b1', 'Кремень!'],
])('typing begins in the first field of the form of %s', async (_what, at, typed) => {
  open(at);
  if (at !== '/brands/new') await card('Кремень').getByRole('button', { name: 'Изменить' }).click();
  const name = page.getByRole('dialog').last().getByRole('textbox').first();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(name).toHaveValue(typed);
});
