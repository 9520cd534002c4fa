import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { toast, Toaster } from '@pribavka/ui/toast';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Notices from './Notices.tsx';
import type { ChangeSettings, NoticeSettings } from './useNoticeSettings.ts';

type Sent = Parameters<ChangeSettings>[0] & { version: number };

const topic = (name: 'sales' | 'points', title: string): NoticeSettings['topics'][number] => ({
  topic: name,
  title,
  locked: false,
  channels: { email: true, sms: true, messenger: false },
});
const atFirst: NoticeSettings = {
  version: 3,
  topics: [topic('sales', 'Решения по продажам'), topic('points', 'Начисления')],
  digest: 'auto',
  quiet: { on: false, from: '22:00', until: '08:00' },
  timezone: null,
  zone: 'Europe/Moscow',
  messenger: null,
};

let root: Root;
let held: NoticeSettings;
let sent: Sent[];
let release: (() => void) | undefined;
let refusal: { status: number; code: string; messages: string[] } | undefined;

function save({ version, channels = [], digest, quiet }: Sent): void {
  held = {
    ...held,
    version: version + 1,
    topics: held.topics.map((each) => ({
      ...each,
      channels: {
        ...each.channels,
        ...Object.fromEntries(channels.filter((one) => one.topic === each.topic).map((one) => [one.channel, one.on])),
      },
    })),
    digest: digest ?? held.digest,
    quiet: quiet ?? held.quiet,
  };
}

function open(): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    async adapter(config) {
      const response = { statusText: '', headers: {}, config };
      if (config.method === 'put') {
        const body = JSON.parse(String(config.data)) as Sent;
        sent.push(body);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        if (refusal) {
          const { status, ...rest } = refusal;
          refusal = undefined;
          const failed = { ...response, status, data: { errors: [], requestId: 'r1', ...rest } };
          throw Object.assign(new Error(String(status)), { isAxiosError: true, response: failed });
        }
        save(body);
      }
      return { ...response, status: 200, data: { data: held } };
    },
  });
  api.on((event) => {
    if (event.type === 'failure') for (const message of event.messages) toast.error(message);
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <Toaster />
        <MemoryRouter>
          <Notices />
        </MemoryRouter>
      </ApiProvider>
    </UiProvider>,
  );
}
const box = (name: string) => page.getByRole('checkbox', { name });
const answer = async (): Promise<void> => {
  await expect.poll(() => release).toBeDefined();
  const go = release!;
  release = undefined;
  go();
};

beforeEach(() => {
  held = atFirst;
  sent = [];
  release = undefined;
  refusal = undefined;
  open();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('shows each press at once and saves them one after another, each over the answer to the one before', async () => {
  const sales = box('Решения по продажам: Почта');
  await userEvent.click(sales);
  await expect.element(sales).not.toBeChecked();
  await expect.element(sales).toHaveFocus();
  await userEvent.click(box('Начисления: Почта'));
  await userEvent.click(page.getByRole('radio', { name: /Одна сводка в день/ }));
  await userEvent.click(page.getByRole('switch', { name: 'Не беспокоить ночью' }));
  await expect.element(box('Начисления: Почта')).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Одна сводка в день/ })).toBeChecked();
  await expect.element(page.getByRole('combobox').first()).toBeEnabled();
  await expect.element(page.getByRole('switch', { name: 'Не беспокоить ночью' })).toHaveFocus();
  expect(sent).toHaveLength(1);
  for (let count = 1; count <= 4; count += 1) {
    await expect.poll(() => sent.length).toBe(count);
    await answer();
  }
  await expect.poll(() => held.version).toBe(7);
  expect(sent.map(({ version }) => version)).toEqual([3, 4, 5, 6]);
  expect(sent[1]).toMatchObject({ channels: [{ topic: 'points', channel: 'email', on: false }] });
  await expect.element(sales).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Не беспокоить ночью' })).toBeChecked();
});

it('saves what was pressed last though the section is left before the answer', async () => {
  await userEvent.click(box('Решения по продажам: SMS'));
  await userEvent.click(box('Начисления: SMS'));
  root.unmount();
  await answer();
  await expect.poll(() => sent.length).toBe(2);
  await answer();
  await expect.poll(() => held.topics.map(({ channels }) => channels.sms)).toEqual([false, false]);
});

it('puts back a refused change alone, and says why', async () => {
  refusal = { status: 422, code: 'VALIDATION_FAILED', messages: ['Сейчас нельзя'] };
  await userEvent.click(box('Решения по продажам: Почта'));
  await userEvent.click(box('Начисления: Почта'));
  await answer();
  await expect.element(page.getByText('Сейчас нельзя')).toBeVisible();
  await expect.element(box('Решения по продажам: Почта')).toBeChecked();
  await expect.element(box('Начисления: Почта')).not.toBeChecked();
  await expect.poll(() => sent.length).toBe(2);
  await answer();
  await expect.poll(() => held.version).toBe(4);
  await expect.element(box('Начисления: Почта')).not.toBeChecked();
});

it('shows what another tab has saved meanwhile and writes nothing over it', async () => {
  const reason = 'Запись изменена другим пользователем';
  refusal = { status: 409, code: 'VERSION_CONFLICT', messages: [reason] };
  await userEvent.click(page.getByRole('switch', { name: 'Не беспокоить ночью' }));
  await userEvent.click(box('Начисления: Почта'));
  held = { ...atFirst, version: 8, digest: 'daily' };
  await answer();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Одна сводка в день/ })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Не беспокоить ночью' })).not.toBeChecked();
  await expect.element(box('Начисления: Почта')).toBeChecked();
  expect(sent).toHaveLength(1);
  await userEvent.click(box('Начисления: Почта'));
  await answer();
  await expect.poll(() => held.version).toBe(9);
  expect(sent[1]).toMatchObject({ version: 8 });
});
