import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';

import { UiProvider } from '@pribavka/ui';
import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import drawn from '../dist-ssr/drawn.json';
import { App } from '../src/App.tsx';
import { pages } from '../src/pages/index.ts';

let root: Root | undefined;
let place: HTMLElement;
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  errors.mockClear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  place.remove();
});

const strict = (children: ReactElement): ReactElement => <StrictMode>{children}</StrictMode>;

/** Addresses of the drawings on the page, each of which must be there. */
async function loadDrawings(place: Element): Promise<string[]> {
  const images = [...place.querySelectorAll('img')].map((image) => image.currentSrc || image.src);
  const inside = [...place.querySelectorAll('svg image')].map((image) => image.getAttribute('href') ?? '');
  const addresses = [...images, ...inside].filter((address) => !address.startsWith('data:'));
  for (const address of addresses) {
    const image = new Image();
    image.src = address;
    await image.decode();
    expect(image.naturalWidth).toBeGreaterThan(0);
  }
  return addresses;
}

it('shows the application, its drawings and its styles', async () => {
  root = createRoot(place);
  root.render(strict(<App />));
  await expect.element(page.getByRole('button', { name: 'Начислить', exact: true })).toBeVisible();
  expect(getComputedStyle(document.documentElement).getPropertyValue('--pb-bg-slab')).not.toBe('');
  expect(await loadDrawings(page.getByRole('region', { name: 'brand' }).element())).toHaveLength(9);
  await userEvent.click(page.getByRole('button', { name: 'Начислить', exact: true }));
  await expect.element(page.getByRole('dialog', { name: 'Начислить баллы' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(page.getByRole('textbox', { name: 'Телефон' }), '89123456789');
  await expect.element(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (912) 345-67-89');
  expect(errors).not.toHaveBeenCalled();
});

it('speaks English in a blue brand where it is told to, and nothing else', async () => {
  const { english: English } = pages;
  root = createRoot(place);
  root.render(strict(English ? <English /> : <></>));
  await expect.element(page.getByText('Good afternoon')).toBeVisible();
  await expect.element(page.getByText('1–5 of 12')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true');
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const russian: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (/[а-яё]/i.test(textContent ?? '') && !parentElement?.closest('[lang="ru"]')) russian.push(textContent ?? '');
  }
  expect(russian).toEqual([]);
  // The pointer stands on the button that was pressed.
  await userEvent.hover(page.getByText('Good afternoon'));
  const button = getComputedStyle(page.getByRole('button', { name: 'Send', exact: true }).element());
  await expect.poll(() => button.backgroundColor).toBe('rgb(29, 78, 216)');
  const surface = (): string => getComputedStyle(page.getByRole('table', { name: 'Orders' }).element()).color;
  const light = surface();
  await userEvent.click(page.getByText('Dark', { exact: true }));
  await expect.poll(surface).not.toBe(light);
  expect(errors).not.toHaveBeenCalled();
});

it.each(Object.entries(pages))('takes over %s as the server drew it', async (name, Page) => {
  const { html, styles } = drawn[name as keyof typeof drawn];
  const sheet = document.head.appendChild(document.createElement('template'));
  sheet.innerHTML = styles;
  document.head.append(sheet.content);
  place.innerHTML = html;
  const recovered = vi.fn();
  root = hydrateRoot(
    place,
    strict(
      <UiProvider>
        <Page />
      </UiProvider>,
    ),
    { onRecoverableError: recovered },
  );
  await vi.waitFor(() => expect(place.querySelectorAll('img:not([src]), image:not([href])')).toHaveLength(0));
  await new Promise((done) => setTimeout(done, 50));
  if (name === 'brand') expect(await loadDrawings(place)).toHaveLength(9);
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});
