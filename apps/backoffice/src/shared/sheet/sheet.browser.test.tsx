import { useCommand, useQuery } from '@pribavka/api/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../test-utils/render-route.tsx';
import { sheetMessages } from './messages.ts';
import { Sheet } from './Sheet.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const nothing = (): void => undefined;

function Component() {
  const query = useQuery('brands.get', { params: { id: 'b1' } });
  return (
    <Sheet
      place={{ id: 'b1', neighbours: { previousId: undefined, nextId: undefined }, onOpen: nothing, onClose: nothing }}
      query={query}
      name="Бренд"
      tabs={[
        { id: 'facts', label: 'Сведения', render: ({ name }) => name },
        { id: 'goods', label: 'Товары', render: () => 'товары' },
      ]}
    />
  );
}

const open = (answer: object | undefined): void => {
  screen = renderRoute({ Component, path: '*', at: '/', grants: [], answer: () => answer });
};
const tabs = () => page.getByRole('tab');

it('of a record that is not there says so, and has no tabs to open', async () => {
  open(undefined);
  await expect.element(page.getByText(sheetMessages.gone.title)).toBeVisible();
  expect(tabs().elements()).toEqual([]);
});

it('of a record the role may not open says so, and does not offer to try again', async () => {
  open({ status: 403, code: 'FORBIDDEN', messages: [] });
  await expect.element(page.getByText(sheetMessages.forbidden.title)).toBeVisible();
  expect(tabs().elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Повторить' }).elements()).toEqual([]);
});

it('of a record that is there shows its tabs', async () => {
  open({ id: 'b1', name: 'Стрежень', isActive: true });
  await expect.element(page.getByRole('tab', { name: 'Товары' })).toBeVisible();
});

it('of a record that is still on its way has the panel its open tab names', async () => {
  let arrive: () => void = nothing;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  screen = renderRoute({
    Component,
    path: '*',
    at: '/',
    grants: [],
    answer: async () => {
      await arrived;
      return { id: 'b1', name: 'Стрежень', isActive: true };
    },
  });
  const open = page.getByRole('tab', { name: 'Сведения' });
  await expect.element(open).toBeVisible();
  const panel = document.getElementById(open.element().getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('role')).toBe('tabpanel');
  arrive();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Стрежень');
});

/** A card whose two buttons follow one another, as «Согласовать» and «Запустить» do. */
function Steps() {
  const params = { id: 'b1' };
  const query = useQuery('brands.get', { params });
  const update = useCommand('brands.update', { invalidates: ['brands.*'] });
  const step = (label: string) => ({
    label,
    run: () => update.run({ params, body: { name: 'Стрежень', version: query.data?.version ?? 0 } }),
    done: label,
  });
  return (
    <Sheet
      place={{ id: 'b1', neighbours: { previousId: undefined, nextId: undefined }, onOpen: nothing, onClose: nothing }}
      query={query}
      name="Бренд"
      render={({ name }) => name}
      actions={({ version }) => [step('Согласовать'), version > 1 && step('Запустить')]}
    />
  );
}

it('presses the next button on what the last command has answered', async () => {
  let version = 1;
  let finish: () => void = nothing;
  screen = renderRoute({
    Component: Steps,
    path: '*',
    at: '/',
    grants: [],
    async answer({ method, body }) {
      if (method === 'get') {
        const seen = version;
        // A slow list of everything else: the card is asked for again after the button is pressed.
        if (seen > 1) await new Promise<void>((resolve) => (finish = resolve));
        return { id: 'b1', name: 'Стрежень', isActive: true, version: seen };
      }
      if ((body as { version: number }).version !== version)
        return { status: 409, code: 'VERSION_CONFLICT', messages: [] };
      version += 1;
      return { id: 'b1', name: 'Стрежень', isActive: true, version };
    },
  });
  await page.getByRole('button', { name: 'Согласовать' }).click();
  await page.getByRole('button', { name: 'Запустить' }).click();
  await expect.poll(() => version).toBe(3);
  finish();
});

/** A card with as many buttons as a card ever has. */
function Buttons() {
  const query = useQuery('brands.get', { params: { id: 'b1' } });
  const update = useCommand('brands.update', { invalidates: ['brands.*'] });
  const plain = ['Изменить', 'Сменить секрет', 'Приостановить', 'Перенести'];
  return (
    <Sheet
      place={{ id: 'b1', neighbours: { previousId: undefined, nextId: undefined }, onOpen: nothing, onClose: nothing }}
      query={query}
      name="Бренд"
      render={({ name }) => name}
      actions={() => [
        ...plain.map((label) => ({ label, onAction: nothing })),
        {
          label: 'Отозвать',
          tone: 'danger' as const,
          ask: { title: 'Отозвать доступ?' },
          run: () => update.run({ params: { id: 'b1' }, body: { name: 'Отозван', version: 1 } }),
          done: 'Доступ отозван',
        },
      ]}
    />
  );
}

it('on a phone has its buttons in one line, with the others a press away', async () => {
  await page.viewport(390, 844);
  const answer = { id: 'b1', name: 'Стрежень', isActive: true, version: 1 };
  screen = renderRoute({ Component: Buttons, path: '*', at: '/', grants: [], answer: () => answer });
  const card = page.getByRole('dialog', { name: 'Стрежень' });
  const more = card.getByRole('button', { name: sheetMessages.more });
  await expect.element(more).toBeVisible();
  const tops = card.element().querySelectorAll('footer button');
  expect(tops).toHaveLength(3);
  expect(new Set([...tops].map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  await more.click();
  await expect.element(page.getByRole('menuitem', { name: 'Перенести' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Отозвать' }).click();
  await page.getByRole('alertdialog', { name: 'Отозвать доступ?' }).getByRole('button', { name: 'Отозвать' }).click();
  await expect.element(page.getByText('Доступ отозван').first()).toBeVisible();
});

function Noticed() {
  const query = useQuery('brands.get', { params: { id: 'b1' } });
  return (
    <Sheet
      place={{ id: 'b1', neighbours: { previousId: undefined, nextId: undefined }, onOpen: nothing, onClose: nothing }}
      query={query}
      name="Бренд"
      notice={() => 'Приглашение отправлено, пароль ещё не задан'}
      facts={({ name }) => [{ term: 'Имя', value: name }]}
    />
  );
}

it('says what has to be known under the heading, which keeps its width', async () => {
  const name = 'Константинопольская-Рождественская Александра';
  screen = renderRoute({
    Component: Noticed,
    path: '*',
    at: '/',
    grants: [],
    answer: () => ({ id: 'b1', name, isActive: true }),
  });
  const heading = page.getByRole('heading', { name });
  await expect.element(heading).toBeVisible();
  const notice = page.getByText(/пароль ещё не задан/);
  await expect.element(notice).toBeVisible();
  const { bottom, height } = heading.element().getBoundingClientRect();
  expect(height).toBeLessThan(100);
  expect(notice.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
});

/** A card that closes into its list when its record is deleted. */
function Closing() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = useQuery('brands.get', { params: { id: 'b1' } });
  const remove = useCommand('brands.delete');
  const onClose = (): void => void navigate('/brands');
  return (
    <Sheet
      place={{ id: 'b1', neighbours: { previousId: undefined, nextId: undefined }, onOpen: nothing, onClose }}
      query={query}
      name="Бренд"
      render={() => <p>{pathname}</p>}
      actions={() => [
        { label: 'Удалить', run: () => remove.run({ params: { id: 'b1' } }), done: 'Бренд удалён', closes: true },
      ]}
    />
  );
}

for (const [does, goes] of [
  ['closes when its record is deleted', undefined],
  ['closes nothing of another place when the answer is late', '/partners'],
] as const) {
  it(does, async () => {
    let finish: () => void = nothing;
    const held = new Promise<void>((resolve) => (finish = resolve));
    screen = renderRoute({
      Component: Closing,
      path: '*',
      at: '/brands/b1',
      grants: [],
      answer: ({ method }) => (method === 'get' ? { id: 'b1', name: 'Стрежень', version: 1 } : held.then(() => ({}))),
    });
    await page.getByRole('button', { name: 'Удалить' }).click();
    await expect.poll(() => screen.sent.some(({ method }) => method === 'delete')).toBe(true);
    if (goes !== undefined) {
      void screen.router.navigate(goes);
      await expect.element(page.getByText(goes)).toBeVisible();
    }
    finish();
    await expect.element(page.getByText('Бренд удалён').first()).toBeVisible();
    await expect.poll(() => screen.router.state.location.pathname).toBe(goes ?? '/brands');
  });
}
