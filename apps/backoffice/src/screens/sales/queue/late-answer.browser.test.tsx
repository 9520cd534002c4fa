import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';

import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { formMessages } from '../../../shared/form/messages.ts';
import { salesQueuePath } from '../urls.ts';
import { fakeApi, saleOf } from './fake.ts';
import { queueMessages as messages } from './messages.ts';
import { Component as SalesQueue } from './route.tsx';

let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;
let router: ReturnType<typeof createMemoryRouter>;
let fake: ReturnType<typeof fakeApi>;
/** Lets the screen of another area come. */
let showElsewhere: () => void;

/** The frame of the app, which shows that a screen is on its way. */
const Frame = () => (
  <>
    <output aria-label="Переход">{useNavigation().state}</output>
    <Outlet />
  </>
);

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  fake = fakeApi(['1', '2', '3', '4'].map((number) => saleOf(`s${number}`, `П-${number}`)));
  const slow = new Promise<void>((resolve) => (showElsewhere = resolve));
  router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: `${salesQueuePath}/:id?`, Component: SalesQueue },
          { path: '/elsewhere', element: <h1>Участники</h1>, loader: async () => slow.then(() => null) },
        ],
      },
    ],
    { initialEntries: [salesQueuePath] },
  );
  root.render(
    <UiProvider>
      <ApiProvider api={fake.api}>
        <SessionProvider>
          <Toaster />
          <RouterProvider router={router} />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
  await expect.element(heading('П-1')).toBeVisible();
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const heading = (number: string) => page.getByRole('heading', { name: `Продажа ${number}` });

/** The message itself: what was read aloud is gone from the page in a moment. */
const message = (title: RegExp | string) => page.getByRole('group', { name: title });

/** By its place on the keyboard, which is what the screen asks for. */
const press = (code: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key: '', bubbles: true, cancelable: true }));

const isSent = (end: string) => expect.poll(() => fake.sent.some(({ path }) => path.endsWith(end))).toBe(true);

/** Moves of the router from now on. */
function moves(): string[] {
  const seen: string[] = [];
  router.subscribe(({ location }) => void seen.push(location.pathname));
  return seen;
}

const goOnTo = async (number: string): Promise<void> => {
  press('KeyN');
  await expect.element(heading(number)).toBeVisible();
};

for (const [what, code, end, said] of [
  ['a decision', 'KeyA', '/moderation', /^П-1: /],
  ['a postponement', 'KeyS', '/postpone', messages.postponed('П-1')],
] as const) {
  it(`the answer of ${what} leaves the person at the sale he has gone on to`, async () => {
    const free = fake.hold(end);
    press(code);
    await isSent(end);
    await goOnTo('П-2');
    await goOnTo('П-3');
    const seen = moves();
    free();
    await expect.element(message(said)).toBeInTheDocument();
    // The list is asked for again when the answer is here, so that the sale is gone from it and from the count.
    await expect.poll(() => place.querySelectorAll(`ol[aria-label="${messages.heading}"] > li`).length).toBe(3);
    await expect.element(heading('П-3')).toBeVisible();
    expect(seen).toEqual([]);
  });
}

it('the answer of a decision moves on when its sale is open again', async () => {
  const free = fake.hold('/moderation');
  press('KeyA');
  await isSent('/moderation');
  await goOnTo('П-2');
  press('KeyK');
  await expect.element(heading('П-1')).toBeVisible();
  free();
  await expect.element(heading('П-2')).toBeVisible();
});

for (const isHere of [true, false]) {
  it(`the answer of a decision tears nobody from ${isHere ? 'another screen' : 'the way to another screen'}`, async () => {
    const free = fake.hold('/moderation');
    press('KeyA');
    await isSent('/moderation');
    if (isHere) showElsewhere();
    void router.navigate('/elsewhere');
    await expect
      .element(isHere ? page.getByRole('heading', { name: 'Участники' }) : page.getByText('loading', { exact: true }))
      .toBeVisible();
    free();
    await expect.element(message(/^П-1: /)).toBeInTheDocument();
    showElsewhere();
    await expect.element(page.getByRole('heading', { name: 'Участники' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(router.state.navigation.state).toBe('idle');
  });
}

it('a decision taken back late opens its sale from the message, not by itself', async () => {
  press('KeyA');
  await expect.element(heading('П-2')).toBeVisible();
  const free = fake.hold('/moderation/undo');
  press('KeyZ');
  await isSent('/moderation/undo');
  await goOnTo('П-3');
  const seen = moves();
  free();
  await expect.element(message(/^П-1 снова в очереди/)).toBeInTheDocument();
  await expect.element(heading('П-3')).toBeVisible();
  expect(seen).toEqual([]);
  await page.getByRole('button', { name: formMessages.open, exact: true }).click();
  await expect.element(heading('П-1')).toBeVisible();
});
