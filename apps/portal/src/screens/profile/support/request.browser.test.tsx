import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Request from './Request.tsx';
import { requestMessages as messages } from './messages.ts';

const open = {
  id: 'r1',
  number: 'О-000012',
  version: 1,
  status: 'in_progress',
  category: { code: 'other', name: 'Другое' },
  subject: 'Не вижу баллов',
  rating: null,
  sale: null,
  operation: null,
  mergedInto: null,
  closesAt: null,
  messages: [{ id: 'm1', at: '2026-11-20T10:00:00.000Z', author: 'author', text: 'Помогите', files: [] }],
  allowedActions: ['message', 'close'],
};
const closed = { ...open, version: 2, status: 'closed', allowedActions: ['reopen'] };

/** What the answer to a message waits for. */
let held: Promise<void> | undefined;
const sent: { url: string; body: unknown }[] = [];

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    const url = config.url ?? '';
    if (config.method === 'post' && !url.includes('notifications')) {
      const isFile = config.data instanceof FormData;
      sent.push({ url, body: isFile ? 'file' : (JSON.parse(String(config.data)) as unknown) });
    }
    if (held && url.endsWith('/messages')) await held;
    const file = { id: 'f1', name: 'чек.png', mime: 'image/png', size: 3 };
    const answer = url.endsWith('/files') ? file : url.endsWith('/close') ? closed : open;
    return { status: 200, statusText: '', headers: {}, config, data: { data: answer } };
  },
});

const show = (): Root => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const router = createMemoryRouter([{ path: '*', element: <Request id="r1" onClose={() => undefined} /> }]);
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </UiProvider>,
  );
  return root;
};

it('loses nothing of a message when the request is closed while it is typed', async () => {
  const root = show();
  const field = page.getByRole('textbox', { name: messages.answer });
  await userEvent.fill(field, 'Баллов всё ещё нет');
  await userEvent.click(page.getByRole('button', { name: messages.attach }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['abc'], 'чек.png', { type: 'image/png' }));
  await expect.element(page.getByText('Загружен', { exact: true })).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: messages.close }));
  await userEvent.click(page.getByRole('button', { name: messages.closeAction }));
  await expect.element(page.getByText(messages.unsent)).toBeVisible();
  await expect.element(page.getByText(new RegExp(`${messages.unsentReopen} ${messages.unsentFiles}`))).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Баллов всё ещё нет')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: messages.send })).not.toBeInTheDocument();

  await userEvent.click(page.getByRole('button', { name: messages.reopen }));
  await expect.element(page.getByRole('textbox', { name: messages.reopenLabel })).toHaveValue('Баллов всё ещё нет');
  await userEvent.click(page.getByRole('button', { name: messages.reopenAction }));

  // The text is sent; the file goes with the next message.
  await expect.element(field).toHaveValue('');
  await userEvent.fill(field, 'Вот чек');
  await userEvent.click(page.getByRole('button', { name: messages.send, exact: true }));
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ url: expect.stringMatching(/messages$/) as string, body: { text: 'Вот чек', fileIds: ['f1'] } });
  expect(sent.find(({ url }) => url.endsWith('/reopen'))?.body).toEqual({ text: 'Баллов всё ещё нет' });
  root.unmount();
});

it('keeps what is typed while a message is on its way, with the caret', async () => {
  const root = show();
  const field = page.getByRole('textbox', { name: messages.answer });
  const count = sent.length;
  let release: () => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  await userEvent.fill(field, 'Первая мысль');
  await userEvent.click(page.getByRole('button', { name: messages.send, exact: true }));
  await expect.poll(() => sent.length).toBe(count + 1);
  await userEvent.click(field);
  await userEvent.keyboard('{End} ВТОРАЯ');
  release();
  await expect.element(field).toHaveValue('ВТОРАЯ');
  await expect.element(field).toHaveFocus();
  held = undefined;
  await userEvent.click(page.getByRole('button', { name: messages.send, exact: true }));
  await expect.element(field).toHaveValue('');
  expect(sent.slice(count).map(({ body }) => body)).toEqual([
    { text: 'Первая мысль', fileIds: [] },
    { text: 'ВТОРАЯ', fileIds: [] },
  ]);
  root.unmount();
});
