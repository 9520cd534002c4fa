import { ApiProvider } from '@pribavka/api/react';
import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { api } from '../app/client.ts';
import { forgetShown, showKept, showSlow } from './kept-state.ts';
import { offlineMessages as messages } from './messages.ts';
import { Notice } from './Notice.tsx';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
root.render(
  <UiProvider>
    <ApiProvider api={api}>
      <MemoryRouter>
        <Notice />
      </MemoryRouter>
    </ApiProvider>
  </UiProvider>,
);

afterEach(() => forgetShown());

it('says that a command is waited for next to the age of the figures, and the age alone after it', async () => {
  let settle: () => void = () => undefined;
  showKept(new Date().setHours(14, 5));
  showSlow(new Promise<void>((resolve) => (settle = resolve)));
  await expect.element(page.getByText(`${messages.slow}. Данные на 14:05`)).toBeVisible();
  settle();
  await expect.element(page.getByText(`${messages.away} Данные на 14:05`)).toBeVisible();
});
