import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, stillSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { DraftsProvider } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Sale } from '../../../shared/contract.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import { saleCardMessages as messages } from './messages.ts';

const sent: unknown[] = [];
const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    if (config.method === 'post') sent.push(JSON.parse(String(config.data)));
    return { status: 200, statusText: '', headers: {}, config, data: { data: {} } };
  },
});

const still = stillSession({ roleCode: 'member', grants: new Set() });
const known = still.snapshot();
const session = { ...still, snapshot: () => known };

let root: Root;
afterEach(() => {
  root.unmount();
  sessionStorage.clear();
});

function open(id: string): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider store={session}>
          <DraftsProvider owner="vera">
            <ReplyDialog sale={{ id, status: 'clarification' } as Sale} kind="answer" onClose={() => undefined} />
          </DraftsProvider>
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
}

it('keeps an answer over Escape and a reload, for its own sale, until it is sent', async () => {
  const field = page.getByRole('textbox', { name: messages.answerLabel });
  open('s1');
  await userEvent.fill(field, 'Чек переснял, номер виден');
  root.unmount();
  open('s2');
  await expect.element(field).toHaveValue('');
  root.unmount();
  open('s1');
  await expect.element(field).toHaveValue('Чек переснял, номер виден');
  await expect.element(page.getByText(/^Вернули введённое/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: messages.answerSend }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent).toMatchObject([{ text: 'Чек переснял, номер виден' }]);
  root.unmount();
  open('s1');
  await expect.element(field).toHaveValue('');
});
