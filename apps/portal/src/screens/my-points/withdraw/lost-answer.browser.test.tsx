import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider, useSession } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Withdraw from './Withdraw.tsx';

const codeMadeAt = '2026-11-27 12:00:00.000';
const sent = {
  sentTo: '+7 (906) •••-••-49',
  expiresAt: '2026-11-27 12:10:00.000',
  resendAfterSeconds: 60,
  attemptsLeft: 5,
  codeLength: 6,
};
const card = { id: 'card', mask: '•• 4242', brand: 'МИР' };
const made = {
  id: 'w29',
  number: 'В-000029',
  points: 2000,
  netKopecks: 174_000,
  card,
  status: 'new',
  requestedAt: '2026-11-27 12:00:20.000',
  payoutBy: null,
};
const quote = {
  rateKopecks: 100,
  taxExemptUsedKopecks: 0,
  taxKopecks: 26_000,
  taxNote: 'НДФЛ 13 %',
  netKopecks: 174_000,
  payoutBy: null,
  codeRequired: true,
  blockers: [],
  limits: { min: 500, max: 15_000, step: 1, available: 9000, monthLeft: 9000, dayRequestsLeft: 1 },
};

let root: Root;
let requests: object[];
let asked: string[];
let isLost: boolean;

function answerOf(url: string): unknown {
  if (url.endsWith('/list')) return { items: requests, hasMore: false, total: requests.length, totals: {} };
  if (url.endsWith('/quote')) return quote;
  if (url.endsWith('/code')) return sent;
  if (url.endsWith('/cards')) return [{ ...card, isDefault: true }];
  if (url.endsWith('accesses')) return { roleCode: 'member', items: [] };
  if (url.endsWith('profile')) return { user: { id: 'anna', status: 'active' } };
  return made;
}

function Known(): ReactElement | null {
  const { profile } = useSession();
  return profile ? <Withdraw onClose={() => undefined} onDone={() => undefined} /> : null;
}

function open(): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore({ session: 's', refresh: 'r' }) }),
    retry: async () => false,
    adapter: async (config) => {
      const url = config.url ?? '';
      asked.push(url.split('/').at(-1)!);
      if (url.endsWith('/withdrawals')) {
        requests = [made];
        if (isLost) throw Object.assign(new Error('reset'), { isAxiosError: true, code: 'ERR_NETWORK' });
      }
      return { status: 200, statusText: '', headers: {}, config, data: { data: answerOf(url) } };
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <SessionProvider>
          <MemoryRouter>
            <Known />
          </MemoryRouter>
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
}
const reload = (): void => {
  root.unmount();
  asked = [];
  open();
};
const code = page.getByLabelText('Код подтверждения');
const toCode = async (): Promise<void> => {
  open();
  await userEvent.fill(page.getByLabelText('Сколько вывести'), '2000');
  await userEvent.click(page.getByRole('button', { name: /^Вывести/ }).last());
  await expect.element(code).toBeVisible();
};

beforeEach(() => {
  requests = [{ ...made, id: 'w28', number: 'В-000028', requestedAt: '2026-11-27 11:59:59.000' }];
  asked = [];
  isLost = true;
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('says after a reload that the request is made when only its answer was lost', async () => {
  await toCode();
  await userEvent.fill(code, '123456');
  await expect.element(page.getByText(/Нет связи|Проверьте/).first()).toBeVisible();
  reload();
  await expect.element(page.getByText(/^Заявка В-000029 на 1\s740/)).toBeVisible();
  expect(asked).not.toContain('code');
  expect(sessionStorage.getItem('pb-withdrawal')).toBeNull();
});

it(`goes on at the code when nothing was asked for after ${codeMadeAt}`, async () => {
  await toCode();
  reload();
  await expect.element(page.getByText(`Отправили код на ${sent.sentTo}.`)).toBeVisible();
  isLost = false;
  await userEvent.fill(code, '123456');
  await expect.element(page.getByText(/^Заявка В-000029/)).toBeVisible();
});
