import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import '../../tokens/styles.css';
import '../../tokens/reset.css';
import { Button } from '../../actions/button/Button.tsx';
import { createFacade } from '../../feedback/toast/core/facade.ts';
import { createToastStore } from '../../feedback/toast/core/store.ts';
import { Toaster } from '../../feedback/toast/Toaster.tsx';
import { ru } from '../../locales/ru.ts';
import { UiProvider } from './UiProvider.tsx';

const { dataset } = document.documentElement;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  dataset['theme'] = 'light';
  delete dataset['density'];
});
afterEach(() => place.remove());

it('puts the theme and the density on the page, follows them and gives back what was there', async () => {
  const root = createRoot(place);
  root.render(
    <UiProvider theme="dark" density="compact">
      Приложение
    </UiProvider>,
  );
  await expect.poll(() => [dataset['theme'], dataset['density']]).toEqual(['dark', 'compact']);
  root.render(<UiProvider density="comfortable">Приложение</UiProvider>);
  await expect.poll(() => [dataset['theme'], dataset['density']]).toEqual(['light', 'comfortable']);
  root.unmount();
  await expect.poll(() => dataset['density']).toBeUndefined();
});

it('leaves the page alone when nothing is asked', async () => {
  const root = createRoot(place);
  root.render(<UiProvider>Приложение</UiProvider>);
  await expect.element(page.getByText('Приложение')).toBeVisible();
  expect([dataset['theme'], dataset['density']]).toEqual(['light', undefined]);
  root.unmount();
});

it('gives its own store of messages to every Toaster below', async () => {
  const store = createToastStore();
  const root = createRoot(place);
  root.render(
    <UiProvider toastStore={store}>
      <Toaster />
    </UiProvider>,
  );
  createFacade(store, 'notification').error('Банк не принял выплату', { duration: 60_000 });
  await expect
    .poll(() => document.querySelector('[data-pb-root="toasts"] [role="region"]')?.textContent)
    .toContain('Банк не принял выплату');
  root.unmount();
});

const outlineOf = (name: string): string =>
  getComputedStyle(page.getByRole('button', { name }).element()).getPropertyValue('border-radius');

it('puts components into a layer where asked, so that a plain class is stronger', async () => {
  const style = document.createElement('style');
  style.textContent = '.square { border-radius: 0px; }';
  document.head.prepend(style);
  const root = createRoot(place);
  root.render(
    <>
      <Button className="square">Как есть</Button>
      <UiProvider layer="pribavka.components">
        <Button className="square">В слое</Button>
      </UiProvider>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'В слое' })).toBeVisible();
  expect(outlineOf('Как есть')).not.toBe('0px');
  expect(outlineOf('В слое')).toBe('0px');
  root.unmount();
  style.remove();
});

it('a provider inside without a store shows the toasts of the one around', async () => {
  const store = createToastStore();
  const root = createRoot(place);
  root.render(
    <UiProvider toastStore={store}>
      <UiProvider locale={ru}>
        <Toaster />
      </UiProvider>
    </UiProvider>,
  );
  createFacade(store, 'notification').success('Начислено 120 баллов');
  await expect.element(page.getByText('Начислено 120 баллов')).toBeVisible();
  root.unmount();
});

it('F6 goes to the next landmark whatever the number of providers around', async () => {
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <UiProvider>
        <UiProvider>
          <nav>Меню</nav>
          <main>Содержимое</main>
          <aside>Сбоку</aside>
        </UiProvider>
      </UiProvider>
    </UiProvider>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  for (const role of ['navigation', 'main', 'complementary', 'navigation'] as const) {
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole(role)).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(page.getByRole('complementary')).toHaveFocus();
  root.unmount();
});

it('leaves F6 to an application that took it', async () => {
  const root = createRoot(place);
  place.addEventListener('keydown', (event) => event.preventDefault());
  root.render(
    <UiProvider>
      <main tabIndex={-1}>Содержимое</main>
      <aside>Сбоку</aside>
    </UiProvider>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  (page.getByRole('main').element() as HTMLElement).focus();
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  root.unmount();
});
