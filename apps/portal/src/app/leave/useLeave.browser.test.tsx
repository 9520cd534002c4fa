import { useUnsavedChanges } from '@pribavka/forms';
import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { useLinkGuard } from './useLeave.ts';

function Form({ changed }: { changed: boolean }): ReactElement {
  useUnsavedChanges(changed);
  return <Link to="/sales">К продажам</Link>;
}

function App({ changed }: { changed: boolean }): ReactElement {
  useLinkGuard();
  return (
    <Routes>
      <Route path="/profile" element={<Form changed={changed} />} />
      <Route path="/sales" element={<h1>Продажи</h1>} />
    </Routes>
  );
}

let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;
const show = (changed: boolean): void =>
  root.render(
    <UiProvider>
      <MemoryRouter initialEntries={['/profile']}>
        <App changed={changed} />
      </MemoryRouter>
      <ConfirmHost />
    </UiProvider>,
  );

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('lets a saved form go at once', async () => {
  show(false);
  await page.getByRole('link', { name: 'К продажам' }).click();
  await expect.element(page.getByRole('heading', { name: 'Продажи' })).toBeVisible();
});

it('asks about a changed one: stays, or leaves as the person says', async () => {
  show(true);
  await page.getByRole('link', { name: 'К продажам' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await expect.element(page.getByRole('link', { name: 'К продажам' })).toBeVisible();
  await page.getByRole('link', { name: 'К продажам' }).click();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await expect.element(page.getByRole('heading', { name: 'Продажи' })).toBeVisible();
});
